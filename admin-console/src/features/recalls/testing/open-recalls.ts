import type { RecallCase, RecallDetail } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { renderConsole } from '../../../testing/render-console.tsx';
import { adminUser } from '../../../testing/responses.ts';

/** A draft about one batch of strips, and lancets without batches. */
export const draft: RecallDetail = {
  id: 7,
  recall_no: 'RC-2026-0007',
  vendor_id: null,
  vendor: '',
  vendor_arabic: '',
  severity: 'I',
  authority: 'SFDA',
  authority_ref: 'FSN-12',
  action: 'return',
  title: 'Strips read too low',
  title_arabic: 'شرائط تعطي قراءات منخفضة',
  state: 'draft',
  created_at: '2026-11-29T09:00:00.000Z',
  opened_at: null,
  closed_at: null,
  updated_at: '2026-11-29T09:30:00.000Z',
  reason: 'They read too low.',
  reason_arabic: 'تعطي قراءات منخفضة.',
  instruction: 'Send them back.',
  instruction_arabic: 'أعيدوها.',
  sold_from: '2026-10-01',
  conclusion: '',
  conclusion_arabic: '',
  shortfall_reason: '',
  is_told: false,
  products: [
    {
      id: 3,
      slug: 'strips',
      name: 'Glucose strips',
      name_arabic: 'شرائط السكر',
      sku: 'STR-50',
      company_name: 'Gulf Medical',
      company_name_arabic: 'الخليج الطبية',
      tracks_lots: true,
      lifted: false,
    },
    {
      id: 4,
      slug: 'lancets',
      name: 'Lancets',
      name_arabic: 'إبر وخز',
      sku: 'LAN-1',
      company_name: 'Gulf Medical',
      company_name_arabic: 'الخليج الطبية',
      tracks_lots: false,
      lifted: false,
    },
  ],
  lots: [
    {
      id: 31,
      product_id: 3,
      lot_no: 'A1',
      expires_on: '2027-03-31',
      on_hand: 40,
      sold: 12,
      recalled: true,
      lifted: false,
    },
    {
      id: 32,
      product_id: 3,
      lot_no: 'A2',
      expires_on: '2027-06-30',
      on_hand: 5,
      sold: 0,
      recalled: false,
      lifted: false,
    },
  ],
  report: {
    units_received: 52,
    units_on_hand: 40,
    units_written_off: 0,
    units_sold: 12,
    units_shipped: 11,
    people: 9,
    cases: 0,
    mailed: 0,
    undelivered: 0,
    reminders: 0,
    contacts: 0,
    acknowledged: 0,
    target: 100,
    returned: 0,
    destroyed: 0,
    used: 0,
    missing: 0,
    unaccounted: 0,
    arrived: 0,
    last_mail_at: null,
    held_parcels: 1,
  },
};

/** The same recall, open, its buyers told. */
export const opened: RecallDetail = {
  ...draft,
  state: 'open',
  is_told: true,
  opened_at: '2026-11-29T10:00:00.000Z',
  report: { ...draft.report, cases: 10, mailed: 10, acknowledged: 4, returned: 3 },
};

/** A buyer of two units who has not answered. */
export const sara: RecallCase = {
  id: 71,
  order_sub_no: 'BLS-AAAAAAAAA1-1',
  customer: 'Sara Ali',
  email: 'sara@example.test',
  phone_number: '+966500000000',
  product: 'Glucose strips',
  product_arabic: 'شرائط السكر',
  lot_no: 'A1',
  quantity: 2,
  mailed_at: '2026-11-29T10:01:00.000Z',
  acknowledged_at: null,
  acknowledged_by: '',
  returned: 0,
  destroyed: 0,
  used: 0,
  missing: 0,
  arrived: 0,
  is_sent: true,
  reminders: 1,
  contacts: [],
};

/** Opens a page of the console; `sent` lists the changes that were sent. */
export const openRecalls = async (at: string, responses: Parameters<typeof fakeApi>[0] = {}, lang?: 'en' | 'ar') => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/recalls/7': ok({ data: draft }),
    'GET /admin/recalls/7/cases': ok({ cases: [sara], meta: metaOf([sara]) }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
  const asked = (path: string) => calls.filter((call) => call.path.startsWith(path)).map((call) => call.path);
  return { ...view, sent, asked };
};

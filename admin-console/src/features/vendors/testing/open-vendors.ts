import type { AdminVendor, AdminVendorRow, Member, StoreTeam } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { adminUser } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

export const vendorRow: AdminVendorRow = {
  id: 3,
  name: 'huda Nasser',
  company_name: 'Gulf Medical',
  company_name_arabic: '',
  email: 'huda@example.test',
  phone: '+97317000000',
  logo: null,
  active: 0,
  stopped: false,
  rejection_remarks: '',
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
  cr_certificate: null,
  vat_state: 'none',
  asks: false,
};

export const vendor: AdminVendor = {
  id: 3,
  firstname: 'Huda',
  lastname: 'Nasser',
  email: vendorRow.email,
  phone_number: vendorRow.phone,
  active: 0,
  trusted: false,
  logo_url: null,
  cr_certificate: null,
  rejection_remarks: '',
  created_at: vendorRow.created_at,
  updated_at: vendorRow.updated_at,
  requested: null,
  holiday: null,
  tax: {
    ...{ country: 'SA', regime: 'deemed', state: 'none', vat_number: '', legal_name: '', legal_name_arabic: '' },
    ...{ asked_at: null, decided_at: null, remarks: '', updated_at: vendorRow.updated_at },
  },
  underway: { orders: 0, returns: 0 },
  vendor: {
    company_name: 'Gulf Medical',
    company_name_arabic: '',
    company_address: '12 Olaya Street',
    company_phone_no: '',
    cr_number: '1010000007',
    country: 1,
    state: 10,
    city: 100,
    postal_code: '12211',
    places: {
      country: { id: 1, name: 'Saudi Arabia', name_arabic: 'السعودية' },
      state: { id: 10, name: 'Riyadh Province', name_arabic: 'منطقة الرياض' },
      city: { id: 100, name: 'Riyadh', name_arabic: 'الرياض' },
    },
  },
};

const MOMENT = '2026-11-20T09:30:00.000Z';

/** The owner of the store, with a second step. */
export const owner: Member = {
  ...{ id: 7, name: 'Huda Nasser', email: vendorRow.email, role: { preset: 'owner', id: null, name: 'Owner' } },
  ...{ created_at: MOMENT, updated_at: MOMENT, last_seen_at: null, is_self: false },
  ...{ has_factor: true, factors_reset_at: null, muted: [] },
};

/** Response with the team of the store. */
export const storeTeam = (owner_change: StoreTeam['owner_change'] = null, members = [owner]) =>
  ok({ data: { members, owner_change } });

type Answers = Parameters<typeof fakeApi>[0];

/** Opens a page of the vendors; `sent` returns the mutating requests. */
export async function openVendors(at: string, rows: AdminVendorRow[], responses: Answers = {}) {
  const list = { vendors: rows, meta: metaOf(rows) };
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/vendor': ok({ ...list, data: list }),
    'GET /admin/vendor/3': ok({ data: vendor }),
    'GET /admin/vendors/3/team': storeTeam(),
    'GET /countries': ok({ data: [{ id: 1, name: 'Saudi Arabia', iso2: 'SA' }] }),
    'GET /states': ok({ data: [{ id: 10, name: 'Riyadh Province' }] }),
    'GET /cities': ok({ data: [{ id: 100, name: 'Riyadh' }] }),
    ...responses,
  });
  const view = await renderConsole(at);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  return { ...view, calls, sent };
}

import type {
  AdminLicence,
  AdminPayment,
  AdminPaymentDetail,
  ContactMessage,
  PlatformPermission,
  Report,
} from '@balsam/shared-api';
import { PLATFORM_PERMISSIONS } from '@balsam/shared-api';
import { anOrder, aReturn, aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { material } from '../features/attributes/testing/open-attributes.ts';
import { category } from '../features/categories/testing/open-categories.ts';
import { gloves, productOf } from '../features/products/testing/products.ts';
import { draft, opened, sara } from '../features/recalls/testing/open-recalls.ts';
import { storeTeam, vendor, vendorRow } from '../features/vendors/testing/open-vendors.ts';
import { goodwill, NUMBER, subOrder, vendor as store } from '../testing/money.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { dashboard } from '../testing/responses.ts';

type Answers = Parameters<typeof fakeApi>[0];

const meta = { current_page: 1, last_page: 1, total: 1, per_page: 10 };
const day = '2026-11-01';
const at = '2026-11-20T09:30:00.000Z';
const customer = { id: 9, name: 'Sara Haddad', email: 'sara@example.test', phone_number: '', orders: 0, spent: [] };

const licence: AdminLicence = {
  id: 9,
  type: {
    ...{ code: 'sfda_mdel', name: 'Establishment licence', name_arabic: 'ترخيص منشأة' },
    ...{ issuer: 'SFDA', issuer_arabic: 'الهيئة', scoped: false },
  },
  ...{ number: 'MDEL-1', activity: '', issued_on: day, expires_on: '2027-01-01', state: 'submitted', categories: [] },
  ...{ file_name: 'licence.pdf', mime: 'application/pdf', vendor: store, submitted_at: at, decided_at: null },
  ...{ decided_by: null, reason: '', same_number: [] },
};

const report: Report = {
  ...{
    id: 4,
    product: { id: 9, slug: 'lab-coat', name: 'Lab coat', name_arabic: '' },
    vendor: store,
    reason: 'unsafe',
  },
  ...{ text: 'It tears.', reporter: { email: 'sara@example.test', name: null }, urgent: true, state: 'open' },
  ...{ action: 'none', note: '', decided_by: null, decided_at: null, created_at: at, reports: 1 },
};

const message: ContactMessage = {
  ...{
    id: 4,
    name: 'Sara Ali',
    email: 'sara@example.test',
    phone_number: '+973',
    subject: 'My parcel',
    message: 'When?',
  },
  ...{ created_at: at, handled_at: null, handled_by: null },
};

const payment: AdminPayment = {
  ...{ id: 2, order_no: 'BLS-1', order_state: 'placed', attempt: 1, provider: 'test', ref: 'chg', amount: 250 },
  ...{ customer, currency: 'SAR', scheme: '', plan: 'sale', state: 'waiting', failure: null, open_findings: 1 },
  ...{ created_at: at, updated_at: at },
};
const paymentDetail: AdminPaymentDetail = {
  ...payment,
  ...{ pay_by: null, attempts: [payment], operations: [] },
  findings: [
    {
      ...{ id: 4, payment_id: 2, order_no: 'BLS-1', kind: 'amount_differs', detail: '100 SAR' },
      ...{ found_at: at, settled_at: null },
    },
  ],
  events: [{ id: 7, ref: 'chg', state: 'dead', attempts: 8, error: 'none', received_at: at }],
};

const payout = {
  ...{
    id: 1,
    payout_no: 'PAY-1',
    run_no: 'PAY',
    currency: 'SAR',
    amount: 250,
    state: 'underway',
    iban: 'SA',
    holder: 'G',
  },
  ...{ bank: 'Riyad', bank_reference: '', paid_on: null, reason: '', created_at: at, vendor: store },
};
const refund = {
  ...{
    id: 8,
    return_no: 'RET-1',
    order_sub_no: NUMBER,
    currency: 'SAR',
    amount: 18.75,
    method: 'transfer',
    iban: 'SA',
  },
  ...{ holder: 'Layla', state: 'due', run_no: null, failure: '', bank_reference: '', paid_on: null, version: 1 },
  ...{ needs_account: false, created_at: at, customer },
};

const RESPONSES: Answers = {
  'GET /admin/vendor': ok({ data: { vendors: [vendorRow], meta } }),
  'GET /admin/vendor/3': ok({ data: vendor }),
  'GET /admin/vendors/3/team': storeTeam(),
  'GET /countries': ok({ data: [] }),
  'GET /states': ok({ data: [] }),
  'GET /cities': ok({ data: [] }),
  'GET /categories': ok({ categories: [] }),
  'GET /admin/category': ok({ data: { categories: [category], meta } }),
  'GET /admin/category/wound-care': ok({ data: category }),
  'GET /admin/category/5/gates': ok({ data: { gates: [] } }),
  'GET /admin/category/5/attributes': ok({ data: { attributes: [], approved_count: 0, updated_at: at } }),
  'GET /admin/attributes': ok({ data: { attributes: [material], meta } }),
  'GET /admin/attributes/7': ok({ data: material }),
  'GET /admin/products': ok({ data: { products: [gloves], meta } }),
  'GET /admin/product/1': ok({ data: productOf({ change_id: 3 }) }),
  'GET /admin/recalls': ok({ data: { recalls: [opened], meta }, recalls: [opened], meta }),
  'GET /admin/recalls/7': ok({ data: opened }),
  'GET /admin/recalls/7/cases': ok({ cases: [sara], meta }),
  'GET /admin/licences/9': ok({ data: licence, categories: [] }),
  'GET /admin/reports': ok({ data: { reports: [report], meta } }),
  'GET /admin/messages': ok({ data: { messages: [message], meta } }),
  'GET /admin/customers/9': ok({
    data: {
      ...{ ...customer, company_name: '', lang: 'en', state: 'active', blocked_at: null, block_reason: '' },
      ...{
        addresses: [],
        reviews: 1,
        newsletter: null,
        has_factor: false,
        factors_reset_at: null,
        last_order_at: null,
        created_at: at,
      },
    },
  }),
  'GET /admin/orders': ok({ data: { orders: [anOrder()], meta } }),
  'GET /admin/invoices': ok({ data: { invoices: [], meta } }),
  'GET /admin/returns/RET-1': ok({ data: aReturn({ return_no: 'RET-1', state: 'declined' }) }),
  'GET /admin/refunds': ok({ data: { refunds: [refund], meta } }),
  'GET /admin/refund-runs': ok({
    data: { runs: [], refund_runs: [], due: [{ currency: 'SAR', refund_count: 1, total: 9 }], meta },
  }),
  'GET /admin/bank-accounts': ok({
    data: { bank_accounts: [{ ...payout, state: 'waiting', remarks: '', held_until: null, decided_by: null }], meta },
  }),
  'GET /admin/money/carrier-cash': ok({
    data: {
      parts: [
        {
          ...{ id: 1, order_sub_no: NUMBER, vendor: store, carrier: 'aramex', currency: 'SAR', amount: 100, days: 2 },
          completed_at: at,
        },
      ],
      totals: [],
      meta,
    },
  }),
  'GET /admin/commission-rates': ok({
    data: {
      commission_rates: [
        {
          ...{ id: 1, source: 'default', category: null, vendor: null, percent: 10, from_day: day, state: 'live' },
          ...{ ended_at: null, created_by: 'Sara Ali', created_at: at },
        },
      ],
      meta,
    },
  }),
  'GET /admin/money/vendors': ok({
    data: { balances: [{ id: 1, vendor: store, currency: 'SAR', balance: -5, pending: 0, available: -5 }], meta },
  }),
  'GET /admin/money/entries': ok({ data: { entries: [goodwill], meta } }),
  'GET /admin/money/accounts': ok({ data: { accounts: [], balances: [] } }),
  [`GET /admin/money/parts/${NUMBER}`]: ok({ data: subOrder }),
  'GET /admin/payments/2': ok({ data: paymentDetail }),
  'GET /admin/payouts': ok({ data: { payouts: [payout], meta } }),
  'GET /admin/money/statements': ok({ data: { statements: [], meta } }),
  'GET /admin/vat-rates': ok({ vat_rates: [] }),
  'GET /admin/fx-rates': ok({ fx_rates: [] }),
  'GET /admin/synonyms': ok({
    data: {
      synonyms: [{ id: 3, term: 'bp machine', means: 'monitor', lang: 'en', created_at: at, updated_at: at }],
      meta,
    },
  }),
  'GET /admin/search-misses': ok({
    data: { misses: [{ id: 9, query: 'panadol', lang: 'en', count: 2, last_at: at }], meta },
  }),
  'GET /admin/dashboard': dashboard(),
  'GET /admin/areas': ok({ data: { areas: [] } }),
  'GET /admin/opening': ok({ data: { is_complete: false, steps: [] } }),
};

/** Opens a page as a member with these permissions, and waits for its data. */
async function openWith(permissions: readonly PlatformPermission[], page: string, given: Answers = {}) {
  const user = aUser({ permissions: permissions.filter((name) => name !== 'member') });
  fakeApi({ ...RESPONSES, 'GET /user': user, ...given });
  const view = await renderConsole(`/admin/${page}`);
  const queries = () => Object.values(view.store.getState().api.queries);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(queries().filter((query) => query?.status === 'pending')).toEqual([]));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return view;
}

/** Names of everything on the page that can be pressed, followed or filled in. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, a, input), [role="dialog"] button')].map((control) => {
    const labels =
      control instanceof HTMLInputElement ? [...(control.labels ?? [])].map((each) => each.textContent) : [];
    return stripBidi(control.getAttribute('aria-label') ?? [...labels, control.textContent].join(' '));
  });
const found = (name: string) => controls().filter((control) => control.includes(name));

interface Case {
  what: string;
  page: string;
  may: PlatformPermission;
  /** Names that a member who may change them finds. */
  names: string[];
  given?: Answers;
  /** A button that opens the dialog with them. */
  open?: string;
}

const CASES: Case[] = [
  { what: 'vendors', page: 'vendors', may: 'vendors.read', names: ['Add', 'Change', 'Delete', 'Select'] },
  { what: 'a vendor', page: 'edit-vendor/3', may: 'vendors.read', names: ['Decide'] },
  { what: 'categories', page: 'categories', may: 'catalogue.read', names: ['Add', 'Delete', 'Select'] },
  { what: 'attributes', page: 'specifications', may: 'catalogue.read', names: ['Add', 'Delete'] },
  { what: 'products', page: 'products', may: 'catalogue.read', names: ['Delete', 'Select'] },
  { what: 'a product', page: 'products/1', may: 'catalogue.read', names: ['Approve', 'Delete', 'Accept', 'Decline'] },
  { what: 'recalls', page: 'recalls', may: 'catalogue.read', names: ['Draft a recall'] },
  { what: 'an open recall', page: 'recalls/7', may: 'catalogue.read', names: ['Edit', 'Close', 'Lift'] },
  {
    ...{ what: 'a drafted recall', page: 'recalls/7', may: 'catalogue.read', names: ['Discard', 'Open the recall'] },
    given: { 'GET /admin/recalls/7': ok({ data: draft }) },
  },
  { what: 'the calls of a recall', page: 'recalls/7/cases', may: 'catalogue.read', names: ['Record'] },
  { what: 'a licence', page: 'licences/9', may: 'vendors.read', names: ['Accept', 'Refuse'] },
  { what: 'reports', page: 'reports', may: 'catalogue.read', names: ['Decide'], open: 'Lab coat' },
  { what: 'messages', page: 'messages', may: 'customers.read', names: ['Mark as done', 'Select'], open: 'My parcel' },
  { what: 'a customer', page: 'customers/9', may: 'customers.read', names: ['Block'] },
  { what: 'a return', page: 'returns/RET-1', may: 'orders.read', names: ['Save'] },
  { what: 'refunds', page: 'refunds', may: 'money.read', names: ['Paid or not'] },
  { what: 'refund runs', page: 'refunds/runs', may: 'money.read', names: ['Order'] },
  { what: 'bank accounts', page: 'money/bank-accounts', may: 'money.read', names: ['Check account'] },
  { what: 'the cash of carriers', page: 'money/carriers', may: 'money.read', names: ['Select all'] },
  { what: 'commissions', page: 'commission', may: 'money.read', names: ['Add', 'End'] },
  { what: 'balances', page: 'money', may: 'money.read', names: ['Adjust'] },
  { what: 'accounts', page: 'money/accounts', may: 'money.read', names: ['has settled'] },
  { what: 'the money of an order', page: `money/parts/${NUMBER}`, may: 'money.read', names: ['who took'] },
  { what: 'entries', page: 'money/entries', may: 'money.read', names: ['Reverse'], open: 'Lines' },
  { what: 'a payment', page: 'payments/2', may: 'money.read', names: ['Check with', 'Settle', 'Try'] },
  { what: 'payouts', page: 'money/payouts', may: 'money.read', names: ['Pay vendors', 'Bank response'] },
  { what: 'statements', page: 'money/statements', may: 'money.read', names: ['Close a month'] },
  { what: 'VAT rates', page: 'vat', may: 'money.read', names: ['Add a rate'] },
  { what: 'synonyms', page: 'synonyms', may: 'catalogue.read', names: ['Add', 'Change', 'Delete'] },
  { what: 'failed searches', page: 'synonyms/missed', may: 'catalogue.read', names: ['Make'] },
  { what: 'the dashboard', page: 'dashboard', may: 'orders.read', names: ['checklist'] },
];

it.each(CASES)('A member who may only read $what finds nothing to change them with', async (one) => {
  const { page, may, names, given, open } = one;
  const first = await openWith(PLATFORM_PERMISSIONS, page, given);
  if (open) await first.user.click(await screen.findByRole('button', { name: new RegExp(open) }));
  const missing = names.filter((name) => found(name).length === 0);
  if (missing.length > 0) throw new Error(`${missing.join()} not in ${controls().join(' | ')}`);
  first.unmount();
  const second = await openWith([may], page, given);
  if (open) await second.user.click(await screen.findByRole('button', { name: new RegExp(open) }));
  expect(names.flatMap(found)).toEqual([]);
});

it.each([
  ['a vendor', 'edit-vendor/3', 'vendors.read', 'First name'],
  ['a category', 'edit-category/wound-care', 'catalogue.read', 'Name'],
  ['an attribute', 'edit-specification/7', 'catalogue.read', 'Name'],
] as const)('A member who may only read %s sees the fields disabled', async (_what, page, may, name) => {
  await openWith([may], page);
  for (const field of screen.getAllByLabelText(new RegExp(name))) expect(field).toBeDisabled();
});

import type {
  AuditEntry,
  VendorIdentity,
  VendorNotification,
  VendorProductDetail,
  VendorReview,
} from '@balsam/shared-api';
import { anOrder, aReturn, markData, ok } from '@balsam/shared-api/testing';
import { orderList, vendorUser } from './responses.ts';
import { glovesAttributes } from './attributes.ts';
import { aVendorProduct } from './a-vendor-product.ts';
import { gloves, large } from './gloves.ts';
import { invoice } from './invoices.ts';
import { licences } from './licences.ts';
import { lot, lotDetail } from './lots.ts';
import { draft, opened, sara } from './recalls.ts';
import { huda, invitation as teamInvitation, sara as colleague, teamOf } from './team.ts';
import { BANK_ACCOUNT, commission, goodwill, NUMBER, subOrder, PAYOUT, STATEMENT, STATEMENT_ROW } from './money.ts';
import { aReportRow, dashboardOf, reportOf, vatReport } from './sales.ts';

const meta = { current_page: 1, last_page: 2, total: 11, per_page: 10 };
const names = { name: 'Nitrile gloves', name_arabic: 'قفازات نتريل' };
const moments = { created_at: '2026-11-20T09:30:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' };
const place = { id: 1, name: 'Saudi Arabia', iso2: 'SA' };
const currencies = (['SAR', 'BHD'] as const).map((currency) => ({ currency, orders: 2 }));

const detail: VendorProductDetail = {
  ...gloves,
  sku: '1001',
  tags: ['⟪gloves⟫'],
  related_products: [{ id: 9, ...names, sku: '1002', price_usd: 2 }],
  variants: [{ ...large, sku: '1003' }],
};

const auditEntry: AuditEntry = {
  ...{
    id: 1,
    created_at: moments.created_at,
    actor: { id: 7, name: 'Huda Nasser', email: 'huda@example.test', role: 2 },
  },
  ...{ action: 'product.edited', action_text: 'Product changed', entity: 'product', entity_text: 'Product' },
  ...{ entity_id: '5', label: 'Nitrile gloves', before: { name: 'Gloves' }, after: { name: 'Nitrile gloves' } },
};

const review: VendorReview = {
  id: 5,
  product: { id: 1, slug: 'nitrile-gloves', ...names, image: null },
  rating: 4,
  review: 'Good fit.',
  author: 'Sara A.',
  verified: true,
  answer: '',
  answered_at: null,
  ...moments,
};

const notification: VendorNotification = {
  id: 1,
  kind: 'low_stock',
  payload: { slug: 'nitrile-gloves', ...names, variant: 'Large', variant_arabic: 'كبير', stock: 3 },
  href: '/vendor/edit-product/nitrile-gloves',
  read_at: null,
  created_at: moments.created_at,
};

const order = anOrder({
  status: 'Confirmed',
  status_code: 2,
  is_late: true,
  note: 'Fragile',
  message: 'Ring twice',
  tracking_id: '123456',
  cancel_request: { asked_at: moments.created_at, state: 'declined', reason: 'It is packed.' },
  pickup: {
    carrier: 'local',
    date: '2026-11-22',
    from: '09:00',
    to: '12:00',
    tracking_id: '123456',
    label_url: '/vendor/orders/BLS-AAAAAAAAA1-1/label',
  },
});

const company = { company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية', cr_number: '1010123456' };

const identity: VendorIdentity = {
  ...company,
  cr_certificate: '⟪cr.pdf⟫',
  logo_url: '/media/a-640.webp',
  requested: {
    ...{ id: 1, ...company, cr_number: '1010999888', cr_certificate: null, asked_at: moments.created_at },
    ...{ declined_at: moments.updated_at, decline_reason: '⟪Not on your certificate⟫' },
  },
};

/** Response fields whose values people read. */
const READ = new Set(
  'name name_arabic arabic_name description arabic_description description_arabic value value_arabic company_name full_name firstname'
    .concat(' lastname phone_number address_1 address_2 street city state country zip_code customer author')
    .concat(' review answer message note reason order_no order_sub_no cr_number variant variant_arabic sku invoice_no')
    .concat(' payout_no statement_no last_payout last_statement')
    .concat(
      ' unit unit_arabic action_text entity_text label invited_by company_address company_phone_no national_address company_name_arabic',
    )
    .split(' '),
);

/** Responses with all readable texts marked as data. */
const MARKED: Record<string, { body: unknown }> = markData(
  {
    'GET /user': vendorUser,
    'GET /categories': ok({ categories: [{ id: 2, slug: 'protection', ...names, image: null, product_count: 1 }] }),
    'GET /vendor/categories/2/attributes': ok({ attributes: glovesAttributes.map((each) => ({ ...each, help: '' })) }),
    'GET /vendor/products/imports': ok({ imports: [] }),
    'GET /countries': ok({ data: [place] }),
    'GET /states': ok({ data: [place] }),
    'GET /cities': ok({ data: [place] }),
    'GET /vendor/dashboard': dashboardOf({
      boxes: [{ key: 'sales', value: 120, previous: 100, change_percent: 20 }],
      top_products: [{ id: 1, slug: 'nitrile-gloves', ...names, image: null, units: 3, sales: 120 }],
      currencies,
    }),
    'GET /vendor/orders': orderList([order, anOrder({ id: 2, cancel_requested_at: moments.created_at })]),
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order }),
    'GET /vendor/products': ok({ products: [aVendorProduct({ low_stock: true }), aVendorProduct({ id: 2 })], meta }),
    'GET /vendor/products/nitrile-gloves': ok({ product: detail }),
    'GET /vendor/customers': ok({
      customers: [
        {
          id: 9,
          full_name: 'Sara Ali',
          email: 'sara@example.test',
          phone_number: '+97333112233',
          orders: 3,
          first_order_at: moments.created_at,
          last_order_at: moments.created_at,
          spent: [{ currency: 'SAR', amount: 250 }],
        },
      ],
      meta,
    }),
    'GET /vendor/reports': reportOf({ rows: [aReportRow], currencies }),
    'GET /vendor/money': ok({
      data: {
        balances: [
          {
            ...{ currency: 'SAR', balance: 79.98, pending: 89.99, available: -10.01 },
            ...{ last_payout: PAYOUT.payout_no, last_statement: STATEMENT.statement_no },
          },
        ],
      },
    }),
    'GET /vendor/money/entries': ok({ data: { entries: [commission, goodwill], meta } }),
    [`GET /vendor/money/parts/${NUMBER}`]: ok({ data: subOrder }),
    'GET /vendor/licences/warning': ok({ data: { paused_products: 0, expiring: null } }),
    'GET /vendor/audit/actors': ok({ actors: [{ id: 7, name: 'Huda Nasser', role: 2 }] }),
    'GET /vendor/audit': ok({ data: { entries: [auditEntry], meta } }),
    ...teamOf([huda, colleague], [teamInvitation]),
    'GET /vendor/invoices': ok({ data: { invoices: [invoice], meta } }),
    'GET /vendor/orders/1/invoices': ok({ data: { invoices: [invoice] } }),
    'GET /vendor/invoice-settings': ok({ data: { mode: 'balsam' } }),
    'GET /vendor/reviews': ok({ reviews: [review, { ...review, id: 6, answered_at: moments.created_at }], meta }),
    'GET /vendor/notifications/topics': ok({ topics: [{ topic: 'orders', muted: false }] }),
    'GET /vendor/notifications/unread': ok({ unread: 3, newest_id: 1 }),
    'GET /vendor/notifications': ok({ notifications: [notification], unread: 3, meta }),
    'GET /vendor/general-settings/7': ok({
      data: {
        company_name: 'Gulf Medical',
        company_address: '12 Olaya Street',
        company_phone_no: '+966500000001',
        country: 1,
        state: 1,
        city: 1,
        postal_code: '12211',
      },
    }),
    'GET /vendor/identity': ok({ identity }),
    'GET /vendor/product-settings': ok({
      data: {
        enable_reviews: true,
        show_verified_label: true,
        verified_only: true,
        enable_ratings: true,
        ratings_required: false,
      },
    }),
    'GET /vendor/shipping-zones': ok({
      zones: [
        {
          id: 1,
          country: place,
          handling_days_min: 1,
          handling_days_max: 3,
          rates: [{ currency: 'SAR', flat_fee: 15, free_from: 200, cold_fee: 0 }],
        },
      ],
    }),
    'GET /vendor/payment-settings': ok({
      data: {
        cod_enabled: false,
        cod_guests: 'proven',
        guest_checkout: true,
        refused_at_door: { guests: { refused: 0, parts: 0 }, customers: { refused: 0, parts: 0 } },
        card: 'off',
        provider: null,
      },
    }),
  },
  READ,
);

/** The state of a payout, an account or a return is a code; the state of an address is a name. */
const OF_MONEY = markData(
  {
    'GET /vendor/money/payouts': ok({ data: { payouts: [PAYOUT], meta } }),
    [`GET /vendor/money/payouts/${PAYOUT.payout_no}`]: ok({ data: PAYOUT }),
    'GET /vendor/money/statements': ok({ data: { statements: [STATEMENT], meta } }),
    [`GET /vendor/money/statements/${STATEMENT.statement_no}`]: ok({ data: STATEMENT }),
    [`GET /vendor/money/statements/${STATEMENT.statement_no}/rows`]: ok({ data: { rows: [STATEMENT_ROW], meta } }),
    'GET /vendor/bank-account': ok({ data: { verified: null, latest: BANK_ACCOUNT, hold_reason: null } }),
  },
  new Set('payout_no statement_no order_sub_no reason iban holder bank bank_reference remarks'.split(' ')),
);

const OF_RETURNS = markData(
  {
    'GET /vendor/returns': ok({ data: { returns: [aReturn({ state: 'received' })], meta } }),
    'GET /vendor/returns/RET-7K3M9P2Q': ok({ data: aReturn({ state: 'received' }) }),
  },
  new Set('return_no order_sub_no instructions note name name_arabic sku company_name'.split(' ')),
);

/** The state of a batch and the reason of a change are codes. */
const OF_LOTS = markData(
  { 'GET /vendor/lots': ok({ lots: [lot], meta }), 'GET /vendor/lots/7': ok({ data: lotDetail }) },
  new Set('name name_arabic company_name company_name_arabic sku lot_no gtin note order_sub_no'.split(' ')),
);

/** The state of a recall or a licence is a code. */
const OF_PAPERS = markData(
  {
    'GET /vendor/licences': ok({ data: licences }),
    'GET /vendor/recalls': ok({ recalls: [draft, { ...opened, id: 8 }], meta }),
    'GET /vendor/recalls/7': ok({ data: opened }),
    'GET /vendor/recalls/7/cases': ok({ cases: [sara], meta }),
  },
  new Set(
    'name name_arabic company_name company_name_arabic issuer issuer_arabic number file_name recall_no authority_ref'
      .concat(' title title_arabic reason reason_arabic instruction instruction_arabic sku lot_no lot_nos order_sub_no')
      .concat(' product vendor customer')
      .split(' '),
  ),
);

/** Responses for every page of the portal. */
// The report's `country` is a code with a translation, not a name as in all other responses.
export const RESPONSES = {
  ...{ ...MARKED, ...OF_MONEY, ...OF_RETURNS, ...OF_LOTS, ...OF_PAPERS },
  'GET /vendor/price-rates': ok({ data: { sar_per_bhd: 9.97, sar_per_usd: 3.75 } }),
  'GET /vendor/reports/vat': ok({ data: vatReport }),
};

/** Response to every request while the backend is down. */
export const DOWN = {
  status: 500,
  body: { status: 500, success: false, code: 'internal', message: '⟪Something went wrong.⟫' },
};

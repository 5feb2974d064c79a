import { plusDays } from '../../src/calendar/days.ts';
import { localized } from '../../src/i18n/localized.ts';
import type { Lang } from '../../src/wire/schemas.ts';

const TODAY = '2026-11-29';
const after = (days: number) => plusDays(TODAY, days);

/** Pictures of the demo. */
export const PICTURES = ['mask-teal-front-box-50', 'gown-teal-front-bag-10', 'vinyl-glove-box-sage-front-100'];

const line = (
  index: number,
  [name, variant_label = '']: readonly [string, string?],
  quantity: number,
  sub_total: number,
) => ({
  ...{ name, variant_label, quantity, sub_total },
  image_key: PICTURES[index],
});

const firstParcel = (lang: Lang) => ({
  vendor_id: 1,
  company_name: localized(lang, 'Gulf Care Supplies', 'الخليج للمستلزمات الطبية'),
  lines: [
    line(0, [localized(lang, 'Surgical masks', 'كمامات جراحية')], 4, 48),
    line(
      1,
      [
        localized(lang, 'Lab coat', 'معطف مختبر طويل الأكمام'),
        localized(lang, 'Medium (M) / White', 'متوسط (M) / أبيض'),
      ],
      2,
      170,
    ),
  ],
});

/** Without Arabic names. */
const secondParcel = {
  ...{ vendor_id: 2, company_name: 'Dilmun Medical' },
  lines: [line(2, ['Nitrile examination gloves without powder, box of 100'], 10, 320)],
};

const addressIn = (lang: Lang) => ({
  ...{ name: 'Maryam Al Khalifa', phone_number: '+966 50 123 4567', zip_code: '12213', national_address: 'RRRD2929' },
  ...{ address_1: '2929 Rayhana Street', address_2: 'Al Malqa, third floor' },
  city: localized(lang, 'Riyadh', 'الرياض'),
  state: localized(lang, 'Riyadh Region', 'منطقة الرياض'),
  country: localized(lang, 'Saudi Arabia', 'المملكة العربية السعودية'),
});

const licence = {
  name: 'Medical device establishment licence',
  name_arabic: 'ترخيص منشأة أجهزة ومستلزمات طبية',
  number: 'MDEL-2026-1234',
  expires_on: '2027-01-31',
};

const expiringLots = [
  {
    name: 'Blood glucose test strips',
    name_ar: 'شرائط فحص سكر الدم',
    lot_no: '24K1187',
    expires_on: after(60),
    on_hand: 42,
  },
];

const recallNotice = {
  ...{ recall_no: 'RC-2026-0007', name: 'Blood glucose test strips', name_arabic: 'شرائط فحص سكر الدم' },
  ...{ lot_no: '24K1187', quantity: 2, token: 'token' },
};

const recallOpened = {
  ...{ id: 7, recall_no: 'RC-2026-0007', title: 'Test strips read too high', company_name: 'Gulf Care Supplies' },
  title_arabic: 'شرائط فحص تُظهر قراءات مرتفعة',
};

const common = { order_no: 'BLS-QE2NCR8SYN', customer_name: 'Maryam Al Khalifa', currency: 'SAR' };

const orderIn = (lang: Lang) => ({
  ...{ ...common, parcels: [firstParcel(lang), secondParcel], address: addressIn(lang) },
  promises: [
    { vendorId: 1, shipBy: after(2), arrivesFrom: after(3), arrivesTo: after(5) },
    { vendorId: 2, shipBy: after(3), arrivesFrom: after(4), arrivesTo: after(9) },
  ],
  ...{ shipping_cost: 30, discount: 20, vat: [{ percent: 15, vat: 71.48 }], total: 548, gift: true },
});

const subOrderIn = (lang: Lang) => ({
  ...orderIn(lang),
  ...{ order_sub_no: 'BLS-QE2NCR8SYN-1', sub_order_id: 7, parcels: [firstParcel(lang)], gift: false },
  ...{ shipping_cost: 15, discount: 0, vat: [{ percent: 15, vat: 30.39 }], total: 233 },
});

const shipment = { status: 'Shipped', paper: 'invoice', tracking_id: '4412901773', carrier: 'aramex' };

const returned = {
  ...{ return_no: 'RET-7K3M9P2Q', order_sub_no: 'BLS-QE2NCR8SYN-1', currency: 'SAR', refund: 85, order_id: 7 },
  ...{ company_name: 'Gulf Care Supplies', customer_name: 'Maryam Al Khalifa', amount: 85, is_another: false },
};

const account = { last: '7519', bank: 'Al Rajhi Bank', bank_reference: 'FT26333ABC' };

const person = {
  ...{
    firstname: 'Maryam',
    inviter: 'Huda Nasser',
    team: 'Gulf Care Supplies',
    role: 'Orders',
    token: 'token',
    unsubscribe_token: 'token',
    email: 'maryam@balsam.test',
  },
  ...{
    reason: 'Several parcels were refused at the door.',
    remarks: 'The certificate has expired.',
    is_held_back: true,
    ...account,
  },
  vat_number: '310123456700003',
  person: 'Huda Nasser',
  ...{ factor: 'Maryam’s phone', codes_left: 9, network: '203.0.113.7', device: 'Chrome · Windows' },
};

const money = {
  ...{ ...person, currency: 'SAR', amount: 184_250, payout_no: 'PAY-2026-0007-1', statement_no: 'ST-7-2026-11-SAR' },
  ...{ month: '2026-11', closing: 184_250, iban: 'SA0380000000608010167519', holder: 'Balsam Trading Company' },
};

const product = {
  ...{
    slug: 'lab-coat',
    name: 'Lab coat',
    name_ar: 'معطف مختبر طويل الأكمام',
    variant_id: 7,
    unsubscribe_token: 'token',
  },
  ...{ variant: 'Medium (M) / White', variant_ar: 'متوسط (M) / أبيض', image_key: PICTURES[0] ?? null },
};

const holiday = { firstname: 'Maryam', mode: 'pause', from: after(3), to: after(12), unshipped: 4 };

const message = {
  ...{ name: 'Maryam Al Khalifa', email: 'maryam@balsam.test', phone_number: '+966 50 123 4567', subject: 'Gloves' },
  message: 'Do you have size XS?\nThank you.',
};

const exceptions = (lang: Lang): Record<string, object> => ({
  'order-placed': orderIn(lang),
  'national-address-needed': { order_no: 'BLS-QE2NCR8SYN', customer_name: 'Maryam Al Khalifa', sub_order_id: 7 },
  'order-received': { ...subOrderIn(lang), address: null, is_held: true },
  'order-status': { ...subOrderIn(lang), ...shipment },
  'order-tracking': { ...subOrderIn(lang), tracking_information: 'PX 220424 652' },
  'return-refunded': { ...returned, paper: 'credit_note' },
  'back-in-stock': product,
  'newsletter-welcome': { code: 'HELLO-7K3M9QXW', percent: 10, ends_at: '2027-02-19T12:00:00.000Z', ...person },
  'contact-message': message,
  'holiday-begins': holiday,
  'holiday-over': holiday,
  'export-ready': { firstname: 'Maryam', is_guest: false, day: after(7) },
  'erasure-announced': { firstname: 'Maryam', is_guest: false, day: after(14), token: 'token' },
  'erasure-waits': { firstname: 'Maryam', is_guest: false, waits_for: ['order_open', 'return_window'] },
  'inactive-account': { firstname: 'Maryam', is_guest: false, day: after(30), token: 'token' },
  'erasure-done': { is_guest: false },
  'privacy-answered': { outcome: 'refused', reason: 'The invoice is final: please ask the seller for a new one.' },
  'guest-code': { token: '048213', purpose: 'order', order_no: common.order_no },
  'guest-sign-in': common,
  'licence-expiring': { ...person, ...licence },
  'licence-decided': { ...person, ...licence, outcome: 'refused', reason: 'The last page is missing.' },
  'lots-expiring': { ...person, total: 1, lots: expiringLots },
  'recall-notice': recallNotice,
  'recall-reminder': recallNotice,
  'recall-vendor': recallOpened,
  'recall-opened-by-vendor': { ...recallOpened, company_name_arabic: 'مستلزمات رعاية الخليج' },
  'guest-claimed': { ...common, account: 'Maryam Al Khalifa' },
  'refund-sent': { ...returned, ...account },
});

const families = (lang: Lang): readonly (readonly [RegExp, object])[] => [
  [/^report-/, { name: 'Lab coat', name_ar: 'معطف مختبر طويل الأكمام', state: 'acted' }],
  [
    /^(message|dispute)-/,
    {
      ...{ firstname: 'Maryam', side: 'vendor', sender: 'buyer', order_id: 7, order_sub_no: 'BLS-8K2M4Q7X1C-1' },
      ...{ company_name: 'Gulf Care Supplies', company_name_ar: 'الخليج للمستلزمات الطبية' },
      ...{ customer: 'Noor Al Saleh', is_guest: false },
    },
  ],
  [/^order-/, { ...subOrderIn(lang), note: 'The parcel is packed already.' }],
  [/^(payment|capture)-/, { ...common, total: 548 }],
  [/^(return|refund)-/, { ...returned, note: 'Please add the box.' }],
  [/^(payout|statement|balance|bank)-/, money],
];

/** Realistic payload of a template. */
export const sampleOf = (template: string, lang: Lang): Record<string, unknown> => ({
  ...(exceptions(lang)[template] ?? families(lang).find(([name]) => name.test(template))?.[1] ?? person),
});

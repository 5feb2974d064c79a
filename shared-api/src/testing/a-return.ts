import type { Return } from '../wire/index.ts';

const gloves = {
  ...{ id: 7, slug: 'gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', sku: 'GLV-1' },
  ...{ product_image: null, variant: '', variant_arabic: '' },
};

const store: NonNullable<Return['send_to']> = {
  ...{ name: 'Gulf Medical', company_name: '', company_address: '', phone_number: '+973 1755 0100', email: '' },
  ...{ address_1: '4 Harbour Road', address_2: '', street: '4 Harbour Road', city: 'Manama', state: 'Capital' },
  ...{ zip_code: '317', country: 'Bahrain', national_address: '', note: '' },
};

/** An approved return of two pairs of gloves; a test names only what it is about. */
export const aReturn = (shown: Partial<Return> = {}): Return => ({
  ...{ id: 4, return_no: 'RET-7K3M9P2Q', order_id: 9, order_no: 'BLS-1', order_sub_no: 'BLS-1-1', currency: 'SAR' },
  ...{
    state: 'approved',
    is_late: false,
    awaits_admin: false,
    due_at: '2026-12-05T21:00:00.000Z',
    return_shipping: 'vendor',
  },
  ...{
    keep_goods: false,
    send_to: store,
    instructions: 'Bring it to Aramex.',
    decline_reason: '',
    requested_at: '2026-11-20T09:00:00.000Z',
  },
  ...{
    refund_total: 0,
    expected_refund: null,
    goodwill: 0,
    is_overruled: false,
    overrule_reason: '',
    refunds: [],
    version: 2,
  },
  refund_to: 'transfer',
  refund_account: { iban: 'SA•• •••• •••• •••• 7519', holder: 'Layla Haddad' },
  vendor: { id: 3, company_name: 'Gulf Medical' },
  customer: { id: 5, name: 'Layla Haddad' },
  lines: [
    {
      ...{
        id: 41,
        order_product_id: 31,
        product: gloves,
        quantity: 2,
        reason: 'damaged',
        opened: false,
        note: 'Torn.',
      },
      ...{ restock: 0, write_off: 0, refused: 0, refused_reason: '', shipping: 0, refund: 0, pictures: [] },
    },
  ],
  history: [{ state: 'requested', note: '', actor: 'customer', created_at: '2026-11-20T09:00:00.000Z' }],
  ...shown,
});

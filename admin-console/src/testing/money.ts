import type { AdminLedgerEntry, AdminMoneyPart } from '@balsam/shared-api';

/** Number of the sub-order in these entries. */
export const NUMBER = 'BLS-AAAAAAAAA1-1';

export const vendor = { id: 3, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' };

export const sale: AdminLedgerEntry = {
  ...{ id: 2, kind: 'sale', reversed_kind: null, currency: 'SAR', amount: 100, order_sub_no: NUMBER, vendor },
  ...{
    reason: '',
    payout_no: null,
    statement_no: null,
    occurred_on: '2026-11-20',
    created_at: '2026-11-20T09:00:00.000Z',
    actor: 'Huda Saleh',
  },
  lines: [
    { account: 'customer', component: 'total', order_product_id: null, amount: 100 },
    { account: 'vendor', component: 'goods', order_product_id: 1, amount: -100 },
  ],
};

export const goodwill: AdminLedgerEntry = {
  ...{ ...sale, id: 3, kind: 'adjustment', amount: 5, order_sub_no: null, reason: 'Goodwill', actor: 'Sara Ali' },
  lines: [
    { account: 'adjustments', component: 'amount', order_product_id: null, amount: 5 },
    { account: 'vendor', component: 'amount', order_product_id: null, amount: -5 },
  ],
};

const amounts = {
  ...{ sub_total: 100, discount_by_vendor: 0, discount_by_platform: 0, shipping: 0, vat_goods: 13.04 },
  ...{ vat_shipping: 0, commission_base: 86.96, commission: 8.7, commission_vat: 1.31, vat_withheld: 0, net: 89.99 },
};

/** Breakdown of the sub-order's amounts. */
export const subOrder: AdminMoneyPart = {
  ...{ order_sub_no: NUMBER, currency: 'SAR', has_money: true, placed_at: '2026-11-18T09:00:00.000Z' },
  ...{ completed_at: '2026-11-20T09:00:00.000Z', customer_paid: 100, collected_by: 'carrier', tax_issuer: 'vendor' },
  ...{
    is_pending: true,
    settled_on: '2026-11-27',
    expected: 89.99,
    adjusted: 0,
    returned: 0,
    booked: 89.99,
    agrees: true,
  },
  lines: [
    {
      ...amounts,
      ...{ order_product_id: 1, name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', sku: 'GLV-1', unit_price: 50 },
      ...{ quantity: 2, vat_percent: 15, commission_percent: 10, commission_source: 'category' },
      commission_category: { name: 'Gloves', name_arabic: 'قفازات' },
      ...{ commission_from_day: '2026-01-01', commission_vat_percent: 15 },
    },
  ],
  total: amounts,
  entries: [sale],
};

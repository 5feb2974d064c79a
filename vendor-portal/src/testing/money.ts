import type { BankAccount, LedgerEntry, MoneyPart, Payout, StatementDetail, StatementRow } from '@balsam/shared-api';

/** Number of the sub-order in these fixtures. */
export const NUMBER = 'BLS-AAAAAAAAA1-1';

export const commission: LedgerEntry = {
  ...{ id: 2, kind: 'commission', reversed_kind: null, currency: 'SAR', amount: -10.01, order_sub_no: NUMBER },
  ...{
    reason: '',
    payout_no: null,
    statement_no: null,
    occurred_on: '2026-11-20',
    created_at: '2026-11-20T09:00:00.000Z',
  },
};

/** A reversed adjustment. */
export const goodwill: LedgerEntry = {
  ...{ ...commission, id: 3, kind: 'reversal', reversed_kind: 'adjustment', amount: 5 },
  ...{ order_sub_no: null, reason: 'Booked twice' },
};

const amounts = {
  ...{ sub_total: 100, discount_by_vendor: 0, discount_by_platform: 0, shipping: 0, vat_goods: 13.04 },
  ...{ vat_shipping: 0, commission_base: 86.96, commission: 8.7, commission_vat: 1.31, vat_withheld: 0, net: 89.99 },
};

/** Calculation of the sub-order's amounts. */
export const subOrder: MoneyPart = {
  ...{ order_sub_no: NUMBER, currency: 'SAR', has_money: true, placed_at: '2026-11-18T09:00:00.000Z' },
  ...{ completed_at: '2026-11-20T09:00:00.000Z', customer_paid: 100, collected_by: 'carrier', tax_issuer: 'vendor' },
  returned: 0,
  ...{ is_pending: true, settled_on: '2026-11-27', expected: 89.99, adjusted: 0, booked: 89.99, agrees: true },
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
  entries: [commission],
};

/** A completed payout. */
export const PAYOUT: Payout = {
  ...{ id: 1, payout_no: 'PAY-2026-0001-1', run_no: 'PAY-2026-0001', currency: 'SAR', amount: 250, state: 'paid' },
  ...{ iban: 'SA•• 7519', bank: 'Riyad Bank', bank_reference: 'FT-1', paid_on: '2026-11-10', reason: '' },
  created_at: '2026-11-09T09:00:00.000Z',
};

/** Statement for October. */
export const STATEMENT: StatementDetail = {
  ...{ id: 1, statement_no: 'ST-7-2026-10-SAR', currency: 'SAR', from_day: '2026-10-01', to_day: '2026-10-31' },
  ...{ opening: -10.01, closing: 79.98, closed_at: '2026-10-31T23:00:00.000Z' },
  sections: [
    { section: 'goods', amount: 100, rows: 1 },
    { section: 'commission', amount: -10.01, rows: 1 },
  ],
};

/** Statement row of an order in October. */
export const STATEMENT_ROW: StatementRow = {
  ...{ section: 'goods', order_sub_no: NUMBER, payout_no: null, reason: '', occurred_on: '2026-10-20', amount: 100 },
};

/** Payout account of the vendor. */
export const BANK_ACCOUNT: BankAccount = {
  ...{ id: 1, iban: 'SA•• 7519', holder: 'Gulf Medical Co.', bank: 'Riyad Bank', state: 'verified', remarks: '' },
  ...{ created_at: '2026-11-01T09:00:00.000Z', held_until: null, decided_at: '2026-11-02T09:00:00.000Z' },
};

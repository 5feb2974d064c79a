import { z } from 'zod';
import { Currency, Moment, Money } from '../../../wire/schemas.ts';
import { CommissionSource } from '../commission/schemas.ts';
import { AdminLedgerEntry, LedgerEntry, SignedMoney } from './schemas.ts';

export const SubOrderNumber = z.strictObject({
  order_sub_no: z.string().max(40).describe('Parcel number: `BLS-…-1`'),
});

const amounts = {
  sub_total: Money.describe('Price times quantity'),
  discount_by_vendor: Money.describe('Discount by the vendor’s own coupon'),
  discount_by_platform: Money.describe('Discount by a marketplace coupon, paid by the marketplace'),
  shipping: Money.describe('Share of the shipping fee'),
  vat_goods: Money.describe('Tax included in the goods'),
  vat_shipping: Money.describe('Tax included in the shipping'),
  commission_base: Money.describe('Base of the commission: the goods without tax and the vendor’s own discount'),
  commission: Money.describe('Commission retained by the marketplace'),
  commission_vat: Money.describe('Tax on the commission'),
  vat_withheld: Money.describe('Tax that the marketplace owes instead of the vendor, and withholds'),
  net: SignedMoney.describe('Net earnings of the vendor'),
};

const Percent = z.number().min(0).max(100);

const PartLine = z.object({
  order_product_id: z.number().int().describe('Id of the order line'),
  name: z.string(),
  name_arabic: z.string(),
  sku: z.string(),
  unit_price: Money,
  quantity: z.number().int(),
  ...amounts,
  vat_percent: Percent.describe('Tax rate included in the price'),
  commission_percent: Percent.describe('Commission rate'),
  commission_source: CommissionSource,
  commission_category: z
    .object({ name: z.string(), name_arabic: z.string() })
    .nullable()
    .describe('Category of the applied rate; null for a rate of a vendor or for all'),
  commission_from_day: z.iso.date().nullable().describe('First day of the applied rate; null without a rate'),
  commission_vat_percent: Percent.describe('Tax rate on the commission'),
});

export const MoneySubOrder = z
  .object({
    order_sub_no: z.string(),
    currency: Currency,
    has_money: z.boolean().describe('false: placed before there was a commission, so it has no lines or entries here'),
    placed_at: Moment,
    completed_at: Moment.nullable().describe('Time of completion; null if it was never completed'),
    customer_paid: Money.describe('Amount that the customer pays'),
    collected_by: z
      .enum(['vendor', 'carrier', 'provider'])
      .nullable()
      .describe('Collector of the customer’s money; null until collected'),
    tax_issuer: z
      .enum(['vendor', 'platform'])
      .nullable()
      .describe('Debtor of the sales tax; null if the sale states none'),
    is_pending: z.boolean().describe('True until `settled_on` has passed and the cash is handed over'),
    settled_on: z.iso.date().nullable().describe('End of the settlement period; null if the vendor has the cash'),
    lines: z.array(PartLine).describe('Lines as agreed at the sale'),
    total: z.object(amounts).describe('Sum of the lines'),
    returned: Money.describe('Earnings lost to returned goods'),
    expected: SignedMoney.describe('Effect on the vendor’s balance as agreed at the sale'),
    adjusted: SignedMoney.describe('Additional adjustments by admins'),
    booked: SignedMoney.describe('Effect on the vendor’s balance according to the ledger'),
    agrees: z.boolean().describe('True if `booked` equals `expected` plus `adjusted`'),
    entries: z.array(LedgerEntry).describe('Ledger entries, newest first'),
  })
  .meta({
    id: 'MoneyPart',
    description: 'Explanation of a parcel’s amounts, from the order lines and their rates to the ledger',
  });

export const AdminMoneySubOrder = MoneySubOrder.extend({ entries: z.array(AdminLedgerEntry) }).meta({
  id: 'AdminMoneyPart',
  description: 'The same with all ledger lines',
});

import { z } from 'zod';
import { Currency, Moment, Money } from '../../wire/schemas.ts';
import { CommissionSource } from '../commission/schemas.ts';
import { AdminLedgerEntry, LedgerEntry, SignedMoney } from './schemas.ts';

export const PartNumber = z.strictObject({
  order_sub_no: z.string().max(40).describe('Number of the parcel: `BLS-…-1`'),
});

const amounts = {
  sub_total: Money.describe('Price times quantity'),
  discount_by_vendor: Money.describe('What the vendor’s own coupon took off'),
  discount_by_platform: Money.describe('What a coupon of the marketplace took off, which the marketplace pays'),
  shipping: Money.describe('What it carries of the shipping'),
  vat_goods: Money.describe('The tax in the price of the goods'),
  vat_shipping: Money.describe('The tax in the shipping'),
  commission_base: Money.describe('What the commission is reckoned on: the goods without tax and own discount'),
  commission: Money.describe('What the marketplace keeps'),
  commission_vat: Money.describe('The tax upon the commission'),
  vat_withheld: Money.describe('Tax that the marketplace owes in the vendor’s place, and keeps'),
  net: SignedMoney.describe('What the vendor earns'),
};

const Percent = z.number().min(0).max(100);

const PartLine = z.object({
  order_product_id: z.number().int().describe('Id of the line of the order'),
  name: z.string(),
  name_arabic: z.string(),
  sku: z.string(),
  unit_price: Money,
  quantity: z.number().int(),
  ...amounts,
  vat_percent: Percent.describe('The rate of the tax that the price includes'),
  commission_percent: Percent.describe('The rate of the commission'),
  commission_source: CommissionSource,
  commission_category: z
    .object({ name: z.string(), name_arabic: z.string() })
    .nullable()
    .describe('The category whose rate it is; null for a rate of a vendor or for all'),
  commission_from_day: z.iso.date().nullable().describe('Since when the rate has held; null where there was none'),
  commission_vat_percent: Percent.describe('The rate of the tax upon the commission'),
});

export const MoneyPart = z
  .object({
    order_sub_no: z.string(),
    currency: Currency,
    has_money: z
      .boolean()
      .describe('false: it was placed before there was a commission: it has no lines here, and no entries'),
    placed_at: Moment,
    completed_at: Moment.nullable().describe('Null unless it was completed, and earns or has been refunded'),
    customer_paid: Money.describe('What the customer pays for it'),
    collected_by: z
      .enum(['vendor', 'carrier', 'provider'])
      .nullable()
      .describe('Who has taken the customer’s money; null while nobody has'),
    tax_issuer: z
      .enum(['vendor', 'platform'])
      .nullable()
      .describe('Who owes the tax of the sale; null where it states none'),
    is_pending: z
      .boolean()
      .describe('Whether what it earned waits: until `settled_on`, and until its cash is handed over'),
    settled_on: z.iso
      .date()
      .nullable()
      .describe('The day on which its days of settlement are over; null where the vendor has the cash'),
    lines: z.array(PartLine).describe('Line by line, as it was agreed at the sale'),
    total: z.object(amounts).describe('The lines together'),
    returned: Money.describe('What goods that have come back have taken of what it earned'),
    expected: SignedMoney.describe('What it does to the vendor’s balance by what was agreed at the sale'),
    adjusted: SignedMoney.describe('What an admin has adjusted beside that, with a reason'),
    booked: SignedMoney.describe('What it does to the vendor’s balance by the books'),
    agrees: z.boolean().describe('Whether the two agree: `booked` is `expected` and `adjusted` together'),
    entries: z.array(LedgerEntry).describe('What was posted of it, the newest first'),
  })
  .meta({ id: 'MoneyPart', description: 'Why a parcel comes to an amount: from the line and its rate to the books' });

export const AdminMoneyPart = MoneyPart.extend({ entries: z.array(AdminLedgerEntry) }).meta({
  id: 'AdminMoneyPart',
  description: 'The same with every line of the books',
});

import { z } from 'zod';
import { fromWire } from '../../../money/money.ts';
import { Code, Id } from '../../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';
import { BankReference, TransferDay } from '../balances/bank-fields.ts';

const MOST = 1_000_000_000;
const MOST_PARTS = 1000;
/** Ten years. */
const MOST_DAYS = 3650;

const WireAmount = z.number('money.amount_invalid').min(0, 'money.amount_invalid').max(MOST, 'money.amount_invalid');

const transfer = { bank_reference: BankReference, day: TransferDay, currency: Currency };

/**
 * Converts a form amount to minor units.
 * @returns null after reporting an invalid amount
 */
const minorOf = (
  value: number,
  currency: Currency,
  { field, least }: { field: string; least: 0 | 1 },
  context: z.RefinementCtx,
): number | null => {
  const minor = fromWire(value, currency);
  if (minor !== null && minor >= least) return minor;
  context.addIssue({ code: 'custom', path: [field], message: 'money.amount_invalid' });
  return null;
};

/** Cash handed over by a carrier; `amount` is parsed to minor units. */
export const RemittanceForm = z
  .strictObject({
    ...transfer,
    amount: WireAmount.describe('Amount received at the bank: the sum of the parcels'),
    order_sub_nos: z
      .array(Code(40).min(1))
      .min(1, 'remittance.parts_required')
      .max(MOST_PARTS, 'remittance.parts_required')
      .describe('Parcels whose cash it is'),
  })
  .transform((form, context) => {
    const amount = minorOf(form.amount, form.currency, { field: 'amount', least: 1 }, context);
    return amount === null ? z.NEVER : { ...form, amount, order_sub_nos: [...new Set(form.order_sub_nos)] };
  });
export type RemittanceForm = z.infer<typeof RemittanceForm>;

/** Settlement by a payment provider; amounts are parsed to minor units. */
export const SettlementForm = z
  .strictObject({
    ...transfer,
    amount: WireAmount.describe('Amount received at the bank'),
    fee: WireAmount.describe('Fee retained by the provider; 0 for none'),
  })
  .transform((form, context) => {
    const amount = minorOf(form.amount, form.currency, { field: 'amount', least: 1 }, context);
    const fee = minorOf(form.fee, form.currency, { field: 'fee', least: 0 }, context);
    return amount === null || fee === null ? z.NEVER : { ...form, amount, fee };
  });
export type SettlementForm = z.infer<typeof SettlementForm>;

/** A vendor's payment of a debt; `amount` is parsed to minor units. */
export const VendorPaymentForm = z
  .strictObject({
    ...transfer,
    vendor_id: Id('money.vendor_unknown'),
    amount: WireAmount.describe('Amount received at the bank'),
  })
  .transform((form, context) => {
    const amount = minorOf(form.amount, form.currency, { field: 'amount', least: 1 }, context);
    return amount === null ? z.NEVER : { ...form, amount };
  });
export type VendorPaymentForm = z.infer<typeof VendorPaymentForm>;

export const CarrierCash = z
  .object({
    id: z.number().int(),
    order_sub_no: z.string(),
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    carrier: z.string().describe('Booked carrier; empty if an admin has recorded that a carrier holds the cash'),
    currency: Currency,
    amount: Money.describe('Amount paid by the customer'),
    completed_at: Moment.describe('Time since when the carrier has held it'),
    days: z.number().int().describe('Days since then'),
  })
  .meta({ id: 'CarrierCash', description: 'Cash of a parcel that the carrier has not handed over' });

const CarrierCashTotal = z
  .object({
    currency: Currency,
    amount: Money.describe('Sum of the cash held'),
    parts: z.number().int().describe('Number of parcels'),
  })
  .meta({ id: 'CarrierCashTotal', description: 'Cash held by carriers in one currency' });

export const CarrierCashPage = z.object({
  parts: z.array(CarrierCash).describe('Oldest first'),
  totals: z.array(CarrierCashTotal).describe('Cash held by carriers, by currency, over the whole list'),
  meta: PageMeta,
});

export const CarrierCashFilter = z.strictObject({
  search: SearchText.describe('Part of a parcel number or the vendor’s name'),
  currency: filterOf(Currency),
  vendor: filterOf(PathId).describe('Only parcels of this vendor, by id'),
  older_than: filterOf(z.coerce.number().int().min(1).max(MOST_DAYS)).describe(
    'Only cash held for more than this many days',
  ),
});
export type CarrierCashFilter = z.infer<typeof CarrierCashFilter>;
export const CarrierCashQuery = CarrierCashFilter.extend(pageKeys);

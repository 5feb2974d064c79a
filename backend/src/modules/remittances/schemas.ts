import { z } from 'zod';
import { fromWire } from '../../money/money.ts';
import { Code, Id } from '../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { BankReference, TransferDay } from '../money/bank-fields.ts';

const MOST = 1_000_000_000;
const MOST_PARTS = 1000;
/** Ten years. */
const MOST_DAYS = 3650;

const WireAmount = z.number('money.amount_invalid').min(0, 'money.amount_invalid').max(MOST, 'money.amount_invalid');

const transfer = { bank_reference: BankReference, day: TransferDay, currency: Currency };

/** Reads an amount of a form in minor units. @returns null, with what is wrong said, unless it may stand */
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

/** Cash that a carrier has handed over; `amount` is given out in minor units. */
export const RemittanceForm = z
  .strictObject({
    ...transfer,
    amount: WireAmount.describe('What came to the bank: what the parcels come to together'),
    order_sub_nos: z
      .array(Code(40).min(1))
      .min(1, 'remittance.parts_required')
      .max(MOST_PARTS, 'remittance.parts_required')
      .describe('The parcels whose cash it is'),
  })
  .transform((form, context) => {
    const amount = minorOf(form.amount, form.currency, { field: 'amount', least: 1 }, context);
    return amount === null ? z.NEVER : { ...form, amount, order_sub_nos: [...new Set(form.order_sub_nos)] };
  });
export type RemittanceForm = z.infer<typeof RemittanceForm>;

/** What a payment provider has settled; amounts are given out in minor units. */
export const SettlementForm = z
  .strictObject({
    ...transfer,
    amount: WireAmount.describe('What came to the bank'),
    fee: WireAmount.describe('What the provider has kept; 0 for nothing'),
  })
  .transform((form, context) => {
    const amount = minorOf(form.amount, form.currency, { field: 'amount', least: 1 }, context);
    const fee = minorOf(form.fee, form.currency, { field: 'fee', least: 0 }, context);
    return amount === null || fee === null ? z.NEVER : { ...form, amount, fee };
  });
export type SettlementForm = z.infer<typeof SettlementForm>;

/** What a vendor has paid of what he owed; `amount` is given out in minor units. */
export const VendorPaymentForm = z
  .strictObject({
    ...transfer,
    vendor_id: Id('money.vendor_unknown'),
    amount: WireAmount.describe('What came to the bank'),
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
    carrier: z.string().describe('Who was booked for it; empty where an admin has said that a carrier has its cash'),
    currency: Currency,
    amount: Money.describe('What the customer paid him'),
    completed_at: Moment.describe('Since when he has it'),
    days: z.number().int().describe('For how many days that is'),
  })
  .meta({ id: 'CarrierCash', description: 'Cash of a parcel that its carrier has not handed over' });

const CarrierCashTotal = z
  .object({
    currency: Currency,
    amount: Money.describe('What they hold together'),
    parts: z.number().int().describe('How many parcels'),
  })
  .meta({ id: 'CarrierCashTotal', description: 'What carriers hold in one currency' });

export const CarrierCashPage = z.object({
  parts: z.array(CarrierCash).describe('The oldest first'),
  totals: z.array(CarrierCashTotal).describe('What carriers hold by currency, of the whole list'),
  meta: PageMeta,
});

export const CarrierCashFilter = z.strictObject({
  search: SearchText.describe('Part of a parcel’s number or of the vendor’s name'),
  currency: filterOf(Currency),
  vendor: filterOf(PathId).describe('Only of this vendor, by id'),
  older_than: filterOf(z.coerce.number().int().min(1).max(MOST_DAYS)).describe(
    'Only what they have had for more than so many days',
  ),
});
export type CarrierCashFilter = z.infer<typeof CarrierCashFilter>;
export const CarrierCashQuery = CarrierCashFilter.extend(pageKeys);

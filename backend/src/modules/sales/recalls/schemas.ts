import { z } from 'zod';
import { Code, DayField, Id, optionalCode, optionalLines, requiredLines, requiredText } from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

const MOST_LOTS = 500;
const MOST_PRODUCTS = 100;

export const Severity = z.enum(['I', 'II', 'III']).meta({
  id: 'RecallSeverity',
  description: 'I: serious harm or death is likely; II: passing harm; III: harm is unlikely',
});
export const Authority = z
  .enum(['SFDA', 'NHRA', 'manufacturer', 'vendor', 'platform'])
  .describe('Who ordered the recall');
export const Action = z
  .enum(['return', 'destroy', 'check', 'inform'])
  .describe('What buyers do: return or destroy the units, check their batch, or only be informed');
const RecallState = z.enum(['draft', 'open', 'closed', 'discarded']).describe('State of the recall');

const texts = {
  title: requiredText('recalls.text_required', 150).describe('Title in English'),
  title_arabic: requiredText('recalls.text_required', 150).describe('Title in Arabic'),
  reason: requiredLines('recalls.text_required', 2000).describe('Reason in English'),
  reason_arabic: requiredLines('recalls.text_required', 2000).describe('Reason in Arabic'),
  instruction: requiredLines('recalls.text_required', 2000).describe('What buyers have to do, in English'),
  instruction_arabic: requiredLines('recalls.text_required', 2000).describe('What buyers have to do, in Arabic'),
};

const OptionalDay = z
  .union([z.literal('').transform(() => null), DayField('recalls.day_invalid'), z.null()])
  .optional()
  .transform((day) => day ?? null);

const withoutRepeats = (ids: number[]) => [...new Set(ids)];

export const RecallForm = z.strictObject({
  severity: Severity,
  authority: Authority,
  authority_ref: optionalCode(60).describe('Number of the letter or notice'),
  action: Action,
  ...texts,
  product_ids: z
    .array(Id('recalls.product_unknown'))
    .min(1, 'recalls.products_required')
    .max(MOST_PRODUCTS)
    .transform(withoutRepeats)
    .describe('Products concerned'),
  lot_ids: z
    .array(Id('recalls.lot_unknown'))
    .max(MOST_LOTS)
    .transform(withoutRepeats)
    .default([])
    .describe('Their recalled batches'),
  sold_from: OptionalDay.describe('First day of sales whose batch is not known; empty: none of them are concerned'),
  updated_at_seen: UpdatedAtSeen,
});
export type RecallForm = z.infer<typeof RecallForm>;

export const VendorRecallForm = RecallForm.extend({
  authority: Authority.exclude(['platform']).describe('Who ordered the recall'),
});

export const OpenForm = z.strictObject({
  recall_no: Code(20).describe('The number of the recall, typed to confirm'),
  updated_at_seen: UpdatedAtSeen,
});

export const LiftForm = z.strictObject({
  product_ids: z.array(Id()).max(MOST_PRODUCTS).default([]).describe('Products that are not concerned after all'),
  lot_ids: z.array(Id()).max(MOST_LOTS).default([]).describe('Batches that are not concerned after all'),
  reason: requiredText('recalls.text_required', 300).describe('Why'),
});

export const CloseForm = z.strictObject({
  conclusion: requiredLines('recalls.text_required', 2000).describe('Conclusion in English'),
  conclusion_arabic: requiredLines('recalls.text_required', 2000).describe('Conclusion in Arabic'),
  shortfall_reason: optionalLines(1000).describe(
    'Why it is closed although fewer notices were answered than its class requires, or units are not accounted for',
  ),
  updated_at_seen: UpdatedAtSeen,
});

export const count = (of: string) => z.number().int().describe(of);

export const RecallReport = z
  .object({
    units_received: count('Units of the recalled batches that sellers received'),
    units_on_hand: count('Recalled units in warehouses, all of them stopped'),
    units_written_off: count('Recalled units that sellers wrote off'),
    units_sold: count('Recalled units that were sold, or may have been'),
    units_shipped: count('Of these, units in parcels that were sent'),
    people: count('Buyers concerned'),
    cases: count('Order lines concerned, without those of cancelled parcels'),
    mailed: count('Of these, mails that have left'),
    undelivered: count('Of these, mails that no mail server accepted'),
    reminders: count('Reminders'),
    contacts: count('Calls and letters'),
    acknowledged: count('Order lines concerned that were answered'),
    target: count('Share of them that must be answered before it is closed without a reason, percent'),
    returned: count('Units returned'),
    destroyed: count('Units destroyed by their buyers'),
    used: count('Units used before the recall'),
    missing: count('Units that nobody can find'),
    unaccounted: count('Units of known batches about which no answer says what happened to them'),
    arrived: count('Units that sellers got back'),
    last_mail_at: Moment.nullable().describe('Time at which the last notice left; null without one'),
    held_parcels: count('Parcels that must not be sent'),
  })
  .meta({ id: 'RecallReport', description: 'Progress of a recall; at its closing, the final figures' });

const recallKeys = {
  id: z.number().int(),
  recall_no: z.string().describe('Number of the recall'),
  vendor_id: z.number().int().nullable().describe('Id of the seller who wrote it; null for an admin'),
  vendor: z.string().describe("English name of that seller; '' for an admin"),
  vendor_arabic: z.string().describe("Arabic name of that seller; '' for an admin"),
  severity: Severity,
  authority: Authority,
  authority_ref: z.string().describe("Number of the authority's letter; '' without one"),
  action: Action,
  title: z.string().describe('Title in English'),
  title_arabic: z.string().describe('Title in Arabic'),
  state: RecallState,
  created_at: Moment,
  opened_at: Moment.nullable().describe('Time at which the stock was stopped'),
  closed_at: Moment.nullable().describe('Time at which it was closed'),
  updated_at: Moment,
};

export const Recall = z.object(recallKeys).meta({ id: 'Recall', description: 'A recall in the list' });

const RecallLot = z.object({
  id: z.number().int(),
  product_id: z.number().int().describe('Id of its product'),
  lot_no: z.string().describe("Number of the batch; '' for units whose batch is unknown"),
  expires_on: z.iso.date().nullable().describe('Last day of use; null without an expiry'),
  on_hand: count('Units in the warehouse'),
  sold: count('Units sold'),
  recalled: z.boolean().describe('True: the recall concerns it'),
  lifted: z.boolean().describe('True: it turned out not to be concerned'),
});

const RecallProduct = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  name_arabic: z.string(),
  sku: z.string(),
  company_name: z.string().describe('Seller in English'),
  company_name_arabic: z.string(),
  tracks_lots: z.boolean().describe('False: it is off sale as a whole'),
  lifted: z.boolean().describe('True: it turned out not to be concerned'),
});

export const RecallDetail = z
  .object({
    ...recallKeys,
    reason: z.string().describe('Reason in English'),
    reason_arabic: z.string().describe('Reason in Arabic'),
    instruction: z.string().describe('Instruction in English'),
    instruction_arabic: z.string().describe('Instruction in Arabic'),
    sold_from: z.iso.date().nullable().describe('First day of sales without a known batch; null: none'),
    conclusion: z.string().describe("English conclusion; '' until it is closed"),
    conclusion_arabic: z.string().describe("Arabic conclusion; '' until it is closed"),
    shortfall_reason: z.string().describe("Why it was closed with too few answers; '' without a reason"),
    is_told: z.boolean().describe('True: everybody concerned has a mail'),
    products: z.array(RecallProduct).describe('Products concerned'),
    lots: z.array(RecallLot).describe('All batches of these products'),
    report: RecallReport,
  })
  .meta({ id: 'RecallDetail', description: 'A recall with its products, batches and progress' });

export const RecallFilter = z.strictObject({
  search: SearchText,
  state: filterOf(RecallState).describe('State of the recalls'),
});

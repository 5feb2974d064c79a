import { z } from 'zod';
import { LIMITS } from '../../../facts/limits.ts';
import {
  Code,
  DayField,
  Id,
  OptionalId,
  Quantity,
  optionalCode,
  optionalText,
  requiredText,
} from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

export const MOST_LINES = 200;
const LOT_NUMBER = 20;
/** Percent, as in the product form. */
const MAX_DISCOUNT = 90;

const LotState = z.enum(['for_sale', 'recall', 'quarantine', 'expired', 'short_dated', 'empty']).meta({
  id: 'LotState',
  description:
    'for_sale: its units are for sale; recall: they are recalled; quarantine: its vendor holds them back; expired; short_dated: too close to its expiry; empty: no units on hand',
});

const Day = z.iso.date();

export const LotProduct = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  name_arabic: z.string(),
});

export const LotVariant = z.object({
  id: z.number().int(),
  label: z.string().describe('Its English name'),
  label_arabic: z.string().describe("Its Arabic name; '' without one"),
});

export const Lot = z
  .object({
    id: z.number().int(),
    product: LotProduct,
    variant: LotVariant.nullable().describe('Its size or colour; null without variants'),
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    sku: z.string().describe('SKU of the product or variant'),
    lot_no: z.string().describe('Number on the box; empty for units whose batch is unknown'),
    expires_on: Day.nullable().describe('Last day of use; null if it does not expire or is unknown'),
    made_on: Day.nullable().describe('Day of manufacture; null if unknown'),
    received_on: Day.describe('Day of its first delivery'),
    gtin: z.string().describe('Number of the box, 14 digits; empty without one'),
    on_hand: z.number().int().describe('Units in the warehouse'),
    sell_until: Day.nullable().describe('Last day on which it is sold; null without an expiry'),
    state: LotState,
    near_expiry: z.boolean().describe('True: for sale, and expires within 90 days'),
    mark_down: z
      .object({
        discount: z.number().int().describe('Suggested discount of the product, percent'),
        discount_seen: z.number().int().describe('Discount of the product now, percent'),
        units: z.number().int().describe('Units that would not be sold in time, at the pace of the last 90 days'),
      })
      .nullable()
      .describe('Suggestion within 90 days of its last day of sale; null if it will be sold in time'),
    marked_down: z.number().int().nullable().describe('Running mark-down because of it, percent; null without one'),
    quarantine_reason: z.string().describe("Reason of its vendor; '' unless in quarantine"),
    updated_at: Moment,
  })
  .meta({ id: 'Lot', description: 'A batch of a product, with the units on hand' });

export const LotMove = z
  .object({
    at: Moment.describe('Time of the change'),
    delta: z.number().int().describe('Units added, or removed if negative'),
    reason: z
      .enum([
        'received',
        'counted',
        'expired',
        'damaged',
        'other',
        'returned',
        'recall_returned',
        'closed',
        'sold',
        'cancelled',
        'swapped',
      ])
      .describe(
        'expired, damaged, other: written off; returned: by a customer; recall_returned: by a buyer of a recalled batch; closed: the product no longer tracked its batches; cancelled: the units of a cancelled order came back; swapped: an order got units of another batch instead',
      ),
    note: z.string().describe('Note of the vendor'),
    order_sub_no: z.string().describe("Order that took or returned the units; '' for others"),
    vendor_order_id: z.number().int().nullable().describe('Id of that order; null for others'),
  })
  .meta({ id: 'LotMove', description: 'A change of the units on hand of a batch' });

export const LotFilter = z.strictObject({
  search: SearchText,
  state: filterOf(z.enum(['for_sale', 'near_expiry', 'stopped', 'empty'])).describe(
    'near_expiry: for sale, and expires within 90 days; stopped: units that are not for sale',
  ),
  product: filterOf(Id()).describe('Id of a product'),
  instead_of: filterOf(Id()).describe(
    'Id of a batch: other batches for sale of the same product and variant, to pick instead',
  ),
});

const LotNumber = Code(LOT_NUMBER, 'lots.number_required', 'lots.number_long')
  .min(1, 'lots.number_required')
  .describe('Number on the box');
const Units = Quantity('lots.units_invalid').refine((units) => units <= LIMITS.stock, 'lots.units_invalid');
const Note = optionalText(200).describe('Note for the history of the batch');
const OptionalDay = z
  .union([z.literal('').transform(() => null), DayField('lots.day_invalid'), z.null()])
  .optional()
  .transform((day) => day ?? null);

const line = {
  variant_id: OptionalId.describe('Its size or colour'),
  lot_no: LotNumber,
  expires_on: OptionalDay.describe('Last day of use; empty if the product does not expire'),
  made_on: OptionalDay.describe('Day of manufacture'),
  gtin: optionalCode(LOT_NUMBER).describe('Number of the box'),
  quantity: Units.describe('Units'),
};

export const ReceiptForm = z.strictObject({
  reference: optionalText(60).describe('Number of the delivery note'),
  received_on: DayField('lots.day_invalid').describe('Day of the delivery'),
  source: z.enum(['form', 'scan', 'csv']).default('form').describe('How the lines were entered'),
  lines: z
    .array(z.strictObject({ product_id: Id('lots.product_required'), ...line }))
    .min(1, 'lots.lines_required')
    .max(MOST_LINES, 'lots.too_long')
    .describe('Batches of the delivery; the same batch twice is added up'),
});
export type ReceiptForm = z.infer<typeof ReceiptForm>;

export const LotsStart = z.strictObject({
  lots: z.array(z.strictObject(line)).max(MOST_LINES, 'lots.too_long').describe('Batches in stock; may be empty'),
});
export type LotsStart = z.infer<typeof LotsStart>;

export const CountForm = z.strictObject({
  on_hand: z
    .union(
      [
        z.int(),
        Code()
          .regex(/^\d{1,7}$/)
          .transform(Number),
      ],
      'lots.units_invalid',
    )
    .refine((units) => units >= 0 && units <= LIMITS.stock, 'lots.units_invalid')
    .describe('Counted units'),
  on_hand_seen: z.int().min(0).describe('Units on hand that the form showed: the difference is booked'),
  note: Note,
});

export const QuarantineForm = z.strictObject({
  reason: requiredText('lots.reason_required', 200).describe('Why its units must not be sold'),
  updated_at_seen: UpdatedAtSeen,
});

export const ReleaseForm = z.strictObject({ updated_at_seen: UpdatedAtSeen });

export const WriteOffForm = z.strictObject({
  quantity: Units,
  reason: z.enum(['expired', 'damaged', 'other']).describe('Why they cannot be sold'),
  note: Note,
});

export const MarkDownForm = z
  .strictObject({
    lot_id: Id().describe('Id of the batch that would not be sold in time'),
    discount: z
      .int()
      .min(1)
      .max(MAX_DISCOUNT)
      .describe('Discount of the product from now on, percent; higher than before'),
    discount_seen: z.int().min(0).max(100).describe('Discount that the screen showed: 409 if it has changed'),
  })
  .meta({ example: { lot_id: 7, discount: 25, discount_seen: 0 } });

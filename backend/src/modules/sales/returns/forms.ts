import { z } from 'zod';
import { LIMITS } from '../../../facts/limits.ts';
import { FileField } from '../../../files/uploaded-file.ts';
import { isIban, plainIban } from '../../../money/iban.ts';
import {
  Code,
  Flag,
  Id,
  optionalLines,
  optionalText,
  Quantity,
  requiredLines,
  requiredText,
} from '../../../wire/fields.ts';
import { ReturnReason } from './schemas.ts';

/** Maximum number of pictures per line. */
export const MOST_PICTURES = LIMITS.return.picturesOfLine;

const NOTE_LENGTH = 1000;
const MOST_LINES = LIMITS.return.lines;
const MOST_UNITS = 9999;

const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

const Picture = FileField.describe('JPEG, PNG or WebP of at most 5 MB');

const WishedLine = z.strictObject({
  order_product_id: Id().describe('Id of the order line'),
  quantity: Quantity('returns.quantity_invalid'),
  reason: ReturnReason,
  opened: Flag.default(false).describe('True if it was opened'),
  note: optionalLines(NOTE_LENGTH).describe('Description of the problem'),
  pictures: z
    .array(Picture)
    .max(MOST_PICTURES)
    .default([])
    .describe('Pictures: at least one if the vendor is at fault, unless it never arrived'),
});

/** Customer's bank account for the refund. */
export const RefundAccount = z.strictObject({
  iban: Code(50)
    .meta({ description: 'Saudi or Bahraini IBAN', examples: ['SA0380000000608010167519'] })
    .transform(plainIban)
    .refine(isIban, 'returns.iban_invalid'),
  holder: requiredText('returns.holder_required', 100).describe('Account holder'),
});
export type RefundAccount = z.infer<typeof RefundAccount>;

/** Return request for an order, with each line at most once. */
export const NewReturn = z
  .strictObject({
    lines: z
      .array(WishedLine)
      .min(1, 'returns.nothing_chosen')
      .max(MOST_LINES)
      .describe('Lines to be returned, each order line at most once'),
    refund_account: RefundAccount.optional().describe(
      'Account for the refund; may be omitted for a card refund (`refund_to` of the returnable lines)',
    ),
  })
  .refine(({ lines }) => isEachOnce(lines.map((line) => line.order_product_id)), {
    path: ['lines'],
    message: 'returns.line_twice',
  });
export type NewReturn = z.infer<typeof NewReturn>;

/** Units for a refund preview. */
export const RequestedUnits = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        order_product_id: Id().describe('Id of the order line'),
        quantity: Quantity('returns.quantity_invalid'),
        reason: ReturnReason,
      }),
    )
    .min(1, 'returns.nothing_chosen')
    .max(MOST_LINES)
    .describe('Units to be returned'),
});
export type RequestedUnits = z.infer<typeof RequestedUnits>;

/** Additional pictures of a line. */
export const ReturnPictures = z.strictObject({
  line_id: Id().describe('Id of the return line'),
  pictures: z.array(Picture).max(MOST_PICTURES).describe('Picture files: JPEG, PNG or WebP of at most 5 MB each'),
});

export const SentForm = z.strictObject({
  note: optionalText(200).describe('Carrier and tracking number; optional'),
});

const Text = optionalLines(NOTE_LENGTH);

/** A vendor's decision about a return request. Declining requires a reason. */
export const ReturnDecision = z
  .strictObject({
    decision: z.enum(['approve', 'decline']).describe('approve: it may be sent; decline: it may not'),
    reason: Text.describe('Reason for declining, or instructions for sending it back; shown to the customer'),
    keep_goods: Flag.default(false).describe('The customer keeps the goods and is refunded immediately'),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    message: 'returns.reason_required',
  });
export type ReturnDecision = z.infer<typeof ReturnDecision>;

const Units = z.number().int().min(0).max(MOST_UNITS);

const InspectedLine = z
  .strictObject({
    id: Id().describe('Id of the return line'),
    restock: Units.describe('Units returned to stock'),
    write_off: Units.describe('Units accepted but not resold'),
    refused: Units.meta({ description: 'Units not accepted', examples: [0] }),
    refused_reason: Text.describe('Reason for not accepting them, shown to the customer'),
  })
  .refine(({ refused, refused_reason }) => refused === 0 || refused_reason !== '', {
    path: ['refused_reason'],
    message: 'returns.reason_required',
  });

/** A vendor's inspection of a returned parcel: every line with all its units. */
export const Inspection = z.strictObject({
  lines: z.array(InspectedLine).min(1).max(MOST_LINES).describe('All lines of the return'),
  version: z.number().int().describe('Version of the return that was shown'),
});
export type Inspection = z.infer<typeof Inspection>;

/** An admin's overruling of a vendor, with a reason shown to both sides. */
export const Overrule = z.strictObject({
  decision: z
    .enum(['approve', 'keep_goods', 'decline'])
    .optional()
    .describe(
      'For a declined return: approve, or keep_goods to refund it immediately; for a vendor who is late or gone, also decline; omit for an inspected return',
    ),
  version: z.number().int().optional().describe('Version of the return that was shown; rejected if it has changed'),
  lines: z
    .array(z.strictObject({ id: Id(), write_off: Units.describe('Number of refused units to accept after all') }))
    .max(MOST_LINES)
    .refine((lines) => isEachOnce(lines.map(({ id }) => id)), 'returns.line_twice')
    .default([])
    .describe('For an inspected return'),
  goodwill: z
    .number()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('Goodwill from the marketplace for an inspected return, at most what is left of the payment'),
  reason: requiredLines('returns.reason_required', NOTE_LENGTH).describe('Reason, shown to customer and vendor'),
});
export type Overrule = z.infer<typeof Overrule>;

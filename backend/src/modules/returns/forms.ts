import { z } from 'zod';
import { LIMITS } from '../../facts/limits.ts';
import { FileField } from '../../files/uploaded-file.ts';
import { isIban, plainIban } from '../../money/iban.ts';
import {
  Code,
  Flag,
  Id,
  optionalLines,
  optionalText,
  Quantity,
  requiredLines,
  requiredText,
} from '../../wire/fields.ts';
import { ReturnReason } from './schemas.ts';

/** How many pictures a line may have. */
export const MOST_PICTURES = LIMITS.return.picturesOfLine;

const NOTE_LENGTH = 1000;
const MOST_LINES = LIMITS.return.lines;
const MOST_UNITS = 9999;

const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

const Picture = FileField.describe('JPEG, PNG or WebP of at most 5 MB');

const WishedLine = z.strictObject({
  order_product_id: Id().describe('Id of the line of the order'),
  quantity: Quantity('returns.quantity_invalid'),
  reason: ReturnReason,
  opened: Flag.default(false).describe('Whether it was opened'),
  note: optionalLines(NOTE_LENGTH).describe('What the matter is'),
  pictures: z
    .array(Picture)
    .max(MOST_PICTURES)
    .default([])
    .describe('Pictures of it: at least one where it is the vendor’s fault, unless it never came'),
});

/** A customer's bank account, to which money is transferred. */
export const RefundAccount = z.strictObject({
  iban: Code(50)
    .meta({ description: 'Of Saudi Arabia or Bahrain', examples: ['SA0380000000608010167519'] })
    .transform(plainIban)
    .refine(isIban, 'returns.iban_invalid'),
  holder: requiredText('returns.holder_required', 100).describe('Whose account it is'),
});
export type RefundAccount = z.infer<typeof RefundAccount>;

/** What a customer wants to send back of one order, each line once. */
export const NewReturn = z
  .strictObject({
    lines: z
      .array(WishedLine)
      .min(1, 'returns.nothing_chosen')
      .max(MOST_LINES)
      .describe('What comes back, each line of the order once'),
    refund_account: RefundAccount.optional().describe(
      'Where the money goes; may be left out where it goes to a card (`refund_to` of the returnable lines)',
    ),
  })
  .refine(({ lines }) => isEachOnce(lines.map((line) => line.order_product_id)), {
    path: ['lines'],
    message: 'returns.line_twice',
  });
export type NewReturn = z.infer<typeof NewReturn>;

/** Units of which somebody asks what they would give back. */
export const WishedUnits = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        order_product_id: Id().describe('Id of the line of the order'),
        quantity: Quantity('returns.quantity_invalid'),
        reason: ReturnReason,
      }),
    )
    .min(1, 'returns.nothing_chosen')
    .max(MOST_LINES)
    .describe('What would come back'),
});
export type WishedUnits = z.infer<typeof WishedUnits>;

/** More pictures of one line. */
export const ReturnPictures = z.strictObject({
  line_id: Id().describe('Id of the line of the return'),
  pictures: z
    .array(Picture)
    .max(MOST_PICTURES)
    .describe('The pictures as files: JPEG, PNG or WebP of at most 5 MB each'),
});

export const SentForm = z.strictObject({
  note: optionalText(200).describe('By which carrier and under which number; may be left out'),
});

const Text = optionalLines(NOTE_LENGTH);

/** What a vendor says to a wish. Who declines says why. */
export const ReturnDecision = z
  .strictObject({
    decision: z.enum(['approve', 'decline']).describe('approve: it may be sent; decline: it may not'),
    reason: Text.describe('Why it is declined, or how to send it back: the customer reads it'),
    keep_goods: Flag.default(false).describe('The customer keeps the goods and gets the money at once'),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    message: 'returns.reason_required',
  });
export type ReturnDecision = z.infer<typeof ReturnDecision>;

const Units = z.number().int().min(0).max(MOST_UNITS);

const InspectedLine = z
  .strictObject({
    id: Id().describe('Id of the line of the return'),
    restock: Units.describe('Units that are sold again'),
    write_off: Units.describe('Units that are accepted and not sold again'),
    refused: Units.meta({ description: 'Units that are not accepted', examples: [0] }),
    refused_reason: Text.describe('Why not: the customer reads it'),
  })
  .refine(({ refused, refused_reason }) => refused === 0 || refused_reason !== '', {
    path: ['refused_reason'],
    message: 'returns.reason_required',
  });

/** What a vendor has found in the parcel: every line with all its units. */
export const Inspection = z.strictObject({
  lines: z.array(InspectedLine).min(1).max(MOST_LINES).describe('Every line that comes back'),
  version: z.number().int().describe('The version of the return that was looked at'),
});
export type Inspection = z.infer<typeof Inspection>;

/** What an admin decides otherwise than the vendor, with a reason that both read. */
export const Overrule = z.strictObject({
  decision: z
    .enum(['approve', 'keep_goods', 'decline'])
    .optional()
    .describe(
      'Of a declined return: approve, or keep_goods for the money at once; in the place of a vendor who is late or gone also decline; left out of an inspected one',
    ),
  version: z.number().int().optional().describe('The version of the return that was looked at: another one is refused'),
  lines: z
    .array(z.strictObject({ id: Id(), write_off: Units.describe('How many refused units are accepted after all') }))
    .max(MOST_LINES)
    .refine((lines) => isEachOnce(lines.map(({ id }) => id)), 'returns.line_twice')
    .default([])
    .describe('Of an inspected return'),
  goodwill: z
    .number()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('What the marketplace gives on top, of an inspected return: no more than is left of what was paid'),
  reason: requiredLines('returns.reason_required', NOTE_LENGTH).describe('Why: customer and vendor read it'),
});
export type Overrule = z.infer<typeof Overrule>;

import { z } from 'zod';
import { Flag, Lines } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';

const REQUEST_KINDS = ['export', 'erase', 'correct', 'object'] as const;

export const RequestKind = z
  .enum(REQUEST_KINDS, 'privacy.kind_required')
  .describe(
    'export: a file with everything; erase: delete the account; correct: something is wrong; object: to a use of data',
  )
  .meta({ id: 'PrivacyRequestKind' });

export const RequestState = z
  .enum(['open', 'waiting', 'done', 'refused', 'withdrawn'])
  .describe('waiting: an erasure that something in `waits_for` is in the way of')
  .meta({ id: 'PrivacyRequestState' });

/** Open business of a person that an erasure waits for. */
const OBSTACLES = [
  ...([
    'order_open',
    'return_open',
    'refund_due',
    'payment_open',
    'return_window',
    'vendor_balance',
    'membership',
  ] as const),
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

const Obstacles = z
  .array(z.enum(OBSTACLES))
  .describe('What has to end before: orders, returns, refunds, payments, return periods, balances, memberships');

export const PrivacyRequest = z
  .object({
    id: z.number().int(),
    kind: RequestKind,
    state: RequestState,
    note: z.string().describe('What the person wrote'),
    asked_at: Moment.describe('Time of the request'),
    due_on: z.iso.date().describe('Last day to answer'),
    erase_from: Moment.nullable().describe('Until then a sign-in stops the erasure; null for other kinds'),
    waits_for: Obstacles,
    reason: z.string().describe('Answer to the person: why it was refused, or what was done'),
    done_at: Moment.nullable().describe('Time of the answer; null until then'),
    file: z
      .object({ bytes: z.number().int().describe('Size of the file'), expires_at: Moment.describe('Deleted then') })
      .nullable()
      .describe('File of an export while it can be fetched'),
  })
  .meta({ id: 'PrivacyRequest', description: 'A request of a person about their data' });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const NewRequest = z
  .strictObject({
    kind: RequestKind,
    note: Lines(2000).optional().describe('Required to correct and to object: what, and why'),
    with_reviews: Flag.optional().describe('An erasure also deletes the reviews of the person'),
  })
  .superRefine(({ kind, note }, context) => {
    if ((kind === 'correct' || kind === 'object') && !note)
      context.addIssue({ code: 'custom', path: ['note'], message: 'privacy.note_required' });
  });
export type NewRequest = z.infer<typeof NewRequest>;

export const ZipFile = {
  description: 'ZIP with a page in both languages, the data as JSON and CSV, and the files of the person',
  content: { 'application/zip': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};

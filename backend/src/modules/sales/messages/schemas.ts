import { z } from 'zod';
import { LIMITS } from '../../../facts/limits.ts';
import { FileField } from '../../../files/uploaded-file.ts';
import { Id, optionalLines, requiredLines } from '../../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { Moment, PageMeta } from '../../../wire/schemas.ts';

const ThreadSide = z
  .enum(['buyer', 'vendor', 'platform'])
  .describe('buyer: the customer or guest; vendor: the store; platform: the marketplace')
  .meta({ id: 'ThreadSide' });

const ThreadFile = z.object({
  id: z.number().int().describe('Id of the file within the thread'),
  name: z.string().describe('Name given by the sender'),
  mime: z.enum(['image/webp', 'application/pdf']).describe('Pictures are stored as WebP'),
});

export const ThreadMessage = z
  .object({
    id: z.number().int(),
    side: ThreadSide,
    kind: z
      .enum(['message', 'joined', 'dispute', 'resolution'])
      .describe(
        'joined: the marketplace reads along; dispute: the buyer asks it to decide; resolution: it has decided',
      ),
    author: z
      .string()
      .describe('Name of the buyer or the store; of the person for their own side; empty for the marketplace'),
    body: z.string().describe('Plain text; empty for `joined`'),
    leads_off_site: z
      .boolean()
      .describe('It seems to name a phone number, an address, an IBAN or another way to pay: warn its reader'),
    files: z.array(ThreadFile).describe('Files of the message'),
    created_at: Moment,
  })
  .meta({ id: 'ThreadMessage', description: 'A message about a sub-order' });

export const Thread = z
  .object({
    id: z.number().int().nullable().describe('Null before the first message'),
    order_id: z.number().int().describe('Id of the sub-order'),
    order_sub_no: z.string(),
    state: z.enum(['open', 'closed']).describe('closed: it takes no more messages'),
    closes_at: Moment.nullable().describe('End of an open thread; null while the sub-order is underway'),
    waits_for: ThreadSide.nullable().describe('Side whose turn it is; null if none is'),
    waits_since: Moment.nullable().describe('Since when; null if none is'),
    disputed_at: Moment.nullable().describe('Start of the last dispute; null without one'),
    resolved_at: Moment.nullable().describe('End of the last dispute; null while it is open'),
    may_dispute: z.boolean().describe('The buyer may ask the marketplace to decide'),
    has_joined: z.boolean().describe('The marketplace reads along'),
    unread: z.number().int().describe('Messages of other sides that the caller has not read'),
    updated_at: Moment.nullable(),
  })
  .meta({ id: 'Thread', description: 'The messages about a sub-order' });

/** Messages of one response. */
export const MESSAGES_SHOWN = 50;

export const ThreadPage = z
  .object({
    thread: Thread,
    messages: z.array(ThreadMessage).describe(`Newest ${MESSAGES_SHOWN} before \`before\`, oldest first`),
    has_more: z.boolean().describe('There are older messages'),
  })
  .meta({ id: 'ThreadPage', description: 'A page of the messages about a sub-order' });
export type ThreadPage = z.infer<typeof ThreadPage>;

export const OrderId = z.strictObject({ id: PathId.describe('Id of the sub-order') });

export const OlderThan = z.strictObject({
  before: PathId.optional().describe('Id of the oldest message that is shown'),
});

export const FileParams = OrderId.extend({ file: PathId.describe('Id of the file within the thread') });

const { length, files } = LIMITS.message;

const Text = requiredLines('threads.text_required', length);

export const MessageForm = z.strictObject({
  body: Text.describe('Plain text; links are shown as text'),
  files: z
    .array(FileField.describe('JPEG, PNG, WebP or PDF of at most 5 MB'))
    .max(files)
    .default([])
    .describe(`Up to ${files} files, visible only to the sides of the thread`),
});
export type MessageForm = z.infer<typeof MessageForm>;

export const ReadForm = z.strictObject({ up_to: Id().describe('Id of the newest message that was shown') });

export const DisputeForm = z.strictObject({
  reason: requiredLines('threads.reason_required', length).describe(
    'What the marketplace should decide; shown to the store',
  ),
});

/** File visible only to the sides of the thread. */
export const ThreadFileContent = {
  description: 'A file of a thread',
  content: {
    'image/webp': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) },
    'application/pdf': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) },
  },
};

export const VendorThread = z
  .object({
    id: z.number().int(),
    order_id: z.number().int().describe('Id of the sub-order'),
    order_sub_no: z.string(),
    customer: z.string().describe('Name of the buyer'),
    last_message: z.string().describe('Beginning of the newest message'),
    waits_for: ThreadSide.nullable().describe('Side whose turn it is; null if none is'),
    waits_since: Moment.nullable().describe('Since when; null if none is'),
    due_on: z.iso.date().nullable().describe('Day in Riyadh until which the store should answer; null if it need not'),
    is_late: z.boolean().describe('That day has passed'),
    is_disputed: z.boolean().describe('The marketplace decides'),
    unread: z.number().int().describe('Messages that the caller has not read'),
    updated_at: Moment,
  })
  .meta({ id: 'VendorThread', description: 'A conversation of a store' });

export const VendorThreadFilter = z.strictObject({
  search: SearchText.describe('Part of a sub-order number or of the buyer’s name'),
  waits_for: filterOf(ThreadSide).describe('Only conversations that wait for this side'),
});

export const VendorThreadQuery = VendorThreadFilter.extend(pageKeys);

export const VendorThreadPage = z.object({
  threads: z.array(VendorThread).describe('Conversations of this page'),
  first_answer_minutes: z
    .number()
    .int()
    .nullable()
    .describe('Median time to the first answer of the last 90 days; null without any'),
  first_answers: z.number().int().describe('Number of those answers; shoppers see the time from 10 on'),
  meta: PageMeta,
});

export const UnreadThreads = z.object({
  orders: z
    .array(
      z.object({
        order_id: z.number().int().describe('Id of the sub-order'),
        unread: z.number().int().describe('Messages that the buyer has not read'),
      }),
    )
    .describe('Sub-orders with unread messages'),
});

/** A thread in the list of the platform, without its messages. */
export const AdminThread = z
  .object({
    id: z.number().int(),
    order_sub_no: z.string(),
    vendor: z
      .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
      .describe('Store of the sub-order'),
    customer: z.string().describe('Name of the buyer'),
    messages: z.number().int().describe('Number of messages'),
    waits_for: ThreadSide.nullable().describe('Side whose turn it is; null if none is'),
    disputed_at: Moment.nullable().describe('Start of the last dispute; null without one'),
    resolved_at: Moment.nullable().describe('End of the last dispute; null while it is open'),
    has_joined: z.boolean().describe('The marketplace reads along'),
    updated_at: Moment,
  })
  .meta({ id: 'AdminThread', description: 'A conversation about a sub-order, without its messages' });

export const AdminThreadFilter = z.strictObject({
  search: SearchText.describe('Part of a sub-order number or of the store’s name'),
  state: filterOf(z.enum(['disputed', 'resolved'])).describe('disputed: waits for a decision; resolved: it has one'),
});

export const ThreadId = z.strictObject({ id: PathId.describe('Id of the thread') });

export const AdminFileParams = ThreadId.extend({ file: PathId.describe('Id of the file within the thread') });

export const ViewForm = z.strictObject({
  reason: optionalLines(500).describe('Why the conversation is read; required unless it is disputed; logged'),
  before: Id().optional().describe('Id of the oldest message that is shown'),
});
export type ViewForm = z.infer<typeof ViewForm>;

export const AdminMessageForm = z.strictObject({ body: Text.describe('Plain text, shown to both sides') });

export const ResolveForm = z.strictObject({
  text: Text.describe('The decision, shown to both sides'),
  updated_at_seen: UpdatedAtSeen,
});
export type ResolveForm = z.infer<typeof ResolveForm>;

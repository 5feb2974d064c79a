import { z } from 'zod';
import { Code } from '../../../../wire/fields.ts';
import { parseStatus } from './status.ts';

/** A status by code, label or one of the documented spellings. */
export const Status = z.union([Code(40), z.number().int()]).transform((value, context) => {
  const code = parseStatus(value);
  if (code !== null) return code;
  context.addIssue({ code: 'custom', message: 'orders.status_unknown' });
  return z.NEVER;
});

/** Status that the caller's screen showed. */
export const StatusSeen = Status.optional().meta({
  description: 'The status that the screen showed; the request fails with 409 if it has changed',
  examples: ['Pending'],
});

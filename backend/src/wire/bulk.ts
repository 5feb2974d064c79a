import { LIMITS } from '../facts/limits.ts';
import { sql, type SQL } from '../sql/sql.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FieldMessage } from './errors.ts';
import { success } from './schemas.ts';

/** What is done to many rows at once. */
export const bulkChange = <const Action extends readonly [string, ...string[]]>(...actions: Action) =>
  z.strictObject({
    ids: z
      .array(z.int().min(1))
      .min(1)
      .max(LIMITS.bulkRows)
      .describe('Which ones, by id; each must exist, or nothing is done'),
    action: z.enum(actions).describe('What to do with all of them'),
  });

const UnchangedRow = z
  .object({
    id: z.number().int(),
    name: z.string().describe('What it is called, in the language asked for'),
    message: z.string().describe('Why it stayed as it was, for people'),
  })
  .meta({ id: 'UnchangedRow', description: 'A row that a change of many has left as it was, and why' });

/** What a change of many came to. */
export const BulkAnswer = success({ done: z.number().int(), failed: z.array(UnchangedRow) });

/** A row that was left as it was, and the sentence that says why. */
interface Unchanged {
  id: number;
  name: string;
  reason: FieldMessage;
}

export interface BulkOutcome {
  done: number;
  failed: Unchanged[];
}

/** An outcome in the reader's language. */
export const toBulkResponse = ({ done, failed }: BulkOutcome, request: Pick<FastifyRequest, 't'>) => ({
  done,
  failed: failed.map(({ id, name, reason }) => ({
    id,
    name,
    message: typeof reason === 'string' ? request.t(reason) : request.t(reason.key, reason.params),
  })),
});

/** Whether an id is one of some. */
export const isOneOf = (id: SQL, ids: readonly number[]): SQL =>
  sql`${id} IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

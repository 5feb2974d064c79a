import { LIMITS } from '../facts/limits.ts';
import { sql, type SQL } from '../sql/sql.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FieldMessage } from './errors.ts';
import { success } from './schemas.ts';

/** Body of a bulk change. */
export const bulkChange = <const Action extends readonly [string, ...string[]]>(...actions: Action) =>
  z.strictObject({
    ids: z
      .array(z.int().min(1))
      .min(1)
      .max(LIMITS.bulkRows)
      .describe('Ids of the rows; if one does not exist, nothing is changed'),
    action: z.enum(actions).describe('Action to apply to all rows'),
  });

const UnchangedRow = z
  .object({
    id: z.number().int(),
    name: z.string().describe('Name of the row, in the requested language'),
    message: z.string().describe('Human-readable reason'),
  })
  .meta({ id: 'UnchangedRow', description: 'A row that a bulk change skipped, with the reason' });

/** Result of a bulk change. */
export const BulkResponse = success({ done: z.number().int(), failed: z.array(UnchangedRow) });

/** A skipped row with the translated reason. */
interface Unchanged {
  id: number;
  name: string;
  reason: FieldMessage;
}

export interface BulkOutcome {
  done: number;
  failed: Unchanged[];
}

export const toBulkResponse = ({ done, failed }: BulkOutcome, request: Pick<FastifyRequest, 't'>) => ({
  done,
  failed: failed.map(({ id, name, reason }) => ({
    id,
    name,
    message: typeof reason === 'string' ? request.t(reason) : request.t(reason.key, reason.params),
  })),
});

export const isOneOf = (id: SQL, ids: readonly number[]): SQL =>
  sql`${id} IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

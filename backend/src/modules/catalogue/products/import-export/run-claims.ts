import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';

const extract = promisify(gunzip);

/** Import claimed by this process until its lease ends. */
export interface ClaimedRun {
  id: number;
  vendorId: number;
  userId: number;
  rows: number;
  token: string;
  content: Buffer;
}

/** Lease of a claim, ms; longer than any statement may take. */
export const LEASE_MS = 15_000;
/** Claims without a written batch after which an import fails. */
const MAX_ATTEMPTS = 6;
const RETRY_SECONDS = 2;

const isFree = sql`r.state = 'running' AND (r.claimed_until IS NULL OR r.claimed_until < now())`;
const mayTrade = sql`EXISTS (
  SELECT 1 FROM vendors v WHERE v.id = r.vendor_id AND v.active = 1 AND v.deleted_at IS NULL)`;

/** Divides the running imports among the processes. */
export const createRunClaims = (database: Database) => ({
  /** Claims the oldest import that no process carries out; null without one. */
  async claim(): Promise<ClaimedRun | null> {
    const token = randomUUID();
    const run = await database.first<Omit<ClaimedRun, 'token'>>(sql`
      UPDATE product_imports SET claimed_by = ${token}, attempts = attempts + 1,
        claimed_until = now() + ${LEASE_MS} * interval '1 millisecond'
      WHERE id = (
        SELECT r.id FROM product_imports r WHERE ${isFree} AND r.attempts < ${MAX_ATTEMPTS} AND ${mayTrade}
        ORDER BY r.id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, vendor_id AS "vendorId", user_id AS "userId", rows, content`);
    return run && { ...run, token, content: await extract(run.content) };
  },

  /** Locks a claimed import for a batch. @returns the number of finished lines; null if it was stopped or lost */
  async lock({ id, token }: ClaimedRun): Promise<number | null> {
    const run = await database.first<{ done: number }>(sql`
      SELECT r.done_rows AS done FROM product_imports r
      WHERE r.id = ${id} AND r.claimed_by = ${token} AND r.state = 'running' AND ${mayTrade} FOR NO KEY UPDATE OF r`);
    return run?.done ?? null;
  },

  /** Releases the claim: immediately, or with a delay after a failure. */
  release: ({ id, token }: ClaimedRun, { failed }: { failed: boolean }) =>
    database.query(sql`
      UPDATE product_imports SET attempts = CASE WHEN ${failed} THEN attempts ELSE 0 END,
        claimed_until = CASE WHEN ${failed} THEN now() + attempts * ${RETRY_SECONDS} * interval '1 second' END
      WHERE id = ${id} AND claimed_by = ${token} AND state = 'running'`),

  /** Imports that no process may continue, with their final state. */
  abandoned: () =>
    database.query<{ id: number; state: 'stopped' | 'failed' }>(sql`
      SELECT r.id, CASE WHEN ${mayTrade} THEN 'failed' ELSE 'stopped' END AS state FROM product_imports r
      WHERE ${isFree} AND (r.attempts >= ${MAX_ATTEMPTS} OR NOT ${mayTrade}) ORDER BY r.id`),
});

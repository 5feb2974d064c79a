import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../wire/errors.ts';

/** Daily upload limit per person: the pictures of some two thousand products. */
const BYTES_A_DAY = 512 * 1024 * 1024;
const RETRY_AFTER_S = 60 * 60;

/**
 * Enforces the daily upload limit; deleted files do not count.
 * @returns a function of the person; for null the network address is counted
 */
export const createUploadQuota =
  (database: Database) =>
  /** @throws AppError 429 */
  async (ownerId: number | null): Promise<void> => {
    if (ownerId === null) return;
    const stored = await database.first<{ bytes: number }>(sql`
      SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM files
      WHERE owner_user_id = ${ownerId} AND created_at > now() - interval '1 day'`);
    if (stored && stored.bytes >= BYTES_A_DAY)
      throw new AppError(429, 'upload_quota_used', { retryAfter: RETRY_AFTER_S });
  };

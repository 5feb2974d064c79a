import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { sql } from '../sql/sql.ts';
import type { Visibility } from './file-storage.ts';
import { STORAGE } from './storage.ts';

const BATCH = 500;
/** Failures after which a run ends: the storage is down. */
const MOST_FAILURES = 5;

/**
 * Deletes files whose time is over, first from the storage: the row stays until that has worked.
 * @param discard deletes a file from the storage, or throws
 */
export const removeExpiredFiles = async (
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  discard: (visibility: Visibility, storageKey: string) => Promise<void>,
): Promise<void> => {
  assertOutsideTransaction(STORAGE);
  // In no order, so that a few files that cannot be deleted do not hold up all others.
  const rows = await database.query<{ id: number; storage_key: string; visibility: Visibility }>(
    sql`SELECT id, storage_key, visibility FROM files WHERE expires_at <= now() ORDER BY random() LIMIT ${BATCH}`,
  );
  let failures = 0;
  for (const { id, storage_key: key, visibility } of rows) {
    if (failures === MOST_FAILURES) return;
    try {
      await discard(visibility, key);
      await database.query(sql`DELETE FROM files WHERE id = ${id}`);
    } catch (error: unknown) {
      failures += 1;
      log.error({ err: error, file: id }, 'an expired file could not be deleted');
    }
  }
};

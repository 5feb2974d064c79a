import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../database/database.ts';
import { BATCH, createBatchWriter } from './batch.ts';
import { createImportLog } from './import-log.ts';
import { createImportRepository } from './import-repository.ts';
import { createRunClaims, LEASE_MS, type ClaimedRun } from './run-claims.ts';
import { createRunRepository } from './run-repository.ts';
import { readTable, type Table } from './table.ts';

interface WorkerOptions {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Once aborted, no further batch begins; another process continues. */
  closing: Pick<AbortSignal, 'aborted'>;
}

/** Number of new products that warrant new statistics, since the embedded engine has no autovacuum. */
const MANY = 1_000;
/**
 * Pause between batches, ms, so that waiting transactions get their locks before the next batch requests the same ones.
 */
const REST_MS = 20;

/** Runs waiting imports batch by batch, each batch in its own transaction. */
export const createImportWorker = ({ database, log, closing }: WorkerOptions) => {
  const claims = createRunClaims(database);
  const runs = createRunRepository(database);
  const products = createImportRepository(database);
  const writeBatch = createBatchWriter(database);
  const record = createImportLog(database);

  const end = async (id: number, state: 'stopped' | 'done' | 'failed'): Promise<void> => {
    const ended = await runs.end(id, state);
    if (ended) await record(ended, { notifies: state === 'done' });
  };

  /** Writes the next batch. @returns false if there are no more lines, or the import is no longer this process's */
  const writeNext = (run: ClaimedRun, { lines }: Table): Promise<boolean> =>
    database.transaction(async () => {
      const done = await claims.lock(run);
      if (done === null) return false;
      const next = lines.slice(done, done + BATCH);
      const written = await writeBatch(run, next, { skipsFailed: true });
      await runs.advance(run.id, written, LEASE_MS);
      const isLast = done + next.length >= lines.length;
      if (isLast) await end(run.id, 'done');
      return !isLast;
    });

  const carryOut = async (run: ClaimedRun): Promise<void> => {
    try {
      const table = await readTable(run.content);
      let goesOn = true;
      while (goesOn && !closing.aborted) {
        goesOn = await writeNext(run, table);
        await pause(REST_MS);
      }
      if (goesOn) await claims.release(run, { failed: false });
      else if (run.rows >= MANY) await products.analyze();
    } catch (error) {
      log.error({ err: error, import: run.id }, 'a batch of an import failed');
      await claims.release(run, { failed: true });
    }
  };

  /** Runs all imports that no other process is running. */
  return async (): Promise<void> => {
    for (const { id, state } of await claims.abandoned()) await database.transaction(() => end(id, state));
    while (!closing.aborted) {
      const run = await claims.claim();
      if (!run) return;
      await carryOut(run);
    }
  };
};

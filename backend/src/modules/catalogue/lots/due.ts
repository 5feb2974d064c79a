import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { createLotLedger } from '../../../ledger/lots.ts';
import { createLotRepository } from './repository.ts';

/** Products read at once; each is settled in its own transaction, so that sales wait briefly. */
const BATCH = 200;

/**
 * Takes lots off sale whose last day of sale is over or has been moved by a rule. Idempotent. A product that cannot be
 * settled does not keep the others from it.
 */
export const createDueLots = (database: Database) => {
  const repository = createLotRepository(database);
  const ledger = createLotLedger(database);

  const settle = (id: number) =>
    database.transaction(async () => {
      await repository.lockDue([id]);
      await ledger.settle([id]);
    });

  return async (): Promise<void> => {
    const tried = new Set<number>();
    const failures: unknown[] = [];
    const categories = await repository.changedCategories();
    for (;;) {
      const due = await repository.due(shopDay(new Date()), BATCH);
      const ids = due.map(({ product_id: id }) => id).filter((id) => !tried.has(id));
      if (ids.length === 0) break;
      for (const id of ids) {
        tried.add(id);
        await settle(id).catch((error: unknown) => failures.push(error));
      }
    }
    for (const category of categories) await repository.categoryIsSettled(category);
    if (failures.length > 0) throw new AggregateError(failures, 'lots of some products could not be settled');
  };
};

import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { createLotLedger } from '../../../ledger/lots.ts';
import { createLotRepository } from './repository.ts';

/** Products per transaction, so that sales wait briefly. */
const BATCH = 50;

/** Takes lots off sale whose last day of sale is over or has been moved by a rule. Idempotent. */
export const createDueLots = (database: Database) => {
  const repository = createLotRepository(database);
  const ledger = createLotLedger(database);

  return async (): Promise<void> => {
    for (;;) {
      const due = await repository.due(shopDay(new Date()), BATCH);
      if (due.length === 0) return;
      const ids = due.map(({ product_id: id }) => id);
      await database.transaction(async () => {
        await repository.lockDue(ids);
        await ledger.settle(ids);
      });
    }
  };
};

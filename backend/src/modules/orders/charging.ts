import type { Database } from '../../database/database.ts';
import { notFound } from '../../wire/errors.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import type { Captures, Taken } from '../payments/captures.ts';
import { isSent, type StatusCode } from './status.ts';
import { createStatusRepository, type StatusRow } from './status-repository.ts';

/**
 * What a card holds for a part is taken before it leaves, and outside the transaction in which it does.
 * @param captures null where nobody takes cards
 */
export const createCharging = (database: Database, captures: Captures | null) => {
  const repository = createStatusRepository(database);

  return {
    /**
     * Takes it, unless the part may not become `to` anyway.
     * @returns null where no card holds anything
     * @throws AppError what `assertMayBecome` throws, 404 missing or foreign, 409 when the card refuses, 502 when nobody answers
     */
    async charge(
      { vendorId }: VendorActor,
      id: number,
      to: StatusCode,
      assertMayBecome: (row: StatusRow) => void,
    ): Promise<Taken | null> {
      if (!captures || !isSent(to) || !(await captures.isHeld(id))) return null;
      const charge = await database.transaction(async () => {
        const row = await repository.lock({ vendorId }, id);
        if (!row) throw notFound();
        // It stays what it is: a text is changed.
        if (row.status === to) return null;
        assertMayBecome(row);
        return captures.ask(id);
      });
      return charge && captures.take(charge);
    },

    /** Writes down what was taken together with what it was taken for, or alone where that cannot be done. */
    async keeping<Outcome>(taken: Taken | null, work: () => Promise<Outcome>): Promise<Outcome> {
      if (!captures || !taken) return database.transaction(work);
      try {
        return await database.transaction(async () => {
          await captures.keep(taken);
          return work();
        });
      } catch (error) {
        await database.transaction(() => captures.keep(taken));
        throw error;
      }
    },
  };
};

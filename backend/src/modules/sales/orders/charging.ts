import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import type { Captures, Taken } from '../../money/payments/captures.ts';
import { isSent, type StatusCode } from './status/status.ts';
import { createStatusRepository, type StatusRow } from './status/repository.ts';

/**
 * Captures what a card holds for a sub-order before it is shipped, outside the transaction of the status change.
 * @param captures null without card payments
 */
export const createCharging = (database: Database, captures: Captures | null) => {
  const repository = createStatusRepository(database);

  return {
    /**
     * Captures the hold, provided that the sub-order may become `to`.
     * @returns null if no card holds anything
     * @throws AppError whatever `assertMayBecome` throws, 404 if missing or foreign, 409 if the card is declined, 502
     * without a response
     */
    async charge(
      { vendorId }: VendorActor,
      id: number,
      to: StatusCode,
      assertMayBecome: (row: StatusRow) => Promise<void>,
    ): Promise<Taken | null> {
      if (!captures || !isSent(to) || !(await captures.isHeld(id))) return null;
      const charge = await database.transaction(async () => {
        const row = await repository.lock({ vendorId }, id);
        if (!row) throw notFound();
        // The status does not change, only texts do.
        if (row.status === to) return null;
        await assertMayBecome(row);
        return captures.ask(id);
      });
      return charge && captures.take(charge);
    },

    /** Records the capture in the transaction of `work`, or on its own if that transaction fails. */
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

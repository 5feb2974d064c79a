import type { Database } from '../../../database/database.ts';
import { hashToken } from '../../../plugins/session.ts';
import { AppError } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createGuestRepository } from './repository.ts';

/** People who buy without an account. */
export const createGuests = (database: Database) => {
  const guests = createGuestRepository(database);

  return {
    /**
     * The guest of a token, created with it by the first request. Call in the transaction that fills the cart.
     * @throws AppError 403 while guests cannot buy; 409 for a token whose cart is closed
     */
    async open(token: string, lang: Lang): Promise<number> {
      const tokenHash = hashToken(token);
      await guests.lockToken(tokenHash);
      const known = await guests.ofToken(tokenHash);
      if (known?.is_living) return known.user_id;
      if (known) throw new AppError(409, 'guest_order_placed');
      if (!(await guests.mayBuy())) throw new AppError(403, 'guest_checkout_off');
      return guests.insert(tokenHash, lang);
    },
  };
};

import { LIMITS } from '../../../facts/limits.ts';
import type { Database } from '../../../database/database.ts';
import { hashToken } from '../../../plugins/session.ts';
import { notFound } from '../../../wire/errors.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { closedCart } from './guest-cart.ts';
import { createMergeRepository, type MergedRow } from './merge-repository.ts';
import { createCartRepository } from './repository.ts';
import type { MergeOutcome } from './schemas.ts';
import { createCartService } from './service.ts';

/** Outcome for one line of the guest's cart. `quantity`: in the customer's cart afterwards. */
interface Merged {
  row: MergedRow;
  quantity: number;
  outcome: MergeOutcome;
}

/**
 * The larger of the two quantities, as far as the stock suffices. Adding them up would double an order that was begun on
 * two devices.
 */
const mergedOf = (row: MergedRow, hasRoom: boolean): Merged => {
  const { quantity, was, available } = row;
  const possible = Math.min(quantity, available);
  if (available === 0) return { row, quantity: was, outcome: 'unavailable' };
  if (was === 0 && !hasRoom) return { row, quantity: 0, outcome: 'cart_full' };
  if (possible <= was) return { row, quantity: was, outcome: quantity > was ? 'fewer' : 'kept' };
  if (possible < quantity) return { row, quantity: possible, outcome: 'fewer' };
  return { row, quantity, outcome: was === 0 ? 'added' : 'raised' };
};

/** Moves the cart that a customer filled before signing in into theirs. */
export const createCartMerge = (database: Database) => {
  const carts = createCartRepository(database);
  const service = createCartService(database);
  const merging = createMergeRepository(database);

  /** The customer's coupon stays; otherwise the guest's applies if it is valid for the merged cart. */
  const mergeCoupon = async (guestId: number, userId: number, reader: Reader): Promise<void> => {
    const { guests, own } = await merging.coupons(guestId, userId);
    if (own !== null || guests === null) return;
    await carts.setCoupon(userId, guests);
    const { coupon } = await service.readBasket(userId, reader.currency);
    if (!coupon || coupon.problem) await carts.setCoupon(userId, null);
  };

  /** @throws AppError 404 if the guest has ordered: there is no cart any more */
  const assertUnordered = async (guestId: number): Promise<void> => {
    const order = await carts.closedBy(guestId);
    if (order?.state === 'placed') throw notFound();
    if (order) throw closedCart(order);
  };

  return {
    /**
     * @returns what became of each line
     * @throws AppError 404 for a token without an open cart, 409 while its order is being paid
     */
    merge: (userId: number, token: string | null, reader: Reader): Promise<Merged[]> =>
      database.transaction(async () => {
        const tokenHash = token === null ? null : hashToken(token);
        const guest = tokenHash && (await merging.takeToken(tokenHash));
        if (!guest) throw notFound();
        // In id order, so that two merges cannot wait for each other.
        for (const id of [guest.id, userId].sort((one, other) => one - other)) await carts.lock(id);
        await assertUnordered(guest.id);
        let room = LIMITS.cartLines - (await merging.countLines(userId));
        const merged = (await merging.lines(guest.id, userId)).map((row) => {
          const line = mergedOf(row, room > 0);
          if (row.was === 0 && line.quantity > 0) room -= 1;
          return line;
        });
        const changed = merged.filter(({ row, quantity }) => quantity > row.was);
        const lines = changed.map(({ row: { product_id, variant_id }, quantity }) => ({
          product_id,
          variant_id,
          quantity,
        }));
        if (lines.length > 0) await merging.write(userId, lines);
        await mergeCoupon(guest.id, userId, reader);
        await merging.remove(guest.id);
        return merged;
      }),
  };
};

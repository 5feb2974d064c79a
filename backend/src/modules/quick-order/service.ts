import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { createCartRepository, type Offer } from '../carts/repository.ts';
import { MAX_QUANTITY } from '../carts/service.ts';
import type { QuickOrderLine } from './schemas.ts';

export interface WantedLine {
  productId: number;
  variantId: number | null;
  quantity: number;
}

type Outcome = z.infer<typeof QuickOrderLine>;

const isSold = (offer: Offer | null, line: WantedLine): offer is Offer =>
  offer !== null && offer.variant_id === line.variantId && offer.has_variants === (line.variantId !== null);

/** How many of a line can be added to the cart, and why not all. */
const addable = (offer: Offer | null, line: WantedLine): Outcome => {
  if (!isSold(offer, line)) return { added: 0, reason: 'unavailable' };
  const stock = offer.variant_stock ?? offer.product_stock;
  if (stock === 0) return { added: 0, reason: 'sold_out' };
  const room = Math.max(0, Math.min(stock, MAX_QUANTITY) - offer.held);
  return room < line.quantity ? { added: room, reason: 'fewer' } : { added: line.quantity, reason: null };
};

/** Puts many things into the cart at once, each as far as it is there. */
export const createQuickOrder = (database: Database) => {
  const carts = createCartRepository(database);

  /** @returns what became of each line, in their order */
  return (userId: number, lines: readonly WantedLine[]): Promise<Outcome[]> =>
    database.transaction(async () => {
      await carts.lock(userId);
      const outcomes: Outcome[] = [];
      for (const line of lines) {
        const outcome = addable(await carts.offer(userId, line.productId, line.variantId), line);
        if (outcome.added > 0) await carts.add(userId, line.productId, line.variantId, outcome.added);
        outcomes.push(outcome);
      }
      if (outcomes.some(({ added }) => added > 0)) await carts.bumpVersion(userId);
      return outcomes;
    });
};

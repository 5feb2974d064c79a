import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { createCartRepository, type Offer } from '../carts/repository.ts';
import { MAX_QUANTITY } from '../carts/service.ts';
import { createShippingRepository } from '../shipping/repository.ts';
import { deliversTo } from '../shipping/rule.ts';
import { createOrderRepository, type OrderRow } from './repository.ts';
import type { ReorderedLine, SkippedLine } from './reorderSchemas.ts';
import { createStatusRepository, type SoldLine } from './statusRepository.ts';

interface Reorder {
  added: z.infer<typeof ReorderedLine>[];
  skipped: z.infer<typeof SkippedLine>[];
}

type Shortfall = z.infer<typeof SkippedLine>['reason'];

const isSold = (offer: Offer | null, line: SoldLine): offer is Offer =>
  offer !== null &&
  offer.cod_enabled &&
  offer.variant_id === line.variant_id &&
  offer.has_variants === (line.variant_id !== null);

/** How many of an old line can be added to the cart, and why not all. */
const addable = (offer: Offer | null, line: SoldLine): { quantity: number; reason: Shortfall | null } => {
  if (!isSold(offer, line)) return { quantity: 0, reason: 'unavailable' };
  const stock = offer.variant_stock ?? offer.product_stock;
  if (stock === 0) return { quantity: 0, reason: 'sold_out' };
  const room = Math.max(0, Math.min(stock, MAX_QUANTITY) - offer.held);
  return room < line.quantity ? { quantity: room, reason: 'fewer' } : { quantity: line.quantity, reason: null };
};

/**
 * Puts what was bought once into the cart again, as far as it is still sold, in stock and can be ordered.
 * @returns a function of the customer and the sub-order; it throws 404 for a missing order or another customer's
 */
export const createReorder = (database: Database) => {
  const orders = createOrderRepository(database);
  const sold = createStatusRepository(database);
  const carts = createCartRepository(database);
  const shipping = createShippingRepository(database);

  const isDelivered = async (userId: number, { vendor_id: vendorId, currency }: OrderRow): Promise<boolean> => {
    const countryId = await shipping.destination(userId);
    const rules = await shipping.rules([vendorId], countryId, currency);
    return deliversTo(rules.get(vendorId), countryId);
  };

  return (userId: number, id: number): Promise<Reorder> =>
    database.transaction(async () => {
      const [order] = await orders.list({ userId }, { reference: String(id) }, { limit: 1 });
      if (!order) throw notFound();
      await carts.lock(userId);
      const reorder: Reorder = { added: [], skipped: [] };
      const delivered = await isDelivered(userId, order);
      for (const line of await sold.lines(order.id)) {
        const product = { name: line.name, name_arabic: line.name_ar };
        const offer = delivered ? await carts.offer(userId, line.product_id, line.variant_id) : null;
        const { quantity, reason } = addable(offer, line);
        if (quantity > 0) {
          await carts.add(userId, line.product_id, line.variant_id, quantity);
          reorder.added.push({ ...product, quantity });
        }
        if (reason) reorder.skipped.push({ ...product, reason });
      }
      if (reorder.added.length > 0) await carts.bumpVersion(userId);
      return reorder;
    });
};

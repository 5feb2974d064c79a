import { LIMITS } from '../../../facts/limits.ts';
import { isPausedNow } from '../../catalogue/shop/holiday.ts';
import { methodsOf } from '../../catalogue/shop/vendor-payment.ts';
import type { Database } from '../../../database/database.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { createShippingRepository } from '../shipping/repository.ts';
import { deliversTo } from '../shipping/rule.ts';
import { createCartRepository, type Offer } from './repository.ts';
import type { Shortfall } from './schemas.ts';

interface WantedLine {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/** Quantity added for one line; `reason` is null if that is all of it. */
interface AddedLine {
  added: number;
  reason: Shortfall | null;
}

const isSold = (offer: Offer | null, line: WantedLine): offer is Offer =>
  offer !== null && offer.variant_id === line.variantId && offer.has_variants === (line.variantId !== null);

/**
 * Limits the quantity to the stock less what the cart already holds, and a new line to a cart that has room for one.
 */
const withinLimits = (offer: Offer, quantity: number): AddedLine => {
  const stock = offer.variant_stock ?? offer.product_stock;
  if (stock === 0) return { added: 0, reason: 'sold_out' };
  if (offer.held === 0 && offer.is_full) return { added: 0, reason: 'cart_full' };
  const room = Math.max(0, Math.min(stock, LIMITS.quantity) - offer.held);
  return room < quantity ? { added: room, reason: 'fewer' } : { added: quantity, reason: null };
};

/**
 * Adds many lines to a cart in one transaction, each limited to the quantity that can be ordered.
 * @returns a function of customer, currency and lines; its results are in the order of the lines
 */
export const createBulkAdd = (database: Database, takesCards: boolean) => {
  const carts = createCartRepository(database);
  const shipping = createShippingRepository(database);

  const createDelivers = async (userId: number, currency: Currency) => {
    const countryId = await shipping.destination(userId);
    const known = new Map<number, boolean>();
    return async (vendorId: number): Promise<boolean> => {
      const delivers =
        known.get(vendorId) ??
        deliversTo((await shipping.rules([vendorId], countryId, currency)).get(vendorId), countryId);
      known.set(vendorId, delivers);
      return delivers;
    };
  };

  return (userId: number, currency: Currency, lines: readonly WantedLine[]): Promise<AddedLine[]> =>
    database.transaction(async () => {
      await carts.lock(userId);
      const delivers = await createDelivers(userId, currency);
      const addable = async (line: WantedLine): Promise<AddedLine> => {
        const offer = await carts.offer(userId, line.productId, line.variantId);
        if (!isSold(offer, line)) return { added: 0, reason: 'unavailable' };
        if (isPausedNow(offer)) return { added: 0, reason: 'on_holiday' };
        if (!(await delivers(offer.vendor_id))) return { added: 0, reason: 'not_delivered' };
        if (methodsOf(offer, takesCards).length === 0) return { added: 0, reason: 'not_payable' };
        return withinLimits(offer, line.quantity);
      };
      const outcomes: AddedLine[] = [];
      for (const line of lines) {
        const outcome = await addable(line);
        if (outcome.added > 0) await carts.add(userId, line.productId, line.variantId, outcome.added);
        outcomes.push(outcome);
      }
      if (outcomes.some(({ added }) => added > 0)) await carts.bumpVersion(userId);
      return outcomes;
    });
};

import { shopDay } from '../../../src/calendar/working-days.ts';
import type { SoldLine } from '../sales/item-rows.ts';
import type { DemoLot, TakenLot } from './demo-lot.ts';

/** Allocates sold lines of one SKU to its lots: the first expiry first, of those that were there and on sale that day. */
export const takeInOrder = (lines: readonly SoldLine[], lots: readonly DemoLot[]): TakenLot[] =>
  lines.flatMap((line) => {
    const { placedAt } = line.order;
    const day = shopDay(new Date(placedAt));
    let left = line.line.quantity;
    const taken = lots
      .filter(({ receivedAt, sellUntil }) => receivedAt <= placedAt && (sellUntil === null || sellUntil >= day))
      .map((lot): TakenLot => {
        const quantity = lot.onHand > 0 ? left : Math.min(left, lot.soldOut - lot.sold);
        lot.sold += quantity;
        left -= quantity;
        return { line, lot, quantity };
      });
    if (left > 0) throw new Error(`No lot of ${line.line.sku.sku} explains order ${line.order.orderNo}`);
    return taken.filter(({ quantity }) => quantity > 0);
  });

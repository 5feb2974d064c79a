import type { Database } from '../../database/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { createStockLedger, type Shortage } from '../../ledger/stock.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { createCouponService } from '../coupons/service.ts';
import { CANCELLED, CONFIRMED, isCancelled, PENDING, type StatusCode } from './status.ts';
import { createStatusMail } from './statusMail.ts';
import {
  createStatusRepository,
  toStockLine,
  type SoldLine,
  type StatusNotes,
  type StatusRow,
} from './statusRepository.ts';

const outOfStock = (lines: SoldLine[], shortages: Shortage[]) => {
  const short = shortages.map(({ productId, variantId, availableStock }) => {
    const line = lines.find((each) => each.product_id === productId && each.variant_id === variantId);
    const name = line?.name ?? '';
    return {
      product_id: productId,
      variant_id: variantId,
      name,
      name_arabic: line?.name_ar ?? '',
      available_stock: availableStock,
    };
  });
  const messages = short.map(({ name, available_stock: count }) => ({
    key: 'checkout.out_of_stock',
    params: { name, count },
  }));
  return new AppError(422, 'out_of_stock', { fields: { status: messages }, data: { lines: short } });
};

/** How a sub-order moves through its statuses. Each change is one line of a history that everybody concerned sees. */
export const createOrderService = (database: Database, outbox: Outbox) => {
  const repository = createStatusRepository(database);
  const stock = createStockLedger(database);
  const coupons = createCouponService(database);
  const mail = createStatusMail(outbox);

  /** A cancelled order has given its stock back exactly once; one that comes back to life takes it again. */
  const moveStock = async (row: StatusRow, to: StatusCode, lines: SoldLine[]) => {
    if (isCancelled(row.status) === isCancelled(to)) return;
    const stockLines = lines.map((line) => toStockLine(row.id, line));
    if (isCancelled(to)) return stock.putBack(stockLines);
    const shortages = await stock.take(stockLines);
    if (shortages.length > 0) throw outOfStock(lines, shortages);
  };

  const change = async (row: StatusRow, to: StatusCode, notes: StatusNotes, actorId: number) => {
    const lines = await repository.lines(row.id);
    await moveStock(row, to, lines);
    await repository.change(row, to, notes);
    if (isCancelled(to)) await coupons.release(row.order_id);
    const changeId = await repository.record(row, to, notes.cancellationReason ?? notes.note ?? '', actorId);
    await mail.statusChanged(row, to, lines, notes, changeId);
    return { lines, changeId };
  };

  return {
    /**
     * The vendor gives his part of an order any of the six statuses. The same status again changes nothing.
     * @throws AppError 404 missing or another vendor's, 422 when a cancelled order comes back and its stock is gone
     */
    setStatus: (vendor: { vendorId: number; userId: number }, id: number, to: StatusCode, notes: StatusNotes) =>
      database.transaction(async () => {
        const row = await repository.lock({ vendorId: vendor.vendorId }, id);
        if (!row) throw notFound();
        if (row.status !== to) await change(row, to, notes, vendor.userId);
      }),

    /**
     * The customer cancels: at once while the vendor has not confirmed, as a request to the vendor afterwards. Either
     * way the vendor is told by mail, once.
     * @returns whether the order is cancelled now or the request is noted
     * @throws AppError 404 missing or another customer's, 422 once it is shipped, completed or cancelled
     */
    cancel: (userId: number, id: number): Promise<'cancelled' | 'requested'> =>
      database.transaction(async () => {
        const row = await repository.lock({ userId }, id);
        if (!row) throw notFound();
        if (row.status === PENDING) {
          const { lines, changeId } = await change(row, CANCELLED, {}, userId);
          await mail.cancelledByCustomer(row, lines, changeId);
          return 'cancelled';
        }
        if (row.status !== CONFIRMED) throw new AppError(422, 'order_not_cancellable');
        const requestedAt = await repository.requestCancellation(row.id);
        if (requestedAt) await mail.cancelRequested(row, await repository.lines(row.id), requestedAt);
        return 'requested';
      }),
  };
};

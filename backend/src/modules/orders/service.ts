import type { Database } from '../../database/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { createStockLedger, type Shortage } from '../../ledger/stock.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { toWire } from '../../money.ts';
import { CANCELLED, CONFIRMED, isCancelled, PENDING, statusLabel, type StatusCode } from './status.ts';
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

  /** A cancelled order has given its stock back exactly once; one that comes back to life takes it again. */
  const moveStock = async (row: StatusRow, to: StatusCode, lines: SoldLine[]) => {
    if (isCancelled(row.status) === isCancelled(to)) return;
    const stockLines = lines.map((line) => toStockLine(row.id, line));
    if (isCancelled(to)) return stock.putBack(stockLines);
    const shortages = await stock.take(stockLines);
    if (shortages.length > 0) throw outOfStock(lines, shortages);
  };

  const tellCustomer = (row: StatusRow, to: StatusCode, lines: SoldLine[], notes: StatusNotes, changeId: number) =>
    outbox.enqueue({
      eventId: `status:${changeId}`,
      template: 'order-status',
      recipient: row.email,
      lang: row.lang,
      payload: {
        order_no: row.order_no,
        order_sub_no: row.order_sub_no,
        currency: row.currency,
        lines: lines.map(({ name, name_ar, quantity, sub_total }) => ({
          name,
          name_ar,
          quantity,
          sub_total: toWire(sub_total, row.currency),
        })),
        total: toWire(row.total_amount, row.currency),
        status: statusLabel(to),
        note: notes.cancellationReason ?? notes.note,
        tracking_information: notes.trackingInformation,
        company_name: row.company_name,
        customer_name: row.customer_name,
      },
    });

  const change = async (row: StatusRow, to: StatusCode, notes: StatusNotes, actorId: number) => {
    const lines = await repository.lines(row.id);
    await moveStock(row, to, lines);
    await repository.change(row, to, notes);
    const changeId = await repository.record(row, to, notes.cancellationReason ?? notes.note ?? '', actorId);
    await tellCustomer(row, to, lines, notes, changeId);
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
     * The customer cancels: at once while the vendor has not confirmed, as a request to the vendor afterwards.
     * @returns whether the order is cancelled now or the request is noted
     * @throws AppError 404 missing or another customer's, 422 once it is shipped, completed or cancelled
     */
    cancel: (userId: number, id: number): Promise<'cancelled' | 'requested'> =>
      database.transaction(async () => {
        const row = await repository.lock({ userId }, id);
        if (!row) throw notFound();
        if (row.status === PENDING) {
          await change(row, CANCELLED, {}, userId);
          return 'cancelled';
        }
        if (row.status !== CONFIRMED) throw new AppError(422, 'order_not_cancellable');
        await repository.requestCancellation(row.id);
        return 'requested';
      }),
  };
};

import type { Database } from '../../database/database.ts';
import { AppError, notFound } from '../../wire/errors.ts';
import { createStockLedger, type Shortage } from '../../ledger/stock.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { SalesMetrics } from '../../metrics/sales.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { AuditAction } from '../audit/words.ts';
import { createCouponService } from '../coupons/service.ts';
import { translate } from '../../i18n/translate.ts';
import type { Captures } from '../payments/captures.ts';
import { createLowStockNotifier } from '../notifications/low-stock-notifier.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createCharging } from './charging.ts';
import type { PickupService } from './pickup-service.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import {
  CANCELLED,
  COMPLETED,
  REFUNDED,
  customerMay,
  isCancelled,
  isSent,
  statusLabel,
  type StatusCode,
} from './status.ts';
import { createStatusMail } from './status-mail.ts';
import { createStatusRepository, soldName, toStockLine, type SoldLine, type StatusRow } from './status-repository.ts';
import { changedTexts, type OrderText, type StatusNotes } from './texts.ts';

const outOfStock = (lines: SoldLine[], shortages: Shortage[]) => {
  const short = shortages.map(({ productId, variantId, availableStock }) => {
    const line = lines.find((each) => each.product_id === productId && each.variant_id === variantId);
    const { name, name_ar } = line ? soldName(line) : { name: '', name_ar: '' };
    return {
      product_id: productId,
      variant_id: variantId,
      name,
      name_arabic: name_ar || name,
      available_stock: availableStock,
    };
  });
  const messages = short.map(({ name, name_arabic, available_stock: count }) => ({
    key: 'checkout.out_of_stock',
    params: { name, name_arabic, count },
  }));
  return new AppError(422, 'order_out_of_stock', { fields: { status: messages }, data: { lines: short } });
};

interface Services {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly pickups: Pick<PickupService, 'withdraw'>;
  readonly sales: Pick<SalesMetrics, 'cancelled'>;
  /** Null where nobody takes cards. */
  readonly captures: Captures | null;
}

type Decision = 'accept' | 'decline';

/** What came of it: a new status, texts of which one says where the parcel is, other texts, or nothing new. */
type Saved = 'status' | 'tracking' | 'texts' | 'nothing';

const toOrderNews = (row: StatusRow) => ({ order_sub_no: row.order_sub_no, customer: row.customer_name });

/** How a sub-order moves through its statuses. Each change is one line of a history that everybody concerned sees. */
export const createOrderService = ({ database, outbox, pickups, sales, captures }: Services) => {
  const repository = createStatusRepository(database);
  const stock = createStockLedger(database);
  const coupons = createCouponService(database);
  const mail = createStatusMail(outbox);
  const notifications = createNotifications(database);
  const lowStock = createLowStockNotifier(database);
  const auditLog = createAuditLog(database);
  const charging = createCharging(database, captures);

  /** A cancelled order has given its stock back exactly once; one that comes back to life takes it again. */
  const moveStock = async (row: StatusRow, to: StatusCode, lines: SoldLine[]) => {
    if (isCancelled(row.status) === isCancelled(to)) return;
    const stockLines = lines.map((line) => toStockLine(row.id, line));
    if (isCancelled(to)) {
      database.afterCommit(sales.cancelled);
      return stock.putBack(stockLines);
    }
    const { shortages, low } = await stock.take(stockLines);
    if (shortages.length > 0) throw outOfStock(lines, shortages);
    await lowStock.announce(low);
  };

  /** @throws AppError 409 for what would leave money, papers or goods behind */
  const assertMayBecome = (row: StatusRow, to: StatusCode): void => {
    if (to === CANCELLED && row.completed_at !== null) throw new AppError(409, 'use_cancel_with_refund');
    if (row.remitted_at !== null && to !== COMPLETED && to !== REFUNDED) throw new AppError(409, 'order_remitted');
    if (isSent(to) && row.invoice === 'own_missing') throw new AppError(409, 'invoice_missing');
    // One that was missed may come after all.
    if (row.has_return && to !== COMPLETED) throw new AppError(409, 'order_has_return');
    if (isCancelled(row.status) && row.is_refunded) throw new AppError(409, 'order_refunded');
  };

  const change = async (row: StatusRow, to: StatusCode, notes: StatusNotes, actorId: number | null) => {
    assertMayBecome(row, to);
    const lines = await repository.lines(row.id);
    if (isCancelled(row.status) && !isCancelled(to) && row.discount > 0) await coupons.reclaim(row.order_id);
    await moveStock(row, to, lines);
    await repository.change(row, to, notes);
    if (isCancelled(to)) await coupons.release(row.order_id);
    const changeId = await repository.record(row, to, notes.cancellation_reason ?? notes.note ?? '', actorId);
    await mail.statusChanged(row, to, lines, notes, changeId);
    return { lines, changeId };
  };

  const record = (
    { actor }: VendorActor,
    { id, order_sub_no: label, status, note, cancellation_reason, tracking_information }: StatusRow,
    action: AuditAction,
    after: Record<string, unknown>,
  ) => {
    const entry = { action, entity: 'order', entityId: id, label } as const;
    const was: Record<string, unknown> = {
      status: statusLabel(status),
      note,
      cancellation_reason,
      tracking_information,
    };
    const before = Object.fromEntries(Object.entries(was).filter(([name]) => name in after));
    return auditLog.record(actor, { ...entry, before, after });
  };

  const recordText = async (row: StatusRow, field: OrderText, text: string, actorId: number) => {
    const changeId = await repository.record(row, row.status, text, actorId, field);
    if (field === 'tracking_information')
      await mail.trackingChanged(row, await repository.lines(row.id), text, changeId);
  };

  /** The status stays, its texts change: each is a line of the history, and where the parcel is, a mail. */
  const changeTexts = async (owner: VendorActor, row: StatusRow, notes: StatusNotes): Promise<Saved> => {
    const changed = changedTexts(row, notes);
    if (changed.length === 0) return 'nothing';
    await repository.writeTexts(row, notes);
    for (const field of changed) await recordText(row, field, notes[field] ?? '', owner.actor.id);
    await record(owner, row, 'order.texts', { ...notes });
    return changed.includes('tracking_information') ? 'tracking' : 'texts';
  };

  const decline = async (row: StatusRow, reason: string) => {
    await repository.declineCancellation(row.id, reason);
    await mail.cancellationDeclined(row, await repository.lines(row.id), reason);
  };

  const cancelAtOnce = async (row: StatusRow, userId: number) => {
    const { lines, changeId } = await change(row, CANCELLED, {}, userId);
    await mail.cancelledByCustomer(row, lines, changeId);
    await notifications.notifyVendor(row.vendor_id, 'order_cancelled', toOrderNews(row));
    return 'cancelled' as const;
  };

  const askToCancel = async (row: StatusRow) => {
    if (row.cancel_declined_at !== null) throw new AppError(409, 'cancellation_declined');
    const requestedAt = await repository.requestCancellation(row.id);
    if (requestedAt) {
      await mail.cancelRequested(row, await repository.lines(row.id), requestedAt);
      await notifications.notifyVendor(row.vendor_id, 'cancel_requested', toOrderNews(row));
    }
    return 'requested' as const;
  };

  return {
    /**
     * The vendor gives his part of an order any of the six statuses, and the texts that go with it. With the same status
     * again, only the texts change.
     * @throws AppError 404 missing or another vendor's, 409 when a completed order is cancelled without a refund, or one leaves
     * without the invoice that the vendor's own program has to make or when its card refuses, 422 when a
     * cancelled order comes back and its stock or its coupon is gone, 502 while nobody answers for its card
     */
    async setStatus(owner: VendorActor, id: number, to: StatusCode, notes: StatusNotes): Promise<Saved> {
      const taken = await charging.charge(owner, id, to, (row) => assertMayBecome(row, to));
      const saved = await charging.keeping<Saved>(taken, async () => {
        const row = await repository.lock({ vendorId: owner.vendorId }, id);
        if (!row) throw notFound();
        if (row.status === to) return changeTexts(owner, row, notes);
        await change(row, to, notes, owner.actor.id);
        await record(owner, row, 'order.status', { status: statusLabel(to), ...notes });
        return 'status';
      });
      if (isCancelled(to)) await pickups.withdraw(id);
      return saved;
    },

    /** Cancels a part that its card did not pay for, and tells everybody. */
    async cancelUnpaid(vendorId: number, id: number): Promise<void> {
      await database.transaction(async () => {
        const row = await repository.lock({ vendorId }, id);
        if (!row || isSent(row.status) || isCancelled(row.status)) return;
        const reason = translate(row.lang, 'payments.capture_refused_for_long');
        await change(row, CANCELLED, { cancellation_reason: reason }, null);
        await notifications.notifyVendor(row.vendor_id, 'order_cancelled', toOrderNews(row));
      });
      await pickups.withdraw(id);
    },

    /**
     * The vendor answers the customer's wish to cancel: he cancels with all that belongs to it, or says no and why.
     * @throws AppError 404 missing or another vendor's, 409 when no wish is waiting for an answer
     */
    async decideCancellation(owner: VendorActor, id: number, decision: Decision, reason: string): Promise<void> {
      await database.transaction(async () => {
        const row = await repository.lock({ vendorId: owner.vendorId }, id);
        if (!row) throw notFound();
        if (row.cancel_requested_at === null || row.cancel_declined_at !== null)
          throw new AppError(409, 'cancellation_not_asked');
        if (decision === 'accept') await change(row, CANCELLED, { cancellation_reason: reason }, owner.actor.id);
        else await decline(row, reason);
        const status = statusLabel(decision === 'accept' ? CANCELLED : row.status);
        await record(owner, row, `order.cancellation_${decision}`, { decision, reason, status });
      });
      if (decision === 'accept') await pickups.withdraw(id);
    },

    /**
     * The customer cancels: at once while the vendor has not confirmed or where he may not trade any more, as a request to
     * the vendor otherwise. Either way the vendor is told, once.
     * @returns whether the order is cancelled now or the request is noted
     * @throws AppError 404 missing or another customer's, 409 after the vendor has declined, 422 once it is
     * shipped, completed or cancelled
     */
    async cancel(userId: number, id: number): Promise<'cancelled' | 'requested'> {
      const outcome = await database.transaction(async () => {
        const row = await repository.lock({ userId }, id);
        if (!row) throw notFound();
        const may = customerMay(row);
        if (may === null) throw new AppError(422, 'order_not_cancellable');
        return may === 'cancel' ? cancelAtOnce(row, userId) : askToCancel(row);
      });
      if (outcome === 'cancelled') await pickups.withdraw(id);
      return outcome;
    },
  };
};

export type OrderService = ReturnType<typeof createOrderService>;

import { CANCELLED } from '../../../facts/order-statuses.ts';
import type { Actor } from '../../../plugins/session.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { isHeldByRecall } from '../../../ledger/recall-hold.ts';
import { createStockLedger } from '../../../ledger/stock.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import type { SalesMetrics } from '../../../metrics/sales.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createCouponService } from '../coupons/service.ts';
import { translate } from '../../../i18n/translate.ts';
import type { Captures } from '../../money/payments/captures.ts';
import { createLowStockNotifier } from '../../people/notifications/low-stock-notifier.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createCharging } from './charging.ts';
import type { PickupService } from './pickups/service.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { createSaleRuleRepository } from '../sale-rules/repository.ts';
import { assertStatusSeen, customerMay, isCancelled, isSent, statusLabel, type StatusCode } from './status/status.ts';
import { assertMayBecome, assertStepSeen } from './status/rules.ts';
import { outOfStock } from './status/out-of-stock.ts';
import { createStatusMail } from './status/mail.ts';
import {
  createStatusRepository,
  toStockLine,
  awaitsDecision,
  type SoldLine,
  type StatusRow,
} from './status/repository.ts';
import { changedTexts, type OrderText, type StatusNotes } from './status/texts.ts';

interface Services {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly pickups: Pick<PickupService, 'withdraw'>;
  readonly sales: Pick<SalesMetrics, 'cancelled'>;
  /** Null without card payments. */
  readonly captures: Captures | null;
}

type Decision = 'accept' | 'decline';

interface CancellationDecision {
  decision: Decision;
  reason?: string | undefined;
  status_seen?: StatusCode | undefined;
}

/** Result of saving: a new status, texts including the tracking text, other texts, or no change. */
type Saved = 'status' | 'tracking' | 'texts' | 'nothing';

const toOrderNews = (row: StatusRow) => ({ order_sub_no: row.order_sub_no, customer: row.customer_name });

/** Status changes of sub-orders. Each is recorded in a history visible to everyone involved. */
export const createOrderService = ({ database, outbox, pickups, sales, captures }: Services) => {
  const repository = createStatusRepository(database);
  const stock = createStockLedger(database);
  const coupons = createCouponService(database);
  const saleRules = createSaleRuleRepository(database);
  const mail = createStatusMail(outbox);
  const notifications = createNotifications(database);
  const lowStock = createLowStockNotifier(database);
  const auditLog = createAuditLog(database);
  const charging = createCharging(database, captures);

  /** A cancelled order has returned its stock exactly once; reopening it takes the stock again. */
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

  /** @throws AppError 409 for a parcel with recalled units, or with units that may be */
  const assertMayLeave = async (row: StatusRow, to: StatusCode) => {
    if (isSent(to) && !isSent(row.status) && (await isHeldByRecall(database, row.id)))
      throw new AppError(409, 'held_by_recall');
  };

  const change = async (row: StatusRow, to: StatusCode, notes: StatusNotes, actor: Actor | null) => {
    assertMayBecome(row, to);
    await assertMayLeave(row, to);
    const lines = await repository.lines(row.id);
    const isReopened = isCancelled(row.status) && !isCancelled(to);
    // As at the checkout, before the coupon.
    if (isReopened) await saleRules.lockPerson(row.user_id);
    if (isReopened && row.discount > 0) await coupons.reclaim(row.order_id);
    await moveStock(row, to, lines);
    await repository.change(row, to, notes);
    if (isReopened && (await saleRules.isOverLimit(row.id))) throw new AppError(409, 'order_over_limit');
    if (isCancelled(to)) await coupons.release(row.order_id);
    const changeId = await repository.record(row, to, notes.cancellation_reason ?? notes.note ?? '', actor);
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
    const before = Object.fromEntries(Object.entries(was).filter(([name]) => Object.hasOwn(after, name)));
    return auditLog.record(actor, { ...entry, before, after });
  };

  const recordText = async (row: StatusRow, field: OrderText, text: string, actor: Actor) => {
    const changeId = await repository.record(row, row.status, text, actor, field);
    if (field === 'tracking_information')
      await mail.trackingChanged(row, await repository.lines(row.id), text, changeId);
  };

  /** Changes texts without changing the status. Each is recorded in the history, and a tracking text is mailed. */
  const changeTexts = async (owner: VendorActor, row: StatusRow, notes: StatusNotes): Promise<Saved> => {
    const changed = changedTexts(row, notes);
    if (changed.length === 0) return 'nothing';
    await repository.writeTexts(row, notes);
    for (const field of changed) await recordText(row, field, notes[field] ?? '', owner.actor);
    await record(owner, row, 'order.texts', { ...notes });
    return changed.includes('tracking_information') ? 'tracking' : 'texts';
  };

  const decline = async (row: StatusRow, reason: string) => {
    await repository.declineCancellation(row.id, reason);
    await mail.cancellationDeclined(row, await repository.lines(row.id), reason);
  };

  /** Accepts or declines a cancellation request, and records it. */
  const respond = async (owner: VendorActor, row: StatusRow, decision: Decision, reason: string) => {
    if (decision === 'accept') await change(row, CANCELLED, { cancellation_reason: reason }, owner.actor);
    else await decline(row, reason);
    const status = statusLabel(decision === 'accept' ? CANCELLED : row.status);
    await record(owner, row, `order.cancellation_${decision}`, { decision, reason, status });
  };

  const cancelAtOnce = async (row: StatusRow, userId: number) => {
    const { lines, changeId } = await change(row, CANCELLED, {}, { id: userId, role: 3 });
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
     * Sets any of the six statuses, with the texts that go with it. With the current status, only the texts change.
     * Without `seen` the change declines a pending cancellation request, and the customer is notified.
     * @param seen status that the vendor's screen showed
     * @throws AppError 404 if missing or another vendor's, 409 if the status is not the seen one, a completed order is
     * cancelled without a refund, or an order is shipped without the vendor's own invoice or with a declined card, 422
     * if a cancelled order is reopened without enough stock or its coupon, or beyond a limit per person, 502 if the card provider does not respond
     */
    async setStatus(
      owner: VendorActor,
      id: number,
      to: StatusCode,
      notes: StatusNotes,
      seen?: StatusCode,
    ): Promise<Saved> {
      const taken = await charging.charge(owner, id, to, async (row) => {
        assertStepSeen(row, to, seen);
        assertMayBecome(row, to);
        await assertMayLeave(row, to);
      });
      const saved = await charging.keeping<Saved>(taken, async () => {
        const row = await repository.lock({ vendorId: owner.vendorId }, id);
        if (!row) throw notFound();
        if (row.status === to) return changeTexts(owner, row, notes);
        assertStepSeen(row, to, seen);
        if (awaitsDecision(row) && !isCancelled(to)) await respond(owner, row, 'decline', '');
        await change(row, to, notes, owner.actor);
        await record(owner, row, 'order.status', { status: statusLabel(to), ...notes });
        return 'status';
      });
      if (isCancelled(to)) await pickups.withdraw(id);
      return saved;
    },

    /** Cancels a sub-order whose card was declined, and notifies everyone involved. */
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
     * Accepts or declines the customer's cancellation request.
     * @throws AppError 404 if missing or another vendor's, 409 if there is no pending request or the status is not the
     * seen one
     */
    async decideCancellation(
      owner: VendorActor,
      id: number,
      { decision, reason = '', status_seen: seen }: CancellationDecision,
    ): Promise<void> {
      await database.transaction(async () => {
        const row = await repository.lock({ vendorId: owner.vendorId }, id);
        if (!row) throw notFound();
        assertStatusSeen(row.status, seen);
        if (!awaitsDecision(row)) throw new AppError(409, 'cancellation_not_asked');
        await respond(owner, row, decision, reason);
      });
      if (decision === 'accept') await pickups.withdraw(id);
    },

    /**
     * Cancels for the customer: immediately before the vendor has confirmed or if the vendor is no longer active,
     * otherwise as a request to the vendor. The vendor is notified once in either case.
     * @param seen status that the customer's screen showed
     * @returns `cancelled`, or `requested` if the vendor decides
     * @throws AppError 404 if missing or another customer's, 409 if the status has changed or the vendor has declined,
     * 422 once it is shipped, completed or cancelled
     */
    async cancel(userId: number, id: number, seen?: StatusCode): Promise<'cancelled' | 'requested'> {
      const outcome = await database.transaction(async () => {
        const row = await repository.lock({ userId }, id);
        if (!row) throw notFound();
        assertStatusSeen(row.status, seen);
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

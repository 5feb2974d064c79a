import { CANCELLED, COMPLETED, REFUNDED } from '../../../../facts/order-statuses.ts';
import { AppError } from '../../../../wire/errors.ts';
import { assertStatusSeen, isCancelled, isSent, type StatusCode } from './status.ts';
import { awaitsDecision, type StatusRow } from './repository.ts';

/** @throws AppError 409 for a change that would leave money, documents or goods inconsistent */
export const assertMayBecome = (row: StatusRow, to: StatusCode): void => {
  if (to === CANCELLED && row.completed_at !== null) throw new AppError(409, 'use_cancel_with_refund');
  if (row.remitted_at !== null && to !== COMPLETED && to !== REFUNDED) throw new AppError(409, 'order_remitted');
  if (isSent(to) && row.invoice === 'own_missing') throw new AppError(409, 'invoice_missing');
  // A parcel reported as lost may still arrive.
  if (row.has_return && to !== COMPLETED) throw new AppError(409, 'order_has_return');
  if (isCancelled(row.status) && row.is_refunded) throw new AppError(409, 'order_refunded');
};

/**
 * Rejects a change from an outdated screen. A screen that sends the status it showed must decide a pending cancellation
 * request first.
 * @param seen status that the vendor's screen showed; undefined for callers that send none
 * @throws AppError 409 if the status has changed, or a cancellation request is pending
 */
export const assertStepSeen = (row: StatusRow, to: StatusCode, seen: StatusCode | undefined): void => {
  assertStatusSeen(row.status, seen);
  if (seen !== undefined && awaitsDecision(row) && !isCancelled(to)) throw new AppError(409, 'cancellation_waits');
};

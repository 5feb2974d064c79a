import { AppError } from '../../wire/errors.ts';
import { assertStatusSeen, COMPLETED, CANCELLED, REFUNDED, isCancelled, isSent, type StatusCode } from './status.ts';
import { waitsForAnswer, type StatusRow } from './status-repository.ts';

/** @throws AppError 409 for what would leave money, papers or goods behind */
export const assertMayBecome = (row: StatusRow, to: StatusCode): void => {
  if (to === CANCELLED && row.completed_at !== null) throw new AppError(409, 'use_cancel_with_refund');
  if (row.remitted_at !== null && to !== COMPLETED && to !== REFUNDED) throw new AppError(409, 'order_remitted');
  if (isSent(to) && row.invoice === 'own_missing') throw new AppError(409, 'invoice_missing');
  // One that was missed may come after all.
  if (row.has_return && to !== COMPLETED) throw new AppError(409, 'order_has_return');
  if (isCancelled(row.status) && row.is_refunded) throw new AppError(409, 'order_refunded');
};

/**
 * Refuses a change from an outdated screen. A screen that names the status it showed has to answer a request to cancel
 * before anything else.
 * @param seen status that the vendor's screen showed; undefined for callers that name none
 * @throws AppError 409 if the status has changed, or a request to cancel waits
 */
export const assertStepSeen = (row: StatusRow, to: StatusCode, seen: StatusCode | undefined): void => {
  assertStatusSeen(row.status, seen);
  if (seen !== undefined && waitsForAnswer(row) && !isCancelled(to)) throw new AppError(409, 'cancellation_waits');
};

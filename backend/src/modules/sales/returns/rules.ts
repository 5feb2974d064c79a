import { plusDays } from '../../../calendar/days.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { isFault, RETURN_REASONS, type ReturnClass, type ReturnReason } from '../../../facts/returns.ts';
import type { FieldMessage } from '../../../wire/errors.ts';

/** Days after delivery during which a parcel can be reported as not received. */
const NOT_RECEIVED_DAYS = 30;

/** Terms of a sold line that decide whether it can be returned. */
export interface ReturnableTerms {
  return_class: ReturnClass;
  return_days: number;
  /** Null until its parcel is completed, or if it is not in the ledger. */
  completed_at: string | null;
  /** First day in Riyadh on which it can be reported as lost before completion; null if it cannot. */
  missed_from: string | null;
  /** Units without a return in progress or completed. */
  left: number;
}

/** True if it has not arrived although it is overdue. */
const isMissing = ({ missed_from: from }: Pick<ReturnableTerms, 'missed_from'>, today: string): boolean =>
  from !== null && from <= today;

/** Reason why no unit of a line can be returned; null if some can. */
export type Obstacle = 'not_completed' | 'nothing_left' | null;

/** @param today a day in Riyadh */
export const obstacleOf = (terms: Omit<ReturnableTerms, 'return_class' | 'return_days'>, today: string): Obstacle => {
  if (terms.completed_at === null && !isMissing(terms, today)) return 'not_completed';
  return terms.left === 0 ? 'nothing_left' : null;
};

/** Last day in Riyadh for returning goods without a fault; null until the parcel is completed. */
export const lastDayOf = ({
  return_days,
  completed_at,
}: Pick<ReturnableTerms, 'return_days' | 'completed_at'>): string | null =>
  completed_at === null ? null : plusDays(shopDay(new Date(completed_at)), return_days);

/** Requested return of a line. */
interface Wish {
  quantity: number;
  reason: ReturnReason;
  opened: boolean;
}

/** Reason why an uncompleted line cannot be returned: it can only be reported as lost, and not before it is overdue. */
const refusalUnderway = (terms: ReturnableTerms, { reason }: Wish, today: string): FieldMessage | null => {
  const { missed_from: from } = terms;
  if (reason !== 'not_received' || from === null) return 'returns.not_completed';
  return isMissing(terms, today) ? null : { key: 'returns.not_missing_yet', params: { day: from } };
};

const latePast = (day: string, today: string): FieldMessage | null =>
  today > day ? { key: 'returns.too_late', params: { day } } : null;

/**
 * Reason why the terms of a line reject a return request, or null. Faults of the vendor are accepted regardless of
 * class, seal and deadline, except that a missing parcel must be reported within 30 days.
 * @param today a day in Riyadh
 */
export const refusalOf = (terms: ReturnableTerms, wish: Wish, today: string): FieldMessage | null => {
  const { left, return_class: returnClass, completed_at: completedAt } = terms;
  const lastDay = lastDayOf(terms);
  const refusal = completedAt === null ? refusalUnderway(terms, wish, today) : null;
  if (refusal) return refusal;
  if (wish.quantity > left) return { key: 'returns.too_many', params: { count: left } };
  if (lastDay === null || completedAt === null) return null;
  if (wish.reason === 'not_received')
    return latePast(plusDays(shopDay(new Date(completedAt)), NOT_RECEIVED_DAYS), today);
  if (isFault(wish.reason)) return null;
  if (returnClass === 'cold_chain' || returnClass === 'final') return 'returns.never';
  if (returnClass === 'sealed' && wish.opened) return 'returns.opened';
  return latePast(lastDay, today);
};

/**
 * Reasons accepted today for an unopened unit of a line.
 * @param today a day in Riyadh
 */
export const reasonsOf = (terms: ReturnableTerms, today: string): ReturnReason[] =>
  RETURN_REASONS.filter((reason) => refusalOf(terms, { quantity: 1, reason, opened: false }, today) === null);

/** Payer of the way back: the vendor if any line is their fault. */
export const shippingPayer = (lines: readonly { reason: ReturnReason }[]): 'vendor' | 'customer' =>
  lines.some(({ reason }) => isFault(reason)) ? 'vendor' : 'customer';

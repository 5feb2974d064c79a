import { plusDays } from '../../calendar/days.ts';
import { shopDay } from '../../calendar/working-days.ts';
import { isFault, RETURN_REASONS, type ReturnClass, type ReturnReason } from '../../facts/returns.ts';
import type { FieldMessage } from '../../wire/errors.ts';

/** How long a parcel that never came can be asked for after it was said to be there. */
const NOT_RECEIVED_DAYS = 30;

/** A sold line, as far as it decides whether it can come back. */
export interface ReturnableTerms {
  return_class: ReturnClass;
  return_days: number;
  /** Null until its parcel was completed, or where it is in no books. */
  completed_at: string | null;
  /** From which day in Riyadh it can be reported as missing before it was completed; null where it cannot. */
  missed_from: string | null;
  /** How many units are not on their way back yet. */
  left: number;
}

/** Whether it is not there though it was promised to be. */
const isMissing = ({ missed_from: from }: Pick<ReturnableTerms, 'missed_from'>, today: string): boolean =>
  from !== null && from <= today;

/** Why nothing of a line can come back, whatever is the matter with it; null where something can. */
export type Obstacle = 'not_completed' | 'nothing_left' | null;

/** @param today a day in Riyadh */
export const obstacleOf = (terms: Omit<ReturnableTerms, 'return_class' | 'return_days'>, today: string): Obstacle => {
  if (terms.completed_at === null && !isMissing(terms, today)) return 'not_completed';
  return terms.left === 0 ? 'nothing_left' : null;
};

/** The last day in Riyadh on which goods without a fault can be sent back; null until the parcel was completed. */
export const lastDayOf = ({
  return_days,
  completed_at,
}: Pick<ReturnableTerms, 'return_days' | 'completed_at'>): string | null =>
  completed_at === null ? null : plusDays(shopDay(new Date(completed_at)), return_days);

/** What a customer wants to send back of a line. */
interface Wish {
  quantity: number;
  reason: ReturnReason;
  opened: boolean;
}

/** Why goods that nobody has completed cannot come back: they can only be missed, and not before they should be there. */
const refusalUnderway = (terms: ReturnableTerms, { reason }: Wish, today: string): FieldMessage | null => {
  const { missed_from: from } = terms;
  if (reason !== 'not_received' || from === null) return 'returns.not_completed';
  return isMissing(terms, today) ? null : { key: 'returns.not_missing_yet', params: { day: from } };
};

const latePast = (day: string, today: string): FieldMessage | null =>
  today > day ? { key: 'returns.too_late', params: { day } } : null;

/**
 * Why a wish is refused by the terms on which a line was sold; null where it is not. What is the vendor's fault comes back
 * whatever the class, the seal and the day say, but that a parcel is missed within thirty days.
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

/** For what a unit of a line can come back today, its seal unbroken. @param today a day in Riyadh */
export const reasonsOf = (terms: ReturnableTerms, today: string): ReturnReason[] =>
  RETURN_REASONS.filter((reason) => refusalOf(terms, { quantity: 1, reason, opened: false }, today) === null);

import { hoursAfter } from '../moments.ts';

interface Written {
  rating: number;
  answer: string;
  created_at: string;
}

/** Moderation state of a review: hidden with a reason, approved, or not checked yet. */
export interface Moderation {
  hidden_at: string | null;
  hidden_reason: string;
  moderated_at: string | null;
}

/** Number of newest reviews not checked yet. */
const WAITING = 6;
const HOURS_TO_LOOK = 9;
const REASONS = ['Taken down at the request of its writer.', 'حُذف بطلب من كاتبه.'];

/** Reviews, oldest first, with their moderation: the newest are unchecked, two old unanswered complaints hidden. */
export function moderated<Review extends Written>(reviews: readonly Review[], now: Date): (Review & Moderation)[] {
  const complaints = reviews.filter(({ rating, answer }) => rating === 1 && answer === '').slice(0, REASONS.length);
  const moderationOf = (review: Review, index: number): Moderation => {
    if (index >= reviews.length - WAITING) return { hidden_at: null, hidden_reason: '', moderated_at: null };
    const looked = hoursAfter(review.created_at, HOURS_TO_LOOK);
    const at = looked < now.toISOString() ? looked : now.toISOString();
    const reason = REASONS[complaints.indexOf(review)];
    return { hidden_at: reason === undefined ? null : at, hidden_reason: reason ?? '', moderated_at: at };
  };
  return reviews.map((review, index) => ({ ...review, ...moderationOf(review, index) }));
}

import { plusDays } from '../../../calendar/days.ts';
import type { SaleRules } from '../../catalogue/shop/sale-rules.ts';

/** Product in a cart, over all its variants. */
export interface RuledLine {
  rules: SaleRules | null;
  quantity: number;
  /** False if the zone that delivers it keeps no cold chain; true while the zone is unknown. */
  keepsCold: boolean;
}

/** Statement of a person about themselves. */
export interface Buyer {
  ageConfirmed: boolean;
  /** The day in Riyadh, YYYY-MM-DD. */
  today: string;
}

/** Units that a person has bought of a product on a day. */
export interface Bought {
  day: string;
  quantity: number;
}

/** Rule that a line breaks, with its remedy. */
export type SaleProblem =
  | {
      code: 'limit_reached';
      /** Units that may be bought now. */
      left: number;
      limit: number;
      days: number;
      /** First day on which more may be bought; null if the cart alone exceeds the limit. */
      again_on: string | null;
    }
  | { code: 'age_confirmation'; min_age: number }
  | { code: 'cold_not_delivered' };

type Limit = SaleRules['limits'][number];

/** Problem with one limit; null within it. A day leaves the window `days` days later. */
const limitProblem = (
  { quantity: limit, days }: Limit,
  wanted: number,
  today: string,
  history: readonly Bought[],
): SaleProblem | null => {
  const counted = history.filter(({ day }) => plusDays(day, days) > today);
  const left = Math.max(0, limit - counted.reduce((sum, { quantity }) => sum + quantity, 0));
  if (wanted <= left) return null;
  const first = counted.map(({ day }) => day).toSorted()[0];
  return {
    code: 'limit_reached',
    left,
    limit,
    days,
    again_on: first === undefined ? null : plusDays(first, days),
  };
};

/** Rules that a line breaks for a buyer with a history, the strictest limit only. */
export const saleRules = (
  { rules, quantity, keepsCold }: RuledLine,
  { ageConfirmed, today }: Buyer,
  history: readonly Bought[],
): SaleProblem[] => {
  if (rules === null) return [];
  const limits = rules.limits.flatMap((limit) => limitProblem(limit, quantity, today, history) ?? []);
  const [strictest] = limits.toSorted((one, other) => leftOf(one) - leftOf(other));
  return [
    ...(strictest ? [strictest] : []),
    ...(rules.min_age !== null && !ageConfirmed ? [{ code: 'age_confirmation' as const, min_age: rules.min_age }] : []),
    ...(rules.cold && !keepsCold ? [{ code: 'cold_not_delivered' as const }] : []),
  ];
};

const leftOf = (problem: SaleProblem): number => (problem.code === 'limit_reached' ? problem.left : 0);

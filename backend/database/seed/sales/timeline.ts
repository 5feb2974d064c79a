import { CANCELLED, type StatusCode } from '../../../src/facts/order-statuses.ts';
import { dayMs, hoursAfter, hourMs } from '../moments.ts';
import type { Random } from '../random.ts';

/** A status change of a sub-order. `by` is the role of the person. */
export interface StatusStep {
  from: StatusCode | null;
  to: StatusCode;
  at: string;
  by: 'customer' | 'vendor';
}

/** Statuses of orders by age, with their frequencies. */
const fates: { untilDays: number; outcomes: readonly (readonly [StatusCode, number])[] }[] = [
  {
    untilDays: 1,
    outcomes: [
      [1, 80],
      [2, 20],
    ],
  },
  {
    untilDays: 3,
    outcomes: [
      [1, 30],
      [2, 50],
      [3, 15],
      [5, 5],
    ],
  },
  {
    untilDays: 7,
    outcomes: [
      [2, 20],
      [3, 55],
      [4, 15],
      [5, 10],
    ],
  },
  {
    untilDays: Infinity,
    outcomes: [
      [4, 86],
      [5, 8],
      [6, 4],
      [3, 2],
    ],
  },
];

/** The status that an order placed `days` ago has today. */
export function fateOf(days: number, random: Random): StatusCode {
  const outcomes = fates.find(({ untilDays }) => days < untilDays)?.outcomes ?? [];
  let luck = random.int(1, 100);
  for (const [status, weight] of outcomes) {
    luck -= weight;
    if (luck <= 0) return status;
  }
  return 1;
}

/** Ways to each status; one of two with equal chances. */
const paths: Record<StatusCode, readonly [readonly StatusCode[], (readonly StatusCode[])?]> = {
  1: [[1]],
  2: [[1, 2]],
  3: [[1, 2, 3]],
  4: [[1, 2, 3, 4]],
  5: [
    [1, 5],
    [1, 2, 5],
  ],
  6: [
    [1, 2, 6],
    [1, 2, 3, 4, 6],
  ],
};

function pathTo(status: StatusCode, random: Random): readonly StatusCode[] {
  const [path, other] = paths[status];
  return other === undefined || random.chance(0.5) ? path : other;
}

const hoursBetween: Record<StatusCode, readonly [number, number]> = {
  1: [0, 0],
  2: [2, 20],
  3: [8, 40],
  4: [24, 90],
  5: [2, 30],
  6: [20, 120],
};

/** Status history of a sub-order from placement to its status; every step is before `now`. */
export function timeline(placedAt: string, status: StatusCode, now: Date, random: Random): StatusStep[] {
  const path = pathTo(status, random);
  const gaps = path.map((step) => random.int(...hoursBetween[step]));
  const room = (now.getTime() - Date.parse(placedAt)) / hourMs;
  const needed = gaps.reduce((sum, gap) => sum + gap, 0);
  const squeeze = needed > room * 0.9 ? (room * 0.9) / needed : 1;
  let hours = 0;
  return path.map((to, index): StatusStep => {
    hours += (gaps[index] ?? 0) * squeeze;
    const byCustomer = index === 0 || (to === CANCELLED && path.length === 2);
    return {
      from: path[index - 1] ?? null,
      to,
      at: hoursAfter(placedAt, hours),
      by: byCustomer ? 'customer' : 'vendor',
    };
  });
}

/** Ages of the demo's orders in days: denser towards today, up to half a year. */
export const orderAges = (count: number, random: Random): number[] =>
  Array.from({ length: count }, () => 182 * random.next() ** 1.25 + (2 * hourMs) / dayMs).sort(
    (left, right) => right - left,
  );

import { LIMITS } from '@balsam/shared-api';
import { dayOf, normalizeDigits } from '@balsam/shared-ui';

/** Two days, `YYYY-MM-DD`, both included. */
export interface Span {
  from: string;
  to: string;
}

export const PRESETS = ['week', 'month', 'thisMonth', 'thisYear'] as const;

const DAY_MS = 86_400_000;

/** Days of a preset at a given time. */
export function presetSpan(preset: (typeof PRESETS)[number], now: Date): Span {
  const to = dayOf(now);
  const daysAgo = (count: number) => dayOf(new Date(now.getTime() - count * DAY_MS));
  const from = {
    week: daysAgo(6),
    month: daysAgo(29),
    thisMonth: `${to.slice(0, 7)}-01`,
    thisYear: `${to.slice(0, 4)}-01-01`,
  }[preset];
  return { from, to };
}

/** Parses a day (2026-11-01, 2026/11/1, 20261101, ٢٠٢٦-١١-٠١) to `YYYY-MM-DD`; null if it is not a date. */
export function readDay(text: string): string | null {
  const parts = /^(20\d\d)[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(normalizeDigits(text.trim()));
  if (!parts) return null;
  const [, year = '', month = '', date = ''] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  // Date would turn 30 February into a day in March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

const isTooLong = ({ from, to }: Span) =>
  new Date(to).getTime() - new Date(from).getTime() > LIMITS.reportDays * DAY_MS;

/** Error of a date range; null if it is valid. */
export function spanProblem(span: Span): 'fromAfterTo' | 'tooLong' | null {
  if (span.from > span.to) return 'fromAfterTo';
  return isTooLong(span) ? 'tooLong' : null;
}

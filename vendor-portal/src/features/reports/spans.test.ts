import { presetSpan, readDay } from './spans.ts';

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026/11/1', '2026-11-01'],
  ['20261101', '2026-11-01'],
  [' ٢٠٢٦-١١-٠١ ', '2026-11-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['01-11-2026', null],
  ['', null],
])('A vendor who types "%s" means %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

// An hour past midnight in Riyadh, still the day before in UTC.
const NIGHT = new Date('2026-11-20T22:00:00Z');

it.each([
  ['week', '2026-11-15'],
  ['month', '2026-10-23'],
  ['thisMonth', '2026-11-01'],
  ['thisYear', '2026-01-01'],
] as const)('A vendor who asks for "%s" gets the days up to the present one in Riyadh', (preset, from) => {
  expect(presetSpan(preset, NIGHT)).toEqual({ from, to: '2026-11-21' });
});

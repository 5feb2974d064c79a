import { pastMonths } from './months.ts';

it('Whoever looks for a month in January finds those of the year before', () => {
  expect(pastMonths('2026-01-31', 3)).toEqual(['2025-12', '2025-11', '2025-10']);
});

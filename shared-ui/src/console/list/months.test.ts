import { pastMonths } from './months.ts';

it('January offers the months of the year before', () => {
  expect(pastMonths('2026-01-31', 3)).toEqual(['2025-12', '2025-11', '2025-10']);
});

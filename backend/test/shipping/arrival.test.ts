import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalOf } from '../../src/modules/sales/shipping/arrival.ts';

const quick = { handling_days_min: 1, handling_days_max: 3, is_domestic: true };

test('A domestic parcel arrives one or two days after handling', () => {
  assert.deepEqual(arrivalOf(quick, new Date('2026-11-22T09:00:00Z')), {
    arrives_from: '2026-11-24',
    arrives_to: '2026-11-29',
  });
});

test('A parcel abroad takes two to four days more', () => {
  assert.deepEqual(arrivalOf({ ...quick, is_domestic: false }, new Date('2026-11-22T09:00:00Z')), {
    arrives_from: '2026-11-25',
    arrives_to: '2026-12-01',
  });
});

test('Friday and Saturday are neither handling nor delivery days', () => {
  const atOnce = { handling_days_min: 0, handling_days_max: 0, is_domestic: true };
  const arrivals = ['2026-11-26', '2026-11-27', '2026-11-28'].map((day) => [
    ...[day, arrivalOf(atOnce, new Date(`${day}T09:00:00Z`)).arrives_from],
  ]);
  // A weekend order is handed over on Sunday and then in transit for a day.
  assert.deepEqual(arrivals, [
    ['2026-11-26', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
  ]);
});

test('The day of an order is the day in Riyadh, which begins at 21:00 UTC', () => {
  const at = (moment: string) => arrivalOf(quick, new Date(moment)).arrives_from;
  assert.equal(at('2026-11-22T20:59:00Z'), '2026-11-24');
  assert.equal(at('2026-11-22T21:00:00Z'), '2026-11-25');
});

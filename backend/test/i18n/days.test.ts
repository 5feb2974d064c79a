import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay } from '../../src/i18n/days.ts';

test('A moment is shown as its day in Riyadh, in Latin digits', () => {
  assert.equal(formatDay('2026-10-31T20:59:59Z', 'en'), 'October 31, 2026');
  assert.equal(formatDay('2026-10-31T21:00:00Z', 'en'), 'November 1, 2026');
  assert.equal(formatDay('2026-10-31T21:00:00Z', 'ar'), '1 نوفمبر 2026');
});

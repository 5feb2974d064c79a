import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay } from '../../src/i18n/days.ts';
import { translate } from '../../src/i18n/translate.ts';

test('A moment is shown as its day in Riyadh, in Latin digits', () => {
  assert.equal(formatDay('2026-10-31T20:59:59Z', 'en'), 'October 31, 2026');
  assert.equal(formatDay('2026-10-31T21:00:00Z', 'en'), 'November 1, 2026');
  assert.equal(formatDay('2026-10-31T21:00:00Z', 'ar'), '1 نوفمبر 2026');
});

test('A number of days is counted in the language of the sentence', () => {
  const said = (lang: 'en' | 'ar', days: number) =>
    translate(lang, 'checkout.limit_reached', { name: 'Gloves', name_arabic: 'قفازات', count: 1, limit: 2, days });
  assert.equal(said('en', 1), 'You can buy only 1 more of Gloves: 2 in 1 day per person.');
  assert.equal(said('ar', 7), 'يمكنك شراء وحدة واحدة فقط من قفازات. الحد 2 للشخص خلال 7 أيام.');
  assert.equal(said('ar', 30), 'يمكنك شراء وحدة واحدة فقط من قفازات. الحد 2 للشخص خلال 30 يومًا.');
});

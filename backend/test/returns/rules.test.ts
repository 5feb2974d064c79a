import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopDay } from '../../src/calendar/working-days.ts';
import { translate } from '../../src/i18n/translate.ts';
import { lastDayOf, refusalOf, type ReturnableTerms } from '../../src/modules/sales/returns/rules.ts';

const terms = (changes: Partial<ReturnableTerms>): ReturnableTerms => ({
  ...{ return_class: 'open', return_days: 7, completed_at: null, missed_from: null, left: 1 },
  ...changes,
});
const unwanted = { quantity: 1, reason: 'changed_mind', opened: false } as const;

test('The last day ends at midnight in Riyadh and counts from the delivery day there', () => {
  const evening = terms({ completed_at: '2026-01-01T20:59:59.999Z' });
  const midnight = terms({ completed_at: '2026-01-01T21:00:00.000Z' });
  assert.deepEqual([lastDayOf(evening), lastDayOf(midnight)], ['2026-01-08', '2026-01-09']);
  const askedAt = (moment: string) => refusalOf(evening, unwanted, shopDay(new Date(moment)));
  assert.equal(askedAt('2026-01-08T20:59:59.999Z'), null);
  assert.deepEqual(askedAt('2026-01-08T21:00:00.000Z'), { key: 'returns.too_late', params: { day: '2026-01-08' } });
});

test('Refusals for being late or early name the formatted day', () => {
  const saidOf = (refusal: ReturnType<typeof refusalOf>, lang: 'en' | 'ar') =>
    refusal !== null && typeof refusal === 'object' ? translate(lang, refusal.key, refusal.params) : '';
  const late = refusalOf(terms({ completed_at: '2026-01-01T09:00:00.000Z' }), unwanted, '2026-01-09');
  assert.match(saidOf(late, 'en'), /^The last day to send this back was January 8, 2026\./);
  assert.match(saidOf(late, 'ar'), /8 يناير 2026\./);
  const early = refusalOf(terms({ missed_from: '2026-01-05' }), { ...unwanted, reason: 'not_received' }, '2026-01-04');
  assert.match(saidOf(early, 'en'), /before January 5, 2026\./);
});

test('A parcel can be reported missing from the day after its promise until completion', () => {
  const underway = terms({ missed_from: '2026-01-05' });
  const missing = { ...unwanted, reason: 'not_received' } as const;
  assert.deepEqual(refusalOf(underway, missing, '2026-01-04'), {
    ...{ key: 'returns.not_missing_yet', params: { day: '2026-01-05' } },
  });
  assert.equal(refusalOf(underway, missing, '2026-01-05'), null);
  assert.equal(refusalOf(underway, missing, '2027-01-05'), null);
  assert.equal(refusalOf(underway, unwanted, '2026-01-05'), 'returns.not_completed');
  assert.equal(refusalOf(terms({}), missing, '2026-01-05'), 'returns.not_completed');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promisesFrom } from '../../src/modules/money/payments/promise.ts';

/** Promised days of an order reserved on Thursday, 2026-11-26, and placed on another day. */
const promisedOn = (placed: string, shipBy: string | null = '2026-11-29') =>
  promisesFrom([{ vendorId: 1, shipBy, arrivesFrom: '2026-11-30', arrivesTo: '2026-12-02' }], '2026-11-26', placed).map(
    (each) => [each.shipBy, each.arrivesFrom, each.arrivesTo],
  )[0];

test('Payment on the same day does not move the promised days', () => {
  assert.deepEqual(promisedOn('2026-11-26'), ['2026-11-29', '2026-11-30', '2026-12-02']);
});

test('Payment on the weekend costs no working day', () => {
  assert.deepEqual(promisedOn('2026-11-27'), ['2026-11-29', '2026-11-30', '2026-12-02']);
});

test('Later payment leaves as many working days as before', () => {
  assert.deepEqual(promisedOn('2026-11-29'), ['2026-11-30', '2026-12-01', '2026-12-03']);
  assert.deepEqual(promisedOn('2026-12-01'), ['2026-12-02', '2026-12-03', '2026-12-07']);
});

test('Same-day shipping moves to the first working day, and no promise stays none', () => {
  assert.equal(promisedOn('2026-11-27', '2026-11-26')?.[0], '2026-11-29');
  assert.equal(promisedOn('2026-11-29', null)?.[0], null);
});

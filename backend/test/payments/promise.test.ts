import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promisesFrom } from '../../src/modules/payments/promise.ts';

/** Which days a vendor promised on a Thursday, 2026-11-26, of an order that is placed on another day. */
const promisedOn = (placed: string, shipBy: string | null = '2026-11-29') =>
  promisesFrom([{ vendorId: 1, shipBy, arrivesFrom: '2026-11-30', arrivesTo: '2026-12-02' }], '2026-11-26', placed).map(
    (each) => [each.shipBy, each.arrivesFrom, each.arrivesTo],
  )[0];

test('A vendor whose order is paid on the same day has promised what he promised', () => {
  assert.deepEqual(promisedOn('2026-11-26'), ['2026-11-29', '2026-11-30', '2026-12-02']);
});

test('A vendor whose order is paid on the weekend has lost no working day', () => {
  assert.deepEqual(promisedOn('2026-11-27'), ['2026-11-29', '2026-11-30', '2026-12-02']);
});

test('A vendor whose order is paid on the next working days has as many of them as he had', () => {
  assert.deepEqual(promisedOn('2026-11-29'), ['2026-11-30', '2026-12-01', '2026-12-03']);
  assert.deepEqual(promisedOn('2026-12-01'), ['2026-12-02', '2026-12-03', '2026-12-07']);
});

test('A vendor who ships on the day of the order has the first working day, and one who promised nothing still has not', () => {
  assert.equal(promisedOn('2026-11-27', '2026-11-26')?.[0], '2026-11-29');
  assert.equal(promisedOn('2026-11-29', null)?.[0], null);
});

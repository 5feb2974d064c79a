import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { discounted, fromWire, minorDigits, toWire } from '../../src/money.ts';
import { Currency } from '../../src/schemas.ts';

const anyCurrency = fc.constantFrom(...Currency.options);
const anyAmount = fc.integer({ min: 0, max: 10 ** 12 });

test('An amount that goes out and comes in again is the same amount in every currency', () => {
  fc.assert(
    fc.property(anyCurrency, anyAmount, (currency, minor) => {
      assert.equal(fromWire(toWire(minor, currency), currency), minor);
    }),
  );
});

test('Dinars have three digits, riyals and dollars two', () => {
  assert.deepEqual(minorDigits, { SAR: 2, BHD: 3, USD: 2 });
  assert.equal(fromWire(1.255, 'BHD'), 1255);
  assert.equal(fromWire(1.1, 'SAR'), 110);
});

test('An amount that the currency cannot hold is refused, not rounded', () => {
  for (const amount of [1.255, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 1e21])
    assert.equal(fromWire(amount, 'SAR'), null);
});

test('A discount rounds halves up', () => {
  assert.equal(discounted(995, 10), 896);
  assert.equal(discounted(1000, 0), 1000);
  assert.equal(discounted(1000, 100), 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allot, included, portion, reached, shareOut } from '../../src/money/amount-shares.ts';
import { allotting, rate, run, SEED, sum } from './arbitraries.ts';
import { handOut, percentageOf, taxInside } from './oracle.ts';

test('Shares add up to the whole, and each is within a unit of the exact share', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(allotting, ({ amount, weights }) => {
    const shares = allot(amount, weights);
    assert.equal(sum(shares), amount);
    const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n);
    weights.forEach((weight, index) => {
      const away = BigInt(shares[index] ?? 0) * whole - BigInt(amount) * BigInt(weight);
      assert.ok(whole === 0n || (away < whole && away > -whole));
      assert.ok(whole === 0n || weight > 0 || shares[index] === 0);
    });
  });
  fc.assert(property, run);
});

test('No share exceeds its sale, and a larger sale never has a smaller share', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(allotting, ({ amount, weights }) => {
    const shared = Math.min(amount, sum(weights));
    const shares = shareOut(shared, weights);
    weights.forEach((weight, index) => {
      const share = shares[index] ?? -1;
      assert.ok(share >= 0 && share <= weight);
      weights.forEach((other, at) => assert.ok(weight <= other || share >= (shares[at] ?? 0)));
    });
  });
  fc.assert(property, run);
});

test('The order of the lines changes no share by more than one unit', (t) => {
  t.diagnostic(SEED);
  const shuffled = allotting.chain(({ amount, weights }) => {
    const places = weights.map((_, index) => index);
    return fc.record({
      amount: fc.constant(amount),
      weights: fc.constant(weights),
      order: fc.shuffledSubarray(places, { minLength: places.length }),
    });
  });
  const property = fc.property(shuffled, ({ amount, weights, order }) => {
    const shares = allot(amount, weights);
    const moved = allot(
      amount,
      order.map((index) => weights[index] ?? 0),
    );
    order.forEach((index, place) => assert.ok(Math.abs((shares[index] ?? 0) - (moved[place] ?? 0)) <= 1));
  });
  fc.assert(property, run);
});

test('The tax in a price never exceeds it, grows with it and is 0 without a rate', (t) => {
  t.diagnostic(SEED);
  const gross = fc.nat(9_999_000_000_000);
  const property = fc.property(gross, gross, rate, (one, other, bp) => {
    const [less, more] = [Math.min(one, other), Math.max(one, other)];
    assert.ok(included(less, bp) >= 0 && included(less, bp) <= less);
    assert.ok(included(less, bp) <= included(more, bp));
    assert.equal(included(one, 0), 0);
    assert.ok(portion(one, bp) <= one);
  });
  fc.assert(property, run);
});

test('A calculation on paper with fractions has the same result', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(allotting, rate, ({ amount, weights }, bp) => {
    assert.deepEqual(allot(amount, weights), handOut(amount, weights));
    assert.equal(included(amount, bp), taxInside(amount, bp));
    assert.equal(portion(amount, bp), percentageOf(amount, bp));
  });
  fc.assert(property, run);
});

test('Three vendors with equal sales share a single fils by their place in the cart', () => {
  assert.deepEqual(shareOut(1, [500, 500, 500]), [1, 0, 0]);
  assert.deepEqual(shareOut(100, [333, 333, 334]), [33, 33, 34]);
  assert.deepEqual(shareOut(0, [0, 0]), [0, 0]);
  assert.throws(() => shareOut(3, [1, 1]), RangeError);
});

test('The odd unit goes to the largest remainder, not to the largest seller', () => {
  assert.deepEqual(shareOut(2, [3, 2]), [1, 1]);
  assert.deepEqual(shareOut(2, [1, 1, 1]), [1, 1, 0]);
});

test('Free goods share a fee equally, and without goods there is no fee', () => {
  assert.deepEqual(allot(5, [0, 0]), [3, 2]);
  assert.deepEqual(allot(0, []), []);
  assert.throws(() => allot(1, []), RangeError);
});

test('Half a halala of tax is rounded up, and large amounts keep the last fils', () => {
  assert.deepEqual([included(115, 1500), included(4, 1500), included(110, 1000)], [15, 1, 10]);
  assert.deepEqual([portion(10, 1500), portion(3, 1500)], [2, 0]);
  assert.equal(included(9_999_000_000_000, 1500), 1_304_217_391_304);
});

test('Steps in any portions add up to the whole', () => {
  assert.deepEqual([reached(100, 3, 1), reached(100, 3, 2), reached(100, 3, 3), reached(7, 0, 0)], [33, 66, 100, 0]);
});

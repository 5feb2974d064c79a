import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { couponEffect, type Coupon } from '../../src/modules/sales/coupons/coupon.ts';

// PROPERTY_SEED and PROPERTY_RUNS repeat a failure or run more cases. By default every run is the same.
const run = {
  seed: Number(process.env.PROPERTY_SEED ?? 20_251_121),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 1000),
};

// The largest line of a cart: 9999 times ten million riyals, in halalas.
const DEAREST = 9_999_000_000_000;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const subTotals = fc.array(fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: DEAREST })), {
  minLength: 1,
  maxLength: 8,
});

const coupon: Coupon = {
  id: 1,
  code: 'ANY',
  kind: 'percent',
  percent: 10,
  amount: { SAR: 0, BHD: 0, USD: 0 },
  minimum: { SAR: 0, BHD: 0, USD: 0 },
  active: true,
  started: true,
  ended: false,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
  for_somebody_else: false,
  too_late: false,
  vendor_id: null,
  company_name: null,
  company_name_ar: null,
  usage_limit: null,
  used: 0,
  per_customer_limit: 1,
  used_by_customer: 0,
};

const coupons = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent): Coupon => ({ ...coupon, percent })),
  fc.integer({ min: 1, max: DEAREST }).map((amount): Coupon => {
    return { ...coupon, kind: 'amount', percent: null, amount: { SAR: amount, BHD: amount, USD: amount } };
  }),
);

test('A discount is fully shared out, and no vendor funds another vendor’s coupon', () => {
  const carts = fc.record({ amounts: subTotals, any: coupons, vendor: fc.option(fc.nat(8)) });
  const property = fc.property(carts, ({ amounts, any, vendor }) => {
    const groups = amounts.map((subTotal, vendorId) => ({ vendorId, subTotal }));
    const { discount, shares, problem } = couponEffect({ ...any, vendor_id: vendor }, groups, 'BHD');
    assert.equal(sum([...shares.values()]), discount);
    for (const { vendorId, subTotal } of groups) {
      const share = shares.get(vendorId) ?? 0;
      assert.ok(share >= 0 && share <= subTotal);
      if (vendor !== null && vendorId !== vendor) assert.equal(share, 0);
    }
    if (problem) assert.equal(discount, 0);
  });
  fc.assert(property, run);
});

test('Half a halala is rounded in the customer’s favour', () => {
  const groups = [{ vendorId: 1, subTotal: 1005 }];
  assert.equal(couponEffect(coupon, groups, 'SAR').discount, 101);
});

test('A cart exactly at the minimum qualifies, and one a fils below it does not', () => {
  const asking = { ...coupon, minimum: { SAR: 0, BHD: 5000, USD: 0 } };
  const problemAt = (subTotal: number) => couponEffect(asking, [{ vendorId: 1, subTotal }], 'BHD').problem;
  assert.deepEqual([problemAt(5000), problemAt(4999)], [null, 'coupon_minimum']);
});

import fc from 'fast-check';
import type { DiscountFunder } from '../../src/money/line-amounts.ts';

/** PROPERTY_SEED and PROPERTY_RUNS repeat a failure or run more cases. By default every run is the same. */
export const run = {
  seed: Number(process.env.PROPERTY_SEED ?? 20_251_121),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 1000),
};

/** Environment variables that repeat a failure. */
export const SEED = `PROPERTY_SEED=${run.seed} PROPERTY_RUNS=${run.numRuns}`;

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The largest line of a cart: 9999 times a million dinars, in fils, exceeds a float's precision once multiplied by a
 * rate.
 */
const DEAREST_UNIT = 1_000_000_000;

/** A few fils, an everyday price, or the largest price. */
const price = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 50_000 }), fc.nat(DEAREST_UNIT));
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(9999), fc.integer({ min: 1, max: 9999 }));

/** No tax, the rates of Bahrain and Saudi Arabia, and any other rate. */
export const rate = fc.oneof(fc.constantFrom(0, 0, 1000, 1500, 1500), fc.nat(10_000));

const funder: fc.Arbitrary<DiscountFunder> = fc.constantFrom('platform', 'vendor');

/** Mostly a few lines, sometimes a long order. */
const fewOrMany = <T>(each: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(each, { minLength: 1, maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(each, { minLength: 55, maxLength: 60 }) },
  );

const amount = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 5000 }), fc.nat(9_999_000_000_000));

/** Weights, and an amount that may exceed their sum. */
export const allotting = fc.record({ amount, weights: fewOrMany(amount) });

/** A sub-order in minor units; rates in basis points. */
export interface SoldSubOrder {
  lines: { price: number; quantity: number; vatBp: number }[];
  discount: number;
  shippingCost: number;
  funder: DiscountFunder;
}

/** Sub-orders whose coupon takes off nothing, a share or everything, and whose fee may exceed the goods. */
export const parts: fc.Arbitrary<SoldSubOrder> = fewOrMany(fc.record({ price, quantity, vatBp: rate })).chain(
  (lines) => {
    const subTotal = sum(lines.map((line) => line.price * line.quantity));
    return fc.record({
      lines: fc.constant(lines),
      discount: fc.oneof(fc.constantFrom(0, subTotal), fc.nat(subTotal)),
      shippingCost: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 }), fc.nat(10_000_000)),
      funder,
    });
  },
);

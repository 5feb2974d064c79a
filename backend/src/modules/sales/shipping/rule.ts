import type { z } from 'zod';
import { toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { ShippingRule } from './schemas.ts';
import { arrivalOf, type Handling } from './arrival.ts';

/**
 * Shipping price of a vendor, in minor units of one currency. free_from null: never free. cold_fee: added once to a
 * parcel with goods of a cold chain, null if no parcel keeps one.
 */
export interface ShippingPrice {
  flat_fee: number;
  free_from: number | null;
  cold_fee: number | null;
}

/** Shipping rule of a vendor for one country. */
export interface ShippingRuleRow extends ShippingPrice, Handling {
  vendor_id: number;
}

/**
 * True if a vendor has a zone for the destination, or the destination is unknown.
 * @param countryId null while unknown
 */
export const deliversTo = (rule: ShippingRuleRow | undefined, countryId: number | null): boolean =>
  rule !== undefined || countryId === null;

/**
 * Shipping cost of one vendor's lines without the cold chain: the flat fee, or 0 from the threshold on. Without a rule nothing is charged, and
 * the cart cannot be ordered.
 * @param subTotal minor units
 */
export const shippingCost = (rule: Omit<ShippingPrice, 'cold_fee'> | undefined, subTotal: number): number => {
  if (!rule) return 0;
  return rule.free_from !== null && subTotal >= rule.free_from ? 0 : rule.flat_fee;
};

/** Fee of a parcel for the cold chain; null if it needs or keeps none. The threshold of free shipping does not waive it. */
export const coldFeeOf = (rule: ShippingPrice | undefined, needsCold: boolean): number | null =>
  needsCold ? (rule?.cold_fee ?? null) : null;

/** Amount missing for free shipping; null if shipping is already free or never will be. */
export const missingForFreeShipping = (
  rule: Omit<ShippingPrice, 'cold_fee'> | undefined,
  subTotal: number,
): number | null => {
  if (!rule || rule.free_from === null || shippingCost(rule, subTotal) === 0) return null;
  return rule.free_from - subTotal;
};

/** Fee for the cold chain as a response. */
export const toColdFee = (fee: number | null, currency: Currency): number | null =>
  fee === null ? null : toWire(fee, currency);

/** Rule as a response, with the arrival of an order placed now. */
export const toShippingRule = (
  rule: ShippingRuleRow | undefined,
  currency: Currency,
): z.infer<typeof ShippingRule> | null =>
  rule
    ? {
        flat_fee: toWire(rule.flat_fee, currency),
        free_from: rule.free_from === null ? null : toWire(rule.free_from, currency),
        cold_fee: toColdFee(rule.cold_fee, currency),
        handling_days_min: rule.handling_days_min,
        handling_days_max: rule.handling_days_max,
        ...arrivalOf(rule),
      }
    : null;

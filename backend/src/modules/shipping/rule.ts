import type { z } from 'zod';
import { toWire } from '../../money/money.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { ShippingRule } from './schemas.ts';
import { arrivalOf, type Handling } from './arrival.ts';

/** What a vendor's shipping costs, in minor units of one currency. free_from null: never free. */
export interface ShippingPrice {
  flat_fee: number;
  free_from: number | null;
}

/** How a vendor ships to one country. */
export interface ShippingRuleRow extends ShippingPrice, Handling {
  vendor_id: number;
}

/**
 * Whether a vendor ships to a destination: he has a zone for it. Where the destination is not known yet, he may.
 * @param countryId null for somebody who has not said where to
 */
export const deliversTo = (rule: ShippingRuleRow | undefined, countryId: number | null): boolean =>
  rule !== undefined || countryId === null;

/**
 * What shipping costs for a vendor's part of a cart: the flat fee, and nothing from the threshold on. Where nothing is
 * shipped to, nothing is charged, and nothing can be ordered.
 * @param subTotal minor units
 */
export const shippingCost = (rule: ShippingPrice | undefined, subTotal: number): number => {
  if (!rule) return 0;
  return rule.free_from !== null && subTotal >= rule.free_from ? 0 : rule.flat_fee;
};

/** What is missing until shipping is free; null when it is free already or never will be. */
export const missingForFreeShipping = (rule: ShippingPrice | undefined, subTotal: number): number | null => {
  if (!rule || rule.free_from === null || shippingCost(rule, subTotal) === 0) return null;
  return rule.free_from - subTotal;
};

/** The rule as shoppers read it, for what is ordered now. */
export const toShippingRule = (
  rule: ShippingRuleRow | undefined,
  currency: Currency,
): z.infer<typeof ShippingRule> | null =>
  rule
    ? {
        flat_fee: toWire(rule.flat_fee, currency),
        free_from: rule.free_from === null ? null : toWire(rule.free_from, currency),
        handling_days_min: rule.handling_days_min,
        handling_days_max: rule.handling_days_max,
        ...arrivalOf(rule),
      }
    : null;

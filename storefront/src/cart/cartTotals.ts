import type { Cart, Currency } from '@balsam/shared-api';

const MINOR_DIGITS: Record<Currency, number> = { SAR: 2, BHD: 3, USD: 2 };

/** How many pieces are in the cart. */
export const countItems = (carts: readonly Cart[]): number =>
  carts.flatMap(({ cart_items }) => cart_items).reduce((count, { quantity }) => count + quantity, 0);

/**
 * The sum of every line's `sub_total`, in major units, or null for an empty cart.
 * Added as whole minor units: sums of decimals drift.
 */
export function totalOf(carts: readonly Cart[]): { amount: number; currency: Currency } | null {
  const [first] = carts;
  if (!first) return null;
  const scale = 10 ** MINOR_DIGITS[first.currency];
  const minor = carts
    .flatMap(({ cart_items }) => cart_items)
    .reduce((sum, { sub_total }) => sum + Math.round(sub_total * scale), 0);
  return { amount: minor / scale, currency: first.currency };
}

/** What the cart holds, as one text: a checkout is made for one version of the cart. */
export const versionOf = (carts: readonly Cart[]): string =>
  carts
    .flatMap(({ cart_items }) => cart_items)
    .map(({ id, quantity, unit_price }) => `${id}x${quantity}@${unit_price}`)
    .join();

import { CURRENCY_DIGITS, type Cart, type Currency } from '@balsam/shared-api';
import type { CartContents } from './cart-api.ts';

/** How many pieces are in the cart. */
export const countItems = (carts: readonly Cart[]): number =>
  carts.flatMap(({ cart_items }) => cart_items).reduce((count, { quantity }) => count + quantity, 0);

/** Adds amounts in major units as whole minor units: sums of decimals drift. */
function sumOf(amounts: readonly number[], currency: Currency): number {
  const scale = 10 ** CURRENCY_DIGITS[currency];
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale;
}

/** The sum of every line's `sub_total`, in major units, or null for an empty cart. */
export function totalOf(carts: readonly Cart[]): { amount: number; currency: Currency } | null {
  const [first] = carts;
  if (!first) return null;
  const amounts = carts.flatMap(({ cart_items }) => cart_items).map(({ sub_total }) => sub_total);
  return { amount: sumOf(amounts, first.currency), currency: first.currency };
}

/** What the cart holds, as one text: a checkout is made for one version of the cart. */
export const versionOf = ({ carts, coupon }: Pick<CartContents, 'carts' | 'coupon'>): string =>
  carts
    .flatMap(({ cart_items }) => cart_items)
    .map(({ id, quantity, unit_price }) => `${id}x${quantity}@${unit_price}`)
    .concat(coupon ? `${coupon.code}-${coupon.discount}` : [])
    .join();

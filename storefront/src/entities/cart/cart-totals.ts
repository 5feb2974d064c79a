import { CURRENCY_DIGITS, type Cart, type Currency } from '@balsam/shared-api';
import type { CartContents } from './cart-api.ts';

/** Number of pieces in the cart. */
export const countItems = (carts: readonly Cart[]): number =>
  carts.flatMap(({ cart_items }) => cart_items).reduce((count, { quantity }) => count + quantity, 0);

/** Adds amounts in major units by way of minor units, to avoid floating-point drift. */
function sumOf(amounts: readonly number[], currency: Currency): number {
  const scale = 10 ** CURRENCY_DIGITS[currency];
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale;
}

/** Sum of all lines' `sub_total` in major units; null for an empty cart. */
export function totalOf(carts: readonly Cart[]): { amount: number; currency: Currency } | null {
  const [first] = carts;
  if (!first) return null;
  const amounts = carts.flatMap(({ cart_items }) => cart_items).map(({ sub_total }) => sub_total);
  return { amount: sumOf(amounts, first.currency), currency: first.currency };
}

/** Fingerprint of the cart's contents. A checkout belongs to one version of the cart. */
export const versionOf = ({
  carts,
  coupon,
  shippingAddressId,
}: Pick<CartContents, 'carts' | 'coupon' | 'shippingAddressId'>): string =>
  carts
    .flatMap(({ cart_items }) => cart_items)
    .map(({ id, quantity, unit_price }) => `${id}x${quantity}@${unit_price}`)
    .concat(coupon ? `${coupon.code}-${coupon.discount}` : [])
    .concat(shippingAddressId === null ? [] : `to ${shippingAddressId}`)
    .join();

import type { Checkout } from '@balsam/shared-api';
import type { Sold } from '../../entities/catalog/name-of.ts';

/** Amounts that include shipping, which are meaningless if a seller does not deliver. */
const WITH_SHIPPING: readonly string[] = ['shipping_cost', 'tax_amount', 'grand_total'];

const SUMS = ['sub_total', 'discount', 'shipping_cost', 'tax_amount', 'grand_total'] as const;

/** An amount that differs from the one shown, in major units of the checkout's currency. */
export interface ChangedAmount {
  /** A sum of the checkout, or the price of a product. */
  of: (typeof SUMS)[number] | Sold;
  before: number;
  after: number;
}

const keyOf = ({ product, variant }: Checkout['order_products'][number]) => `${product.id} ${variant}`;

/** A product that may now expire earlier than shown. */
export interface EarlierExpiry {
  of: Sold;
  /** YYYY-MM-DD; null: no promise any more. */
  day: string | null;
}

const soldOf = ({ product, variant, variant_arabic }: Checkout['order_products'][number]): Sold => ({
  ...product,
  variant,
  variant_arabic,
});

/** Products whose promised expiry is no longer kept. */
export const earlierExpiries = (before: Checkout, after: Checkout): EarlierExpiry[] => {
  const shown = new Map(before.order_products.map((line) => [keyOf(line), line.expires_from]));
  return after.order_products.flatMap((line) => {
    const promised = shown.get(keyOf(line)) ?? null;
    const isKept = promised === null || (line.expires_from !== null && line.expires_from >= promised);
    return isKept ? [] : [{ of: soldOf(line), day: line.expires_from }];
  });
};

/** Sellers who no longer deliver to the destination. */
export const stoppedDelivering = (before: Checkout, after: Checkout): string[] => {
  const delivered = new Set(before.orders.filter(({ delivers }) => delivers).map(({ vendor }) => vendor.id));
  return after.orders
    .filter(({ delivers, vendor }) => !delivers && delivered.has(vendor.id))
    .map(({ vendor }) => vendor.company_name);
};

/**
 * Differences between two checkouts in one currency: prices first, then sums. If a seller does not deliver, sums that
 * include shipping are left out.
 */
export function changedAmounts(before: Checkout, after: Checkout): ChangedAmount[] {
  const priceBefore = new Map(before.order_products.map((line) => [keyOf(line), line.unit_price]));
  const prices = after.order_products.map((line) => ({
    of: soldOf(line),
    before: priceBefore.get(keyOf(line)) ?? line.unit_price,
    after: line.unit_price,
  }));
  const isDelivered = after.orders.every(({ delivers }) => delivers);
  const shown = SUMS.filter((of) => isDelivered || !WITH_SHIPPING.includes(of));
  const sums = shown.map((of) => ({ of, before: before[of], after: after[of] }));
  return [...prices, ...sums].filter((amount) => amount.before !== amount.after);
}

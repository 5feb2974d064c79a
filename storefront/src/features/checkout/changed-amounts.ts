import type { Checkout } from '@balsam/shared-api';
import type { Sold } from '../../entities/catalog/name-of.ts';

/** What means nothing where somebody does not deliver: shipping, and what it is a part of. */
const WITH_SHIPPING: readonly string[] = ['shipping_cost', 'tax_amount', 'grand_total'];

const SUMS = ['sub_total', 'discount', 'shipping_cost', 'tax_amount', 'grand_total'] as const;

/** An amount that is not what the customer was shown, in major units of the checkout's currency. */
export interface ChangedAmount {
  /** A sum of the checkout, or the price of a product. */
  of: (typeof SUMS)[number] | Sold;
  before: number;
  after: number;
}

const keyOf = ({ product, variant }: Checkout['order_products'][number]) => `${product.id} ${variant}`;

/** The sellers who no longer deliver to where it goes. */
export const stoppedDelivering = (before: Checkout, after: Checkout): string[] => {
  const delivered = new Set(before.orders.filter(({ delivers }) => delivers).map(({ vendor }) => vendor.id));
  return after.orders
    .filter(({ delivers, vendor }) => !delivers && delivered.has(vendor.id))
    .map(({ vendor }) => vendor.company_name);
};

/**
 * What differs between two checkouts in one currency: prices first, then the sums. Where somebody does not deliver, the
 * sums that shipping is a part of are left out.
 */
export function changedAmounts(before: Checkout, after: Checkout): ChangedAmount[] {
  const priceBefore = new Map(before.order_products.map((line) => [keyOf(line), line.unit_price]));
  const prices = after.order_products.map((line) => ({
    of: { ...line.product, variant: line.variant, variant_arabic: line.variant_arabic },
    before: priceBefore.get(keyOf(line)) ?? line.unit_price,
    after: line.unit_price,
  }));
  const isDelivered = after.orders.every(({ delivers }) => delivers);
  const shown = SUMS.filter((of) => isDelivered || !WITH_SHIPPING.includes(of));
  const sums = shown.map((of) => ({ of, before: before[of], after: after[of] }));
  return [...prices, ...sums].filter((amount) => amount.before !== amount.after);
}

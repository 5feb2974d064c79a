import type { Checkout } from '@balsam/shared-api';

const SUMS = ['sub_total', 'discount', 'shipping_cost', 'tax_amount', 'grand_total'] as const;

/** An amount that is not what the customer was shown, in major units of the checkout's currency. */
export interface ChangedAmount {
  /** A sum of the checkout, or the price of a product. */
  of: (typeof SUMS)[number] | { name: string; name_arabic: string };
  before: number;
  after: number;
}

const keyOf = ({ product, variant }: Checkout['order_products'][number]) => `${product.id} ${variant}`;

/** What differs between two checkouts in one currency: prices first, then the sums. */
export function changedAmounts(before: Checkout, after: Checkout): ChangedAmount[] {
  const priceBefore = new Map(before.order_products.map((line) => [keyOf(line), line.unit_price]));
  const prices = after.order_products.map((line) => ({
    of: line.product,
    before: priceBefore.get(keyOf(line)) ?? line.unit_price,
    after: line.unit_price,
  }));
  const sums = SUMS.map((of) => ({ of, before: before[of], after: after[of] }));
  return [...prices, ...sums].filter((amount) => amount.before !== amount.after);
}

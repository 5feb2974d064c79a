import { amountsOfUnits, type SoldLine } from '../../../money/returned-amounts.ts';

/** Order line with its earlier returns. */
export interface SoldItem extends SoldLine {
  id: number;
  productId: number;
  variantId: number | null;
  /** Units accepted earlier, and the number whose shipping was refunded. */
  returned: number;
  returnedShipping: number;
}

/** Units accepted now. */
export interface Accepted {
  itemId: number;
  units: number;
  /** True if the vendor is at fault, so that their shipping is refunded too. */
  isFault: boolean;
}

/** Amounts refunded for a line, minor units. */
export interface ReturnedAmounts {
  itemId: number;
  shippingQuantity: number;
  subTotal: number;
  discountVendor: number;
  discountPlatform: number;
  shipping: number;
  vatGoods: number;
  vatShipping: number;
  commission: number;
  commissionVat: number;
  refund: number;
}

const stepOf = (item: SoldItem, units: number, shipped: number): ReturnedAmounts => {
  const before = amountsOfUnits(item, item.returned, item.returnedShipping);
  const now = amountsOfUnits(item, item.returned + units, shipped);
  const subTotal = now.subTotal - before.subTotal;
  const discount = now.discount - before.discount;
  const shipping = now.shippingShare - before.shippingShare;
  return {
    itemId: item.id,
    shippingQuantity: shipped - item.returnedShipping,
    subTotal,
    discountVendor: item.funder === 'vendor' ? discount : 0,
    discountPlatform: item.funder === 'platform' ? discount : 0,
    shipping,
    vatGoods: now.vatGoods - before.vatGoods,
    vatShipping: now.vatShipping - before.vatShipping,
    commission: now.commission - before.commission,
    commissionVat: now.commissionVat - before.commissionVat,
    refund: subTotal - discount + shipping,
  };
};

/**
 * Amounts refunded for units accepted now: the amounts of all returned units so far, less earlier refunds. Shipping of
 * faulty units is refunded. With the last unit of a sub-order, all remaining shipping is refunded, also of lines
 * returned earlier.
 * @returns one entry per line with accepted units or refunded shipping
 */
export const returnedAmounts = (items: readonly SoldItem[], accepted: readonly Accepted[]): ReturnedAmounts[] => {
  const of = new Map(accepted.map((each) => [each.itemId, each]));
  const unitsOf = (item: SoldItem) => of.get(item.id)?.units ?? 0;
  const isWhole = items.every((item) => item.returned + unitsOf(item) === item.quantity);
  const shippedOf = (item: SoldItem) => {
    if (isWhole) return item.quantity;
    return item.returnedShipping + (of.get(item.id)?.isFault ? unitsOf(item) : 0);
  };
  return items
    .map((item) => stepOf(item, unitsOf(item), shippedOf(item)))
    .filter(({ itemId, shippingQuantity }) => shippingQuantity > 0 || (of.get(itemId)?.units ?? 0) > 0);
};

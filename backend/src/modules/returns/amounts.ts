import { amountsOfUnits, type SoldLine } from '../../money/returned-amounts.ts';

/** A line of a part with what has come back of it before. */
export interface SoldItem extends SoldLine {
  id: number;
  productId: number;
  variantId: number | null;
  /** Units that were accepted before, and of how many the shipping was given back. */
  returned: number;
  returnedShipping: number;
}

/** Units that are accepted now. */
export interface Accepted {
  itemId: number;
  units: number;
  /** Whether it is the vendor's fault, so that their shipping comes back too. */
  isFault: boolean;
}

/** What a line gives back, minor units. */
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
 * What a part gives back for units that are accepted now: what all that have come back carry, less what was given back
 * before. The shipping of faulty units comes back, and with the last unit of a part the whole of it, also of lines that came
 * back earlier.
 * @returns one for each line that something is accepted of, or whose shipping comes back
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

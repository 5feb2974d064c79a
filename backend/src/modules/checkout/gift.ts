/** Goods of one vendor in an order, in minor units of the order's currency. */
interface VendorGoods {
  vendorId: number;
  subTotal: number;
}

/**
 * The vendor who adds the promised gift, or null where the order earns none. The shop promises it for the goods of the whole
 * order, so one vendor adds it: the one who sells most of them, the first of equals.
 * @param giftFrom least sum of goods, before any discount; null: no gift
 */
export const giftVendor = (groups: readonly VendorGoods[], giftFrom: number | null): number | null => {
  const goods = groups.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const [first] = groups.toSorted((one, other) => other.subTotal - one.subTotal);
  return first && giftFrom !== null && goods >= giftFrom ? first.vendorId : null;
};

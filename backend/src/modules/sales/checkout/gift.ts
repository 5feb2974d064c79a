/** One vendor's goods in an order, in minor units of the order's currency. */
interface VendorGoods {
  vendorId: number;
  subTotal: number;
}

/**
 * Vendor who adds the promised gift, or null if the order does not qualify. The promise covers the goods of the whole
 * order, so the vendor with the largest subtotal adds it; the first one wins a tie.
 * @param giftFrom minimum sum of goods before any discount; null: no gift
 */
export const giftVendor = (groups: readonly VendorGoods[], giftFrom: number | null): number | null => {
  const goods = groups.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const [first] = groups.toSorted((one, other) => other.subTotal - one.subTotal);
  return first && giftFrom !== null && goods >= giftFrom ? first.vendorId : null;
};

import { sharesOf } from '../../money/line-amounts.ts';
import { discounted, priceColumns } from '../../money/money.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { CouponEffect } from '../coupons/coupon.ts';
import { deliversTo, shippingCost, type ShippingRuleRow } from '../shipping/rule.ts';
import type { CartLineRow, Delivery } from './contents.ts';

/** A cart line with its amounts, in minor units of the basket's currency. */
export interface BasketLine {
  row: CartLineRow;
  unitPrice: number;
  subTotal: number;
  /** What could be bought now; 0 once the product has left the shop. */
  availableStock: number;
  /** What it carries of its vendor's share of the coupon, and of his shipping. */
  discount: number;
  shippingShare: number;
}

/** What one vendor would sell. */
export interface BasketGroup {
  vendorId: number;
  lines: BasketLine[];
  rule: ShippingRuleRow | undefined;
  /** False where the vendor does not ship to the customer's country. */
  delivers: boolean;
  subTotal: number;
  /** This vendor's share of what the coupon takes off. */
  discount: number;
  shippingCost: number;
}

/** A cart with all its sums. */
export interface Basket {
  currency: Currency;
  groups: BasketGroup[];
  subTotal: number;
  discount: number;
  shippingCost: number;
  grandTotal: number;
  /** Null without a code. */
  coupon: CouponEffect | null;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const toLine = (row: CartLineRow, currency: Currency): BasketLine => {
  const { price, final } = priceColumns[currency];
  const unitPrice = row.variant ? discounted(row.variant[price], row.discount) : row[final];
  const stock = row.variant ? row.variant.stock : row.stock;
  const availableStock = row.purchasable ? stock : 0;
  return { row, unitPrice, subTotal: unitPrice * row.quantity, availableStock, discount: 0, shippingShare: 0 };
};

/** A vendor's part whose lines carry the whole of its discount and its shipping. */
const withShares = (group: BasketGroup): BasketGroup => {
  const subTotals = group.lines.map((line) => line.subTotal);
  const shares = sharesOf(subTotals, group.discount, group.shippingCost);
  return { ...group, lines: group.lines.map((line, index) => ({ ...line, ...shares[index] })) };
};

/** Groups cart lines by vendor, in the order in which the vendors came into the cart, and adds everything up. */
export const toBasket = (rows: CartLineRow[], { rules, countryId }: Delivery, currency: Currency): Basket => {
  const byVendor = new Map<number, BasketLine[]>();
  for (const row of rows) {
    byVendor.set(row.vendor_id, [...(byVendor.get(row.vendor_id) ?? []), toLine(row, currency)]);
  }
  const groups = [...byVendor].map(([vendorId, lines]): BasketGroup => {
    const rule = rules.get(vendorId);
    const delivers = deliversTo(rule, countryId);
    const subTotal = sum(lines.map((line) => line.subTotal));
    const shipping = shippingCost(rule, subTotal);
    return withShares({ vendorId, lines, rule, delivers, subTotal, discount: 0, shippingCost: shipping });
  });
  const subTotal = sum(groups.map((group) => group.subTotal));
  const shipping = sum(groups.map((group) => group.shippingCost));
  const grandTotal = subTotal + shipping;
  return { currency, groups, subTotal, discount: 0, shippingCost: shipping, grandTotal, coupon: null };
};

/** What one vendor's part comes to. */
export const partTotal = ({ subTotal, discount, shippingCost: shipping }: BasketGroup): number =>
  subTotal - discount + shipping;

/** The coupon that takes something off the basket; null for one that does not hold, too. */
export const couponAtWork = ({ coupon, discount }: Basket): CouponEffect | null => (discount > 0 ? coupon : null);

/** The same basket with what a coupon takes off it; shipping stays, also where it is free from a sub-total on. */
export const withCoupon = (basket: Basket, coupon: CouponEffect | null): Basket => {
  const groups = basket.groups.map((group) =>
    withShares({ ...group, discount: coupon?.shares.get(group.vendorId) ?? 0 }),
  );
  const discount = coupon?.discount ?? 0;
  const grandTotal = basket.subTotal - discount + basket.shippingCost;
  return { ...basket, groups, discount, grandTotal, coupon };
};

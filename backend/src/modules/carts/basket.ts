import { sharesOf, vatOf, type DiscountFunder } from '../../money/line-amounts.ts';
import { discounted, priceColumns } from '../../money/money.ts';
import type { Currency } from '../../wire/schemas.ts';
import { funderOf, type CouponEffect } from '../coupons/coupon.ts';
import { deliversTo, shippingCost, type ShippingRuleRow } from '../shipping/rule.ts';
import { issuerOf, type LineRate } from '../vat/line-rate.ts';
import { vatOfLine, type StatedLine } from '../vat/view.ts';
import type { CartLineRow, Delivery } from './contents.ts';

/** A cart line with its amounts and its tax, in minor units of the basket's currency. */
export interface BasketLine extends StatedLine {
  row: CartLineRow;
  rate: LineRate;
  unitPrice: number;
  /** What could be bought now; 0 once the product has left the shop. */
  availableStock: number;
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
  /** What of all that is tax. */
  vatIncluded: number;
}

/** A cart with all its sums. */
export interface Basket {
  currency: Currency;
  groups: BasketGroup[];
  subTotal: number;
  discount: number;
  shippingCost: number;
  /** What of the goods and of shipping is tax; their prices include it. */
  vatIncluded: number;
  grandTotal: number;
  /** Null without a code. */
  coupon: CouponEffect | null;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Lines that count in the totals: all that were ordered, or those of which something can be bought now. */
type Counted = 'all' | 'buyable';

const toLine = (row: CartLineRow, currency: Currency, counted: Counted): BasketLine => {
  const { price, final } = priceColumns[currency];
  const unitPrice = row.variant ? discounted(row.variant[price], row.discount) : row[final];
  const stock = row.variant ? row.variant.stock : row.stock;
  const availableStock = row.purchasable ? stock : 0;
  const subTotal = counted === 'all' || availableStock > 0 ? unitPrice * row.quantity : 0;
  const amounts = { subTotal, discount: 0, shippingShare: 0, vatGoods: 0, vatShipping: 0 };
  return { row, rate: row.rate, funder: funderOf(null), unitPrice, availableStock, ...amounts };
};

/** A vendor's part whose lines carry the whole of its discount, its shipping and its tax. */
const withAmounts = (group: Omit<BasketGroup, 'vatIncluded'>, funder: DiscountFunder): BasketGroup => {
  const subTotals = group.lines.map((line) => line.subTotal);
  const shares = sharesOf(subTotals, group.discount, group.shippingCost);
  const shared = group.lines.map((line, index) => ({ ...line, ...shares[index], funder }));
  const taxes = vatOf(
    shared.map((line) => ({ ...line, vatBp: line.rate.vat_bp })),
    funder,
  );
  const lines = shared.map((line, index) => ({ ...line, ...taxes[index] }));
  return { ...group, lines, vatIncluded: sum(lines.map(vatOfLine)) };
};

/** Groups cart lines by vendor, in the order in which the vendors came into the cart, and adds everything up. */
export const toBasket = (
  rows: CartLineRow[],
  { rules, countryId }: Delivery,
  currency: Currency,
  counted: Counted,
): Basket => {
  const byVendor = new Map<number, BasketLine[]>();
  for (const row of rows) {
    byVendor.set(row.vendor_id, [...(byVendor.get(row.vendor_id) ?? []), toLine(row, currency, counted)]);
  }
  const groups = [...byVendor].map(([vendorId, lines]): BasketGroup => {
    const rule = rules.get(vendorId);
    const delivers = deliversTo(rule, countryId);
    const subTotal = sum(lines.map((line) => line.subTotal));
    const isShipped = counted === 'all' || lines.some(({ availableStock }) => availableStock > 0);
    const shipping = isShipped ? shippingCost(rule, subTotal) : 0;
    const group = { vendorId, lines, rule, delivers, subTotal, discount: 0, shippingCost: shipping };
    return withAmounts(group, funderOf(null));
  });
  const subTotal = sum(groups.map((group) => group.subTotal));
  const shipping = sum(groups.map((group) => group.shippingCost));
  const vatIncluded = sum(groups.map((group) => group.vatIncluded));
  const sums = { subTotal, discount: 0, shippingCost: shipping, vatIncluded, grandTotal: subTotal + shipping };
  return { currency, groups, ...sums, coupon: null };
};

/** What one vendor's part comes to. */
export const partTotal = ({ subTotal, discount, shippingCost: shipping }: BasketGroup): number =>
  subTotal - discount + shipping;

/** Who owes the tax of a vendor's part, and whose law it is; undefined for a part without lines. */
export const taxOf = ({ lines: [line] }: BasketGroup) =>
  line && { tax_issuer: issuerOf(line.rate), tax_country: line.rate.tax_country };

/** The coupon that takes something off the basket; null for one that does not hold, too. */
export const couponAtWork = ({ coupon, discount }: Basket): CouponEffect | null => (discount > 0 ? coupon : null);

/** The same basket with what a coupon takes off it; shipping stays, also where it is free from a sub-total on. */
export const withCoupon = (basket: Basket, coupon: CouponEffect | null): Basket => {
  const groups = basket.groups.map((group) =>
    withAmounts({ ...group, discount: coupon?.shares.get(group.vendorId) ?? 0 }, funderOf(coupon)),
  );
  const vatIncluded = sum(groups.map((group) => group.vatIncluded));
  const discount = coupon?.discount ?? 0;
  const grandTotal = basket.subTotal - discount + basket.shippingCost;
  return { ...basket, groups, discount, vatIncluded, grandTotal, coupon };
};

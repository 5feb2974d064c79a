import { sharesOf, vatOf, type DiscountFunder } from '../../../money/line-amounts.ts';
import { discounted, priceColumns } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { funderOf, type CouponEffect } from '../coupons/coupon.ts';
import { coldFeeOf, deliversTo, shippingCost, type ShippingRuleRow } from '../shipping/rule.ts';
import { issuerOf, type LineRate } from '../../money/vat/line-rate.ts';
import { vatOfLine, type StatedLine } from '../../money/vat/view.ts';
import { saleRules, type Bought, type Buyer, type SaleProblem } from '../sale-rules/sale-rules.ts';
import type { CartContents, CartLineRow } from './contents.ts';

/** Cart line with its amounts and tax, in minor units of the basket's currency. */
export interface BasketLine extends StatedLine {
  row: CartLineRow;
  rate: LineRate;
  unitPrice: number;
  /** Quantity that can be bought now; 0 for a product that is no longer on sale. */
  availableStock: number;
  /** Rules of sale that the line breaks. */
  problems: SaleProblem[];
}

/** Lines of one vendor, with their sums. */
export interface BasketGroup {
  vendorId: number;
  lines: BasketLine[];
  rule: ShippingRuleRow | undefined;
  /** False if the vendor does not ship to the customer's country. */
  delivers: boolean;
  subTotal: number;
  /** This vendor's share of the coupon discount. */
  discount: number;
  shippingCost: number;
  /** Share of the shipping cost for the cold chain; null for a parcel that keeps none. */
  coldFee: number | null;
  /** Tax on goods and shipping, included in their prices. */
  vatIncluded: number;
}

/** Cart with its sums, in minor units. */
export interface Basket {
  currency: Currency;
  groups: BasketGroup[];
  subTotal: number;
  discount: number;
  shippingCost: number;
  /** Tax on goods and shipping, included in their prices. */
  vatIncluded: number;
  grandTotal: number;
  /** Null if no code was entered. */
  coupon: CouponEffect | null;
  /** Stored address that the parcels go to; null without one. */
  shippingAddressId: number | null;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Earliest expiry of what the line would get, YYYY-MM-DD; null without a promise. */
export const expiryOf = ({ expires_from: own, variant }: CartLineRow): string | null =>
  variant ? variant.expires_from : own;

/** Lines counted in the totals: all of them, or only those of which at least one unit can be bought now. */
type Counted = 'all' | 'buyable';

const toLine = (row: CartLineRow, currency: Currency, counted: Counted): BasketLine => {
  const { price, final } = priceColumns[currency];
  const unitPrice = row.variant ? discounted(row.variant[price], row.discount) : row[final];
  const stock = row.variant ? row.variant.stock : row.stock;
  const availableStock = row.purchasable ? stock : 0;
  const subTotal = counted === 'all' || availableStock > 0 ? unitPrice * row.quantity : 0;
  const amounts = { subTotal, discount: 0, shippingShare: 0, vatGoods: 0, vatShipping: 0 };
  return { row, rate: row.rate, funder: funderOf(null), unitPrice, availableStock, problems: [], ...amounts };
};

/** Allocates a vendor's discount, shipping and tax to its lines. */
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

/** Groups cart lines by vendor, in the order in which the vendors first appear, and calculates all sums. */
export const toBasket = (
  { lines: rows, delivery: { rules, countryId }, shippingAddressId }: CartContents,
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
    const shipped = lines.filter(({ availableStock }) => counted === 'all' || availableStock > 0);
    const coldFee = coldFeeOf(
      rule,
      shipped.some(({ row }) => row.sale_rules?.cold),
    );
    const shipping = shipped.length > 0 ? shippingCost(rule, subTotal) + (coldFee ?? 0) : 0;
    const group = { vendorId, lines, rule, delivers, subTotal, discount: 0, shippingCost: shipping, coldFee };
    return withAmounts(group, funderOf(null));
  });
  const subTotal = sum(groups.map((group) => group.subTotal));
  const shipping = sum(groups.map((group) => group.shippingCost));
  const vatIncluded = sum(groups.map((group) => group.vatIncluded));
  const sums = { subTotal, discount: 0, shippingCost: shipping, vatIncluded, grandTotal: subTotal + shipping };
  return { currency, groups, ...sums, coupon: null, shippingAddressId };
};

export const subOrderTotal = ({ subTotal, discount, shippingCost: shipping }: BasketGroup): number =>
  subTotal - discount + shipping;

/** Issuer and tax country of a vendor's lines; undefined if there are none. */
export const taxOf = ({ lines: [line] }: BasketGroup) =>
  line && { tax_issuer: issuerOf(line.rate), tax_country: line.rate.tax_country };

/** Coupon that takes something off the basket; null also while the code has a problem. */
export const effectiveCoupon = ({ coupon, discount }: Basket): CouponEffect | null => (discount > 0 ? coupon : null);

/**
 * Applies a coupon. Shipping does not change: the free-shipping threshold is compared with the undiscounted sub-total.
 */
export const withCoupon = (basket: Basket, coupon: CouponEffect | null): Basket => {
  const groups = basket.groups.map((group) =>
    withAmounts({ ...group, discount: coupon?.shares.get(group.vendorId) ?? 0 }, funderOf(coupon)),
  );
  const vatIncluded = sum(groups.map((group) => group.vatIncluded));
  const discount = coupon?.discount ?? 0;
  const grandTotal = basket.subTotal - discount + basket.shippingCost;
  return { ...basket, groups, discount, vatIncluded, grandTotal, coupon };
};

/**
 * Adds the rules that each line breaks. All variants of a product count together.
 * @param history what the buyer has bought, by product
 */
export const withSaleRules = (
  basket: Basket,
  buyer: Buyer,
  history: ReadonlyMap<number, readonly Bought[]>,
): Basket => {
  const units = new Map<number, number>();
  for (const { row } of basket.groups.flatMap(({ lines }) => lines))
    units.set(row.id, (units.get(row.id) ?? 0) + row.quantity);
  const groups = basket.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      const { id, sale_rules: rules, quantity } = line.row;
      const ruled = {
        rules,
        quantity: units.get(id) ?? quantity,
        keepsCold: group.rule === undefined || group.rule.cold_fee !== null,
      };
      return { ...line, problems: saleRules(ruled, buyer, history.get(id) ?? []) };
    }),
  }));
  return { ...basket, groups };
};

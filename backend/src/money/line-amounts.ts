import { allot, included, shareOut } from './amount-shares.ts';

/** Bearer of the coupon discount. */
export type DiscountFunder = 'platform' | 'vendor';

/** A line's share of discount and shipping, minor units. */
export interface LineShares {
  discount: number;
  shippingShare: number;
}

/** A line with its shares and its VAT rate in basis points. */
export interface TaxedLine extends LineShares {
  subTotal: number;
  vatBp: number;
}

/** VAT included in a line: in its goods and in its share of shipping. */
export interface LineVat {
  vatGoods: number;
  vatShipping: number;
}

/**
 * Splits discount and shipping of a sub-order among its lines: the discount by the price of the goods, shipping by the
 * discounted price. The fee may exceed the price of the goods.
 */
export const sharesOf = (subTotals: readonly number[], discount: number, shippingCost: number): LineShares[] => {
  const discounts = shareOut(discount, subTotals);
  const left = subTotals.map((subTotal, index) => subTotal - (discounts[index] ?? 0));
  const shippingShares = allot(shippingCost, left);
  return left.map((_, index) => ({ discount: discounts[index] ?? 0, shippingShare: shippingShares[index] ?? 0 }));
};

/**
 * Taxable amount of a line's goods, VAT included. A vendor's own coupon lowers the price; the marketplace's coupon is a
 * payment by a third party for a sale at full price. Defined only here, to be confirmed by a tax adviser.
 */
export const taxableGoods = ({ subTotal, discount }: Omit<TaxedLine, 'vatBp'>, funder: DiscountFunder): number =>
  funder === 'vendor' ? subTotal - discount : subTotal;

/**
 * VAT of each line of a sub-order. Calculated once for all lines of a rate, as on an invoice, and split among goods and
 * shipping, which is taxed like the goods.
 */
export const vatOf = (lines: readonly TaxedLine[], funder: DiscountFunder): LineVat[] => {
  const taxes = lines.map((): LineVat => ({ vatGoods: 0, vatShipping: 0 }));
  for (const rate of new Set(lines.map(({ vatBp }) => vatBp))) {
    const members = lines.flatMap((line, index) => (line.vatBp === rate ? [{ line, index }] : []));
    const grosses = members.flatMap(({ line }) => [taxableGoods(line, funder), line.shippingShare]);
    const vat = included(
      grosses.reduce((total, gross) => total + gross, 0),
      rate,
    );
    const shares = allot(vat, grosses);
    members.forEach(({ index }, place) => {
      taxes[index] = { vatGoods: shares[2 * place] ?? 0, vatShipping: shares[2 * place + 1] ?? 0 };
    });
  }
  return taxes;
};

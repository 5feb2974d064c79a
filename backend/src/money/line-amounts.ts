import { allot, included, shareOut } from './amount-shares.ts';

/** Who pays for what a coupon takes off. */
export type DiscountFunder = 'platform' | 'vendor';

/** What a line carries of its part's discount and shipping, minor units. */
export interface LineShares {
  discount: number;
  shippingShare: number;
}

/** A line whose shares are known, with the rate of its tax in basis points. */
export interface TaxedLine extends LineShares {
  subTotal: number;
  vatBp: number;
}

/** The tax that a line's price holds: of its goods, and of what it carries of shipping. */
export interface LineVat {
  vatGoods: number;
  vatShipping: number;
}

/**
 * Shares a part's discount and shipping among its lines: the discount by what they cost, shipping by what is left to pay for
 * them. The fee may be more than the goods cost.
 */
export const sharesOf = (subTotals: readonly number[], discount: number, shippingCost: number): LineShares[] => {
  const discounts = shareOut(discount, subTotals);
  const left = subTotals.map((subTotal, index) => subTotal - (discounts[index] ?? 0));
  const shippingShares = allot(shippingCost, left);
  return left.map((_, index) => ({ discount: discounts[index] ?? 0, shippingShare: shippingShares[index] ?? 0 }));
};

/**
 * What a line's goods are taxed on, tax included. A vendor's own coupon lowers his price; what the marketplace pays for a
 * customer is a payment by a third party, and the vendor still sells for the whole price. To be confirmed by a tax adviser:
 * it stands here alone.
 */
export const taxableGoods = ({ subTotal, discount }: Omit<TaxedLine, 'vatBp'>, funder: DiscountFunder): number =>
  funder === 'vendor' ? subTotal - discount : subTotal;

/**
 * The tax in each line of a part. It is reckoned once for all lines of a rate, as on an invoice, and shared among their goods
 * and their shipping, which is taxed as the goods that it brings.
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

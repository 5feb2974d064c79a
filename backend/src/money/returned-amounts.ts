import { reached } from './amount-shares.ts';
import { taxableGoods, type DiscountFunder, type LineShares, type LineVat } from './line-amounts.ts';

/** A sold line with its amounts at the time of sale, minor units. */
export interface SoldLine extends LineShares, LineVat {
  price: number;
  quantity: number;
  funder: DiscountFunder;
  /** Commission of the marketplace and VAT on it. */
  commission: number;
  commissionVat: number;
}

/** Share of some units of a line in its amounts. */
export interface CarriedAmounts extends LineShares, LineVat {
  subTotal: number;
  commission: number;
  commissionVat: number;
}

/**
 * Cumulative amounts of the returned units of a line; a return is the difference of two of these. Each amount is
 * derived from the one it is part of, so that no step has more tax than goods and the last unit returns the exact rest.
 * @param units units returned in total
 * @param shippedUnits units whose shipping is refunded as well
 */
export const amountsOfUnits = (line: SoldLine, units: number, shippedUnits: number): CarriedAmounts => {
  const whole = { subTotal: line.price * line.quantity, discount: line.discount, shippingShare: line.shippingShare };
  const subTotal = line.price * units;
  const discount = reached(line.discount, line.quantity, units);
  const shippingShare = reached(line.shippingShare, line.quantity, shippedUnits);
  const goods = taxableGoods({ subTotal, discount, shippingShare }, line.funder);
  const wholeGoods = taxableGoods(whole, line.funder);
  const vatGoods = reached(line.vatGoods, wholeGoods, goods);
  const commission = reached(line.commission, wholeGoods - line.vatGoods, goods - vatGoods);
  return {
    ...{ subTotal, discount, shippingShare, vatGoods, commission },
    vatShipping: reached(line.vatShipping, line.shippingShare, shippingShare),
    commissionVat: reached(line.commissionVat, line.commission, commission),
  };
};

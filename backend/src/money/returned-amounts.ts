import { reached } from './amount-shares.ts';
import { taxableGoods, type DiscountFunder, type LineShares, type LineVat } from './line-amounts.ts';

/** A sold line with everything that was frozen at its sale. Minor units. */
export interface SoldLine extends LineShares, LineVat {
  price: number;
  quantity: number;
  funder: DiscountFunder;
  /** What the marketplace keeps of it, and the tax upon that. */
  commission: number;
  commissionVat: number;
}

/** What some units of a line carry of its amounts. */
export interface CarriedAmounts extends LineShares, LineVat {
  subTotal: number;
  commission: number;
  commissionVat: number;
}

/**
 * What so many units of a line have come back with in all; a return is the difference of two of these. Each amount hangs on
 * the one that it is a part of, so that no step has more tax than goods, and the last unit brings back exactly what is left.
 * @param units how many have come back in all
 * @param shippedUnits of how many the shipping comes back as well
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

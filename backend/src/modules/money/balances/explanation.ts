import { COMPLETED } from '../../../facts/order-statuses.ts';
import { taxableGoods } from '../../../money/line-amounts.ts';
import type { EntryRow } from './entry-repository.ts';
import type { SubOrderLineRow, SubOrderRow } from './sub-order-repository.ts';

/** Amounts of an order line in minor units, in the order of deduction. */
export interface LineAmounts {
  sub_total: number;
  discount_by_vendor: number;
  discount_by_platform: number;
  shipping: number;
  vat_goods: number;
  vat_shipping: number;
  commission_base: number;
  commission: number;
  commission_vat: number;
  /** Tax that the marketplace owes instead of the vendor, and withholds. */
  vat_withheld: number;
  net: number;
}

/** Amounts derived from the frozen columns of a line; null for a line placed before there was a commission. */
export const amountsOf = (line: SubOrderLineRow, part: SubOrderRow): LineAmounts | null => {
  const { vat_goods: vatGoods, vat_shipping: vatShipping, commission, commission_vat: commissionVat } = line;
  if (vatGoods === null || vatShipping === null || commission === null || commissionVat === null) return null;
  const funder = part.discount_funder ?? 'platform';
  const shares = { subTotal: line.sub_total, discount: line.discount, shippingShare: line.shipping_share };
  const goods = taxableGoods(shares, funder);
  const withheld = part.tax_issuer === 'platform' ? vatGoods + vatShipping : 0;
  return {
    sub_total: line.sub_total,
    discount_by_vendor: line.sub_total - goods,
    discount_by_platform: line.discount - (line.sub_total - goods),
    shipping: line.shipping_share,
    vat_goods: vatGoods,
    vat_shipping: vatShipping,
    commission_base: goods - vatGoods,
    commission,
    commission_vat: commissionVat,
    vat_withheld: withheld,
    net: goods + line.shipping_share - commission - commissionVat - withheld,
  };
};

const zero: LineAmounts = {
  ...{ sub_total: 0, discount_by_vendor: 0, discount_by_platform: 0, shipping: 0, vat_goods: 0, vat_shipping: 0 },
  ...{ commission_base: 0, commission: 0, commission_vat: 0, vat_withheld: 0, net: 0 },
};

const keys = Object.keys(zero) as (keyof LineAmounts)[];

/** Sum of the lines. */
export const sumOf = (lines: readonly LineAmounts[]): LineAmounts => {
  const total = { ...zero };
  for (const line of lines) for (const key of keys) total[key] += line[key];
  return total;
};

/**
 * Effect of a sub-order on its vendor's balance, calculated from its frozen columns, minor units; 0 until it is
 * completed.
 */
export const expectedOf = (part: SubOrderRow, { net }: LineAmounts): number => {
  if (part.completed_at === null) return 0;
  const collected = part.collected_by === 'vendor' ? part.total_amount : 0;
  // A refunded sub-order earns nothing, while the vendor still has the customer's money.
  return (part.status === COMPLETED ? net - part.returned : 0) - collected;
};

const isAdjustment = ({ kind, reversed_kind: was }: EntryRow) => kind === 'adjustment' || was === 'adjustment';

const sum = (entries: readonly EntryRow[]) => entries.reduce((total, { amount }) => total + amount, 0);

/** The same from the ledger: in total, and the admins' adjustments alone. */
export const postedAmounts = (entries: readonly EntryRow[]) => ({
  booked: sum(entries),
  adjusted: sum(entries.filter(isAdjustment)),
});

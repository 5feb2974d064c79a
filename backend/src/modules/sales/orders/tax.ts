import { toWire } from '../../../money/money.ts';
import { toVatGroups, type StatedLine } from '../../money/vat/view.ts';
import type { OrderItemRow, OrderRow } from './rows.ts';

/** A line with its tax; empty if it states none. */
const statedLine = (item: OrderItemRow, funder: OrderRow['discount_funder']): StatedLine[] => {
  const { sub_total: subTotal, discount, shipping_share: shippingShare, vat } = item;
  if (vat === null) return [];
  const { vat_goods: vatGoods, vat_shipping: vatShipping, ...rate } = vat;
  return [{ subTotal, discount, shippingShare, vatGoods, vatShipping, rate, funder: funder ?? 'platform' }];
};

/** Tax frozen on an order or sub-order; null groups if it was placed before tax was stated. */
export const toTax = (
  row: Pick<OrderRow, 'vat_included' | 'tax_amount' | 'currency' | 'discount_funder'>,
  items: OrderItemRow[],
) => ({
  tax_amount: toWire(row.vat_included ?? row.tax_amount, row.currency),
  vat:
    row.vat_included === null
      ? null
      : toVatGroups(
          items.flatMap((item) => statedLine(item, row.discount_funder)),
          row.currency,
        ),
});

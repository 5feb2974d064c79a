import type { DemoLine, DemoOrder, DemoSubOrder } from './demo-order.ts';
import { restockedAt } from './order-rows.ts';
import { lineAmounts } from './tax.ts';

/** A line with the id of its row. */
export interface SoldLine {
  id: number;
  order: DemoOrder;
  part: DemoSubOrder;
  line: DemoLine;
}

export const soldLines = (orders: readonly DemoOrder[]): SoldLine[] =>
  orders
    .flatMap((order) => order.parts.flatMap((part) => part.lines.map((line) => ({ order, part, line }))))
    .map((sold, index) => ({ id: index + 1, ...sold }));

/** True for a line whose units left the stock and did not come back. */
export const isLiving = ({ order, part }: SoldLine): boolean => order.expiredAt === null && restockedAt(part) === null;

/** Units of a line from one lot. */
interface TakenUnits {
  line: SoldLine;
  lot: { expiresOn: string | null };
}

/** Earliest expiry of the lots of a line, as it was promised at checkout; null without one. */
const promisedExpiry = (lots: readonly TakenUnits[]) =>
  lots.some(({ lot }) => lot.expiresOn === null) ? null : (lots.map(({ lot }) => lot.expiresOn).toSorted()[0] ?? null);

export const orderItemRows = (lines: readonly SoldLine[], taken: readonly TakenUnits[]) => {
  return lines.map(({ id, order, part, line }) => {
    const { product, sku, quantity, unitPrice, subTotal } = line;
    const lots = taken.filter((lot) => lot.line.id === id);
    return {
      id,
      vendor_order_id: part.id,
      product_id: product.id,
      variant_id: sku.variantId,
      name: product.name[0],
      name_ar: product.name[1],
      variant_label: sku.label[0],
      variant_label_ar: sku.label[1],
      sku: sku.sku,
      image_key: product.imageKey,
      unit_price: unitPrice,
      quantity,
      sub_total: subTotal,
      lots_tracked: lots.length > 0,
      promised_expiry: promisedExpiry(lots),
      ...lineAmounts(part, order)[part.lines.indexOf(line)],
    };
  });
};

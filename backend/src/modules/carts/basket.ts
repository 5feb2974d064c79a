import { discounted, priceColumns } from '../../money.ts';
import type { Currency } from '../../schemas.ts';
import { shippingCost, type ShippingRuleRow } from '../shipping/rule.ts';
import type { CartLineRow } from './repository.ts';

/** A cart line with its amounts, in minor units of the basket's currency. */
export interface BasketLine {
  row: CartLineRow;
  unitPrice: number;
  subTotal: number;
  /** What could be bought now; 0 once the product has left the shop. */
  availableStock: number;
}

/** What one vendor would sell. */
export interface BasketGroup {
  vendorId: number;
  lines: BasketLine[];
  rule: ShippingRuleRow | undefined;
  subTotal: number;
  shippingCost: number;
}

/** A cart with all its sums. */
export interface Basket {
  currency: Currency;
  groups: BasketGroup[];
  subTotal: number;
  shippingCost: number;
  grandTotal: number;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const toLine = (row: CartLineRow, currency: Currency): BasketLine => {
  const { price, final } = priceColumns[currency];
  const unitPrice = row.variant ? discounted(row.variant[price], row.discount) : row[final];
  const stock = row.variant ? row.variant.stock : row.stock;
  return { row, unitPrice, subTotal: unitPrice * row.quantity, availableStock: row.purchasable ? stock : 0 };
};

/**
 * Groups cart lines by vendor, in the order in which the vendors came into the cart, and adds everything up.
 * @param rules each vendor's shipping rule for the destination
 */
export const toBasket = (rows: CartLineRow[], rules: Map<number, ShippingRuleRow>, currency: Currency): Basket => {
  const byVendor = new Map<number, BasketLine[]>();
  for (const row of rows) {
    byVendor.set(row.vendor_id, [...(byVendor.get(row.vendor_id) ?? []), toLine(row, currency)]);
  }
  const groups = [...byVendor].map(([vendorId, lines]): BasketGroup => {
    const rule = rules.get(vendorId);
    const subTotal = sum(lines.map((line) => line.subTotal));
    return { vendorId, lines, rule, subTotal, shippingCost: shippingCost(rule, subTotal) };
  });
  const subTotal = sum(groups.map((group) => group.subTotal));
  const shipping = sum(groups.map((group) => group.shippingCost));
  return { currency, groups, subTotal, shippingCost: shipping, grandTotal: subTotal + shipping };
};

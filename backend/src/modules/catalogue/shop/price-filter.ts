import { sql, type SQL } from '../../../sql/sql.ts';
import { priceColumns } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** Bounds in minor units of the customer's currency, both inclusive. */
export interface PriceBounds {
  priceMin?: number;
  priceMax?: number;
}

/** Lowest price of the product `p` after discount; the sort key of lists. */
export const lowestPrice = (currency: Currency): SQL => sql`p.${sql.identifier(priceColumns[currency].final)}`;

const topPrice = (currency: Currency): SQL => sql`p.${sql.identifier(priceColumns[currency].topFinal)}`;

/**
 * Condition: a variant of the product `p` that counts for its price is between the bounds. A scalar subquery, so that
 * the planner evaluates it only for products that pass the other conditions. The lists' indexes contain the columns of
 * `p`.
 */
const variantBetween = (currency: Currency, priceMin: number, priceMax: number): SQL => {
  const price = sql`(w.${sql.identifier(priceColumns[currency].price)} * (100 - p.discount) + 50) / 100`;
  return sql`(SELECT true FROM variants w
    WHERE w.product_id = p.id AND w.deleted_at IS NULL AND (w.stock > 0 OR NOT p.in_stock)
      AND ${price} BETWEEN ${priceMin} AND ${priceMax} LIMIT 1)`;
};

/**
 * Disjoint conditions, ascending by lowest price: products whose lowest price is below the bounds while another variant
 * is within them, then those whose lowest price is within. Separately, each can use an index.
 */
export const priceBands = ({ priceMin, priceMax }: PriceBounds, currency: Currency): SQL[] => {
  const [lowest, top] = [lowestPrice(currency), topPrice(currency)];
  const isBelow = priceMax === undefined ? sql`true` : sql`${lowest} <= ${priceMax}`;
  if (priceMin === undefined) return [isBelow];
  const reaching = sql`${top} >= ${priceMin} AND ${lowest} < ${priceMin}`;
  return [
    priceMax === undefined
      ? reaching
      : sql`${reaching} AND (${top} <= ${priceMax} OR ${variantBetween(currency, priceMin, priceMax)})`,
    sql`${lowest} >= ${priceMin} AND ${isBelow}`,
  ];
};

import { CURRENCIES, type Currency } from '../facts/currencies.ts';
import { priceColumns } from '../money/money.ts';
import { sql, type SQL } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

const columnsOf = (currency: Currency) => {
  const { price, topPrice } = priceColumns[currency];
  return { price: sql.identifier(price), topPrice: sql.identifier(topPrice) };
};

const violationsIn = (currency: Currency): SQL => {
  const { price, topPrice } = columnsOf(currency);
  return sql`
    SELECT 'product ' || p.id AS subject, concat(${currency}::text, ' ', p.${price}, ' to ', coalesce(p.${topPrice}, p.${price}),
      ', variants ', min(w.${price}), ' to ', max(w.${price})) AS detail
    FROM products p JOIN variants w ON w.product_id = p.id AND w.deleted_at IS NULL
    WHERE p.has_variants AND (w.stock > 0 OR NOT p.in_stock) GROUP BY p.id
    HAVING p.${price} <> min(w.${price}) OR coalesce(p.${topPrice}, p.${price}) <> max(w.${price})`;
};

const plainIn = (currency: Currency): SQL => {
  const { topPrice } = columnsOf(currency);
  return sql`
    SELECT 'product ' || id AS subject, concat(${currency}::text, ' up to ', ${topPrice}) AS detail
    FROM products WHERE NOT has_variants AND ${topPrice} IS NOT NULL`;
};

const inEachCurrency = (violations: (currency: Currency) => SQL): SQL =>
  sql.join(
    CURRENCIES.map((currency) => sql`(${violations(currency)})`),
    sql` UNION ALL `,
  );

/** Rules about the displayed prices. */
export const priceRules: LedgerRule[] = [
  {
    rule: 'The price range of a product with variants is that of its variants in stock',
    violations: inEachCurrency(violationsIn),
  },
  {
    rule: 'A product without variants has a single price',
    violations: inEachCurrency(plainIn),
  },
];

import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';
import { vatRegimeBy } from './vat-regime.ts';

/** Taxable amount of a line `i` of the order `o`, VAT included. */
const gross = sql`(i.sub_total - CASE WHEN o.discount_funder = 'vendor' THEN i.discount ELSE 0 END + i.shipping_share)`;

const statedLines = sql`vendor_orders part JOIN orders o ON o.id = part.order_id
  JOIN order_items i ON i.vendor_order_id = part.id`;

/** Rules about VAT. Sales older than VAT have none and are ignored. */
export const vatRules: LedgerRule[] = [
  {
    rule: 'The tax of a sub-order is the sum of its lines, and the tax of an order that of its sub-orders',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('tax ', part.vat_included, ', lines ', sum(i.vat_goods + i.vat_shipping)) AS detail
      FROM ${statedLines} GROUP BY part.id
      HAVING part.vat_included IS DISTINCT FROM sum(i.vat_goods + i.vat_shipping)
        OR count(i.vat_bp) NOT IN (0, count(*)) OR (count(i.vat_bp) > 0) <> (part.tax_issuer IS NOT NULL)
      UNION ALL
      SELECT o.order_no, concat('tax ', o.vat_included, ', parts ', sum(part.vat_included))
      FROM orders o JOIN vendor_orders part ON part.order_id = o.id GROUP BY o.id
      HAVING o.vat_included IS DISTINCT FROM sum(part.vat_included)`,
  },
  {
    rule: 'The tax of the lines of a sub-order at one rate is the tax included in the sum of their prices',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('at ', i.vat_bp, ': ', sum(i.vat_goods + i.vat_shipping), ' in ', sum(${gross})) AS detail
      FROM ${statedLines} WHERE i.vat_bp IS NOT NULL GROUP BY part.id, i.vat_bp
      HAVING sum(i.vat_goods + i.vat_shipping) <>
        div(2 * sum(${gross}) * i.vat_bp + 10000 + i.vat_bp, (2 * (10000 + i.vat_bp))::numeric)`,
  },
  {
    rule: 'A line is taxed by the rates of its vendor’s country and by its destination on the day of the sale',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('line ', i.id, ': ', i.vat_bp, ' ', i.vat_class, ' ', i.vat_reason) AS detail
      FROM ${statedLines} LEFT JOIN countries destination ON destination.id = o.country_id
      WHERE part.placed_at IS NOT NULL AND i.vat_bp IS NOT NULL AND (
        i.vat_bp <> CASE WHEN i.vat_reason IS NOT NULL THEN 0 ELSE coalesce((
          SELECT r.rate_bp FROM vat_rates r
          WHERE r.country_iso2 = part.tax_country AND r.vat_class = i.vat_class
            AND r.from_day <= (coalesce(o.reserved_at, part.placed_at) AT TIME ZONE 'Asia/Riyadh')::date
          ORDER BY r.from_day DESC LIMIT 1), 0) END
        OR (i.vat_reason IS NULL AND destination.iso2 <> part.tax_country)
        OR (i.vat_reason = 'export' AND destination.iso2 = part.tax_country))`,
  },
  {
    rule: 'A sub-order is taxed under the VAT regime its vendor had when it was priced',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat(part.tax_country, ' ', part.tax_issuer, ' ', i.vat_reason,
        ', regime ', part.vat_regime_id, ': ', held.country_iso2, ' ', held.regime) AS detail
      FROM vendor_orders part JOIN order_items i ON i.vendor_order_id = part.id
      LEFT JOIN LATERAL (
        SELECT r.country_iso2, ${vatRegimeBy(sql`r.regime`, sql`r.country_iso2`)} AS regime
        FROM vat_regimes r WHERE r.id = part.vat_regime_id AND r.vendor_id = part.vendor_id) AS held ON true
      WHERE part.placed_at IS NOT NULL AND part.vat_regime_id IS NOT NULL AND (
        held.regime IS NULL
        OR held.country_iso2 IS DISTINCT FROM part.tax_country
        OR (held.regime = 'unregistered') <> (i.vat_reason IS NOT DISTINCT FROM 'not_registered')
        OR (held.regime = 'deemed') <> (part.tax_issuer = 'platform'))
      UNION ALL
      SELECT order_sub_no, concat('regime ', vat_regime_id, ' after ', newest)
      FROM (
        SELECT order_sub_no, vat_regime_id, max(vat_regime_id) OVER (PARTITION BY vendor_id ORDER BY id) AS newest
        FROM vendor_orders WHERE vat_regime_id IS NOT NULL
      ) AS priced WHERE vat_regime_id < newest`,
  },
];

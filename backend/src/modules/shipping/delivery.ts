import { CURRENCY_HOMES } from '../../facts/currencies.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Currency } from '../../wire/schemas.ts';

/**
 * The country that a customer's parcels go to: that of the shipping address, else of the bill; null without any address.
 * @param billingCountryId from the billing form; null: the stored billing address stands in
 */
export const destinationId = (userId: number, billingCountryId: number | null): SQL => sql`coalesce(
  (SELECT country_id FROM addresses WHERE user_id = ${userId} AND type = 1), ${billingCountryId}::bigint,
  (SELECT country_id FROM addresses WHERE user_id = ${userId} AND type = 0))`;

/**
 * One row: `stated_id` is the destination as it is known, `country_id` the one that is presumed, and `anywhere` says that
 * not even the currency's own country stands in for one that is not known.
 */
export const destinationSource = (stated: SQL, currency: Currency): SQL => sql`(
  SELECT stated.id AS stated_id, coalesce(stated.id, home.id) AS country_id,
    stated.id IS NULL AND ${CURRENCY_HOMES[currency]}::text IS NULL AS anywhere
  FROM (SELECT ${stated} AS id) AS stated LEFT JOIN countries home ON home.iso2 = ${CURRENCY_HOMES[currency]}::text)`;

/**
 * The rule of the vendor `v` for the row `destination`, or no row: the zone of that country, else the one for all other
 * countries. Where the destination may be anywhere: the one for all other countries, the vendor's own country, or the first
 * one that he ships to.
 */
export const ruleSource = (currency: Currency): SQL => sql`(
  SELECT r.flat_fee, r.free_from, z.handling_days_min, z.handling_days_max,
    coalesce(v.country_id = CASE WHEN destination.anywhere THEN z.country_id ELSE destination.country_id END, false) AS is_domestic
  FROM shipping_zones z JOIN shipping_rates r ON r.zone_id = z.id AND r.currency = ${currency}
    LEFT JOIN countries c ON c.id = z.country_id
  WHERE z.vendor_id = v.id AND (destination.anywhere OR z.country_id = destination.country_id OR z.country_id IS NULL)
  ORDER BY (z.country_id IS NULL) <> destination.anywhere, z.country_id IS DISTINCT FROM v.country_id, c.position, c.name
  LIMIT 1)`;

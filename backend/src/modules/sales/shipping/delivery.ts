import { CURRENCY_HOMES } from '../../../facts/currencies.ts';
import { closedDays } from '../../../calendar/holidays.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** Country ids in the forms of a checkout; null for a form that is not open. */
export interface FormCountries {
  readonly billing: number | null;
  readonly shipping: number | null;
}

export const NO_FORMS: FormCountries = { billing: null, shipping: null };

/**
 * Id of the stored address that the row `cart` is delivered to: the one chosen for the cart, else the default for
 * delivery; null without any.
 */
export const storedDestination = (userId: number): SQL => sql`coalesce(
  (SELECT id FROM addresses WHERE id = cart.deliver_to AND user_id = ${userId}),
  (SELECT id FROM addresses WHERE user_id = ${userId} AND is_default_shipping))`;

/**
 * Destination country of a customer: the shipping form, the address chosen for the cart, the default for delivery, the
 * billing form, or the default for billing; null without any.
 */
export const destinationId = (userId: number, { billing, shipping }: FormCountries): SQL => sql`coalesce(
  ${shipping}::bigint,
  (SELECT a.country_id FROM carts c JOIN addresses a ON a.id = c.deliver_to WHERE c.user_id = ${userId}),
  (SELECT country_id FROM addresses WHERE user_id = ${userId} AND is_default_shipping),
  ${billing}::bigint,
  (SELECT country_id FROM addresses WHERE user_id = ${userId} AND is_default_billing))`;

/**
 * One row: `stated_id` is the known destination, `country_id` the assumed one, and `anywhere` is true if the
 * destination is unknown and the currency has no home country. Without OFFSET 0, the planner would look the destination
 * up again in each place that uses it.
 */
export const destinationSource = (stated: SQL, currency: Currency): SQL => sql`(
  SELECT stated.id AS stated_id, coalesce(stated.id, home.id) AS country_id,
    stated.id IS NULL AND ${CURRENCY_HOMES[currency]}::text IS NULL AS anywhere
  FROM (SELECT ${stated} AS id OFFSET 0) AS stated LEFT JOIN countries home ON home.iso2 = ${CURRENCY_HOMES[currency]}::text)`;

/**
 * Shipping rule of the vendor `v` for the row `destination`, or no row: the zone of that country, otherwise the one for
 * all other countries. For an unknown destination: the zone for all other countries, the vendor's own country, or the
 * vendor's first zone.
 */
export const ruleSource = (currency: Currency): SQL => sql`(
  SELECT r.flat_fee, r.free_from, CASE WHEN z.cold THEN r.cold_fee END AS cold_fee, z.handling_days_min, z.handling_days_max,
    ${closedDays},
    coalesce(v.country_id = CASE WHEN destination.anywhere THEN z.country_id ELSE destination.country_id END, false) AS is_domestic
  FROM shipping_zones z JOIN shipping_rates r ON r.zone_id = z.id AND r.currency = ${currency}
    LEFT JOIN countries c ON c.id = z.country_id
  WHERE z.vendor_id = v.id AND (destination.anywhere OR z.country_id = destination.country_id OR z.country_id IS NULL)
  ORDER BY (z.country_id IS NULL) <> destination.anywhere, z.country_id IS DISTINCT FROM v.country_id, c.position, c.name
  LIMIT 1)`;

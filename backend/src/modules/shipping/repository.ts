import { CURRENCY_HOMES } from '../../facts/currencies.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { ShippingRuleRow } from './rule.ts';

/**
 * The country that a placed order goes to: `o` is a row of orders. While backends are replaced, one of the version before
 * writes the names alone.
 */
export const destinationOf = sql`coalesce(o.country_id,
  (SELECT id FROM countries WHERE name = o.shipping_address ->> 'country' LIMIT 1))`;

/**
 * Each vendor's rule for a destination, a ShippingRuleRow: the zone of that country, else the one for all other countries.
 * @param vendorIds what stands in the brackets of IN
 * @param countryId null when the destination is not known yet: the currency's country stands in; for a currency without
 * one the rule for all other countries, the vendor's own country, or the first one that he ships to
 */
export const shippingRules = (vendorIds: SQL, countryId: number | null, currency: Currency): SQL => {
  const home = CURRENCY_HOMES[currency];
  const isAnywhere = countryId === null && home === null;
  const presumed = countryId === null ? sql`(SELECT id FROM countries WHERE iso2 = ${home}::text)` : sql`${countryId}`;
  const country = isAnywhere ? sql`z.country_id` : presumed;
  const preference = isAnywhere
    ? sql`z.country_id IS NOT NULL, z.country_id IS DISTINCT FROM v.country_id, c.position, c.name`
    : sql`z.country_id NULLS LAST`;
  return sql`
    SELECT DISTINCT ON (z.vendor_id) z.vendor_id, r.flat_fee, r.free_from, z.handling_days_min, z.handling_days_max,
      coalesce(v.country_id = ${country}, false) AS is_domestic
    FROM shipping_zones z JOIN vendors v ON v.id = z.vendor_id JOIN shipping_rates r ON r.zone_id = z.id AND r.currency = ${currency}
      LEFT JOIN countries c ON c.id = z.country_id
    WHERE z.vendor_id IN (${vendorIds}) AND (z.country_id = ${country} OR z.country_id IS NULL)
    ORDER BY z.vendor_id, ${preference}`;
};

/** Which text `shippingRules` has, for the name of a statement that holds it. */
export const shippingRulesName = (countryId: number | null, currency: Currency): 'known' | 'home' | 'anywhere' => {
  if (countryId !== null) return 'known';
  return CURRENCY_HOMES[currency] === null ? 'anywhere' : 'home';
};

/** The vendors' shipping rules. */
export const createShippingRepository = (database: Database) => ({
  /** Each vendor's rule, as `shippingRules` finds it, by the vendor's id. */
  async rules(vendorIds: number[], countryId: number | null, currency: Currency) {
    if (vendorIds.length === 0) return new Map<number, ShippingRuleRow>();
    const ids = sql.join(vendorIds, sql`, `);
    const rows = await database.query<ShippingRuleRow>(shippingRules(ids, countryId, currency));
    return new Map(rows.map((row) => [row.vendor_id, row]));
  },

  /**
   * The country that a customer's parcels go to: that of the shipping address, else of the bill.
   * @param billingCountryId from the billing form; left out, the stored billing address stands in
   * @returns null for somebody without any address
   */
  async destination(userId: number | null, billingCountryId?: number): Promise<number | null> {
    if (userId === null) return billingCountryId ?? null;
    const addresses = await database.query<{ type: 0 | 1; country_id: number }>(
      sql`SELECT type, country_id FROM addresses WHERE user_id = ${userId}`,
    );
    const countryOf = (type: 0 | 1) => addresses.find((address) => address.type === type)?.country_id;
    return countryOf(1) ?? billingCountryId ?? countryOf(0) ?? null;
  },
});

import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Currency } from '../../wire/schemas.ts';
import { destinationId, destinationSource, ruleSource } from './delivery.ts';
import type { ShippingRuleRow } from './rule.ts';

/**
 * The country that a placed order goes to: `o` is a row of orders. While backends are replaced, one of the version before
 * writes the names alone.
 */
export const destinationOf = sql`coalesce(o.country_id,
  (SELECT id FROM countries WHERE name = o.shipping_address ->> 'country' LIMIT 1))`;

/** The vendors' shipping rules. */
export const createShippingRepository = (database: Database) => ({
  /**
   * Each vendor's rule for a destination: the zone of that country, else the one for all other countries.
   * @param countryId null when the destination is not known yet: the currency's country stands in; for a currency without
   * one the rule for all other countries, the vendor's own country, or the first one that he ships to
   */
  async rules(vendorIds: number[], countryId: number | null, currency: Currency) {
    if (vendorIds.length === 0) return new Map<number, ShippingRuleRow>();
    const rows = await database.query<ShippingRuleRow>(
      sql`
      SELECT v.id AS vendor_id, rule.*
      FROM ${destinationSource(sql`${countryId}::bigint`, currency)} AS destination
        CROSS JOIN vendors v CROSS JOIN LATERAL ${ruleSource(currency)} AS rule
      WHERE v.id = ANY(${vendorIds}::bigint[])`,
      'shipping rules',
    );
    return new Map(rows.map((row) => [row.vendor_id, row]));
  },

  /**
   * The country that a customer's parcels go to: that of the shipping address, else of the bill.
   * @param billingCountryId from the billing form; left out, the stored billing address stands in
   * @returns null for somebody without any address
   */
  async destination(userId: number | null, billingCountryId?: number): Promise<number | null> {
    if (userId === null) return billingCountryId ?? null;
    const row = await database.first<{ country_id: number | null }>(
      sql`SELECT ${destinationId(userId, billingCountryId ?? null)} AS country_id`,
      'destination',
    );
    return row?.country_id ?? null;
  },
});

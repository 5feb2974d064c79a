import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { destinationId, destinationSource, NO_FORMS, ruleSource } from './delivery.ts';
import type { ShippingRuleRow } from './rule.ts';

/**
 * Destination country of a placed order; `o` is a row of orders. During a deployment the previous backend version
 * writes names only.
 */
export const destinationOf = sql`coalesce(o.country_id,
  (SELECT id FROM countries WHERE name = o.shipping_address ->> 'country' LIMIT 1))`;

export const createShippingRepository = (database: Database) => ({
  /**
   * Rules by vendor for a destination: the zone of that country, otherwise the one for all other countries.
   * @param countryId null if the destination is unknown: the currency's home country is assumed; for a currency without
   * one, the zone for all other countries, the vendor's own country, or the vendor's first zone
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

  /** Destination country of a customer's cart. @returns null without any address */
  async destination(userId: number | null): Promise<number | null> {
    if (userId === null) return null;
    const row = await database.first<{ country_id: number | null }>(
      sql`SELECT ${destinationId(userId, NO_FORMS)} AS country_id`,
      'destination',
    );
    return row?.country_id ?? null;
  },
});

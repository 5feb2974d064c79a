import { inCurrencyOrder } from '../../../money/currency-columns.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';

/** Amounts in minor units of the currency; free_from null: never free. */
interface RateRow {
  currency: Currency;
  flat_fee: number;
  free_from: number | null;
  /** Added once to a parcel with goods of a cold chain; 0 in a zone without one. */
  cold_fee: number;
}

/** A vendor's rule for one country; country null: all other countries. */
export interface ZoneRow {
  id: number;
  country: { id: number; name: string; iso2: string } | null;
  handling_days_min: number;
  handling_days_max: number;
  cold: boolean;
  rates: RateRow[];
  updated_at: string;
}

/** Stored zone. */
export interface StoredZone {
  country_id: number | null;
  handling_days_min: number;
  handling_days_max: number;
  cold: boolean;
  rates: RateRow[];
}

const nameIn = (lang: Lang) => (lang === 'ar' ? sql`c.name_ar` : sql`c.name`);

/** Shipping zones. Every method takes the vendor's id, so no one can reach another vendor's zone. */
export const createZoneRepository = (database: Database) => ({
  /** Zones by country, the one for all other countries last. */
  list: (vendorId: number, lang: Lang) =>
    database.query<ZoneRow>(sql`
      SELECT z.id, z.handling_days_min, z.handling_days_max, z.cold, z.updated_at,
        CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', ${nameIn(lang)}, 'iso2', c.iso2) END AS country,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('currency', r.currency, 'flat_fee', r.flat_fee, 'free_from', r.free_from,
            'cold_fee', r.cold_fee)
            ORDER BY ${inCurrencyOrder(sql`r.currency`)})
          FROM shipping_rates r WHERE r.zone_id = z.id
        ), '[]') AS rates
      FROM shipping_zones z LEFT JOIN countries c ON c.id = z.country_id
      WHERE z.vendor_id = ${vendorId} ORDER BY ${nameIn(lang)} NULLS LAST, z.id`),

  /** Serialises changes of a vendor's zones. */
  lock: (vendorId: number) => database.query(sql`SELECT id FROM vendors WHERE id = ${vendorId} FOR NO KEY UPDATE`),

  /** Audit-log label of a zone: the company and the country's English name. */
  async label(vendorId: number, { country_id: countryId }: StoredZone): Promise<string> {
    const row = await database.first<{ label: string }>(sql`
      SELECT concat(v.company_name, ': ', coalesce(c.name, 'all other countries')) AS label
      FROM vendors v LEFT JOIN countries c ON c.id = ${countryId}::bigint WHERE v.id = ${vendorId}`);
    return row?.label ?? '';
  },

  async insert(vendorId: number, zone: StoredZone): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO shipping_zones (vendor_id, country_id, handling_days_min, handling_days_max, cold)
      VALUES (${vendorId}, ${zone.country_id}, ${zone.handling_days_min}, ${zone.handling_days_max}, ${zone.cold}) RETURNING id`);
    if (!row) throw new Error('The shipping zone was not stored.');
    return row.id;
  },

  update: (vendorId: number, id: number, zone: StoredZone) =>
    database.query(sql`
      UPDATE shipping_zones SET country_id = ${zone.country_id}, handling_days_min = ${zone.handling_days_min},
        handling_days_max = ${zone.handling_days_max}, cold = ${zone.cold}
      WHERE id = ${id} AND vendor_id = ${vendorId}`),

  setRate: (zoneId: number, rate: RateRow) =>
    database.query(sql`
      INSERT INTO shipping_rates (zone_id, currency, flat_fee, free_from, cold_fee)
      VALUES (${zoneId}, ${rate.currency}, ${rate.flat_fee}, ${rate.free_from}, ${rate.cold_fee})
      ON CONFLICT (zone_id, currency) DO UPDATE SET flat_fee = excluded.flat_fee, free_from = excluded.free_from,
        cold_fee = excluded.cold_fee`),

  remove: (vendorId: number, id: number) =>
    database.query(sql`DELETE FROM shipping_zones WHERE id = ${id} AND vendor_id = ${vendorId}`),
});

import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

interface NewVendor {
  readonly userId: number;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyPhone: string;
  readonly countryId: number | null;
  readonly stateId: number | null;
  readonly cityId: number | null;
  readonly postalCode: string;
  readonly certificateFileId: number;
}

/** What a new vendor charges for shipping everywhere, in minor units: currency, flat fee, free from. */
export const DEFAULT_SHIPPING = [
  ['SAR', 750, 20_000],
  ['BHD', 750, 20_000],
  ['USD', 200, 5_300],
] as const;

export const createVendorAccountRepository = (database: Database) => ({
  /** A vendor who waits for the admin, with the default shipping rule. Gives the vendor's id. */
  async insert(vendor: NewVendor): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO vendors (user_id, company_name, company_address, company_phone_no, country_id, state_id, city_id, postal_code, cr_file_id, active)
      VALUES (${vendor.userId}, ${vendor.companyName}, ${vendor.companyAddress}, ${vendor.companyPhone}, ${vendor.countryId},
        ${vendor.stateId}, ${vendor.cityId}, ${vendor.postalCode}, ${vendor.certificateFileId}, 0)
      RETURNING id`);
    if (!row) throw new Error('The vendor was not recorded.');
    const rates = sql.join(
      DEFAULT_SHIPPING.map(([currency, fee, freeFrom]) => sql`(${currency}, ${fee}::bigint, ${freeFrom}::bigint)`),
      sql`, `,
    );
    await database.query(sql`
      WITH zone AS (INSERT INTO shipping_zones (vendor_id) VALUES (${row.id}) RETURNING id)
      INSERT INTO shipping_rates (zone_id, currency, flat_fee, free_from)
      SELECT zone.id, rate.* FROM zone, (VALUES ${rates}) AS rate (currency, flat_fee, free_from)`);
    return row.id;
  },
});

import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { Currency } from '../../../wire/schemas.ts';
import { HOME_MARKETS, SHIPPING_FALLBACK } from '../../operations/platform/defaults.ts';
import { createPlatformRepository } from '../../operations/platform/repository.ts';

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

export const createVendorAccountRepository = (database: Database) => ({
  /**
   * Inserts a vendor awaiting approval, with the user as its owner and the platform's default shipping rule for the home markets.
   * @returns the vendor id
   */
  async insert(vendor: NewVendor): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO vendors (company_name, company_address, company_phone_no, country_id, state_id, city_id, postal_code, cr_file_id, active)
      VALUES (${vendor.companyName}, ${vendor.companyAddress}, ${vendor.companyPhone}, ${vendor.countryId},
        ${vendor.stateId}, ${vendor.cityId}, ${vendor.postalCode}, ${vendor.certificateFileId}, 0)
      RETURNING id`);
    if (!row) throw new Error('The vendor was not stored.');
    await database.query(sql`
      INSERT INTO members (vendor_id, user_id, preset) VALUES (${row.id}, ${vendor.userId}, 'owner')`);
    const saved = await createPlatformRepository(database).find();
    const { flat_fee: fees, free_from: free, ...days } = saved?.value.shipping_defaults ?? SHIPPING_FALLBACK;
    const rates = sql.join(
      Currency.options.map((currency) => sql`(${currency}, ${fees[currency]}::bigint, ${free[currency]}::bigint)`),
      sql`, `,
    );
    await database.query(sql`
      WITH zone AS (
        INSERT INTO shipping_zones (vendor_id, country_id, handling_days_min, handling_days_max)
        SELECT ${row.id}, id, ${days.handling_days_min}::smallint, ${days.handling_days_max}::smallint
        FROM countries WHERE iso2 IN (${sql.join(
          HOME_MARKETS.map((iso2) => sql`${iso2}`),
          sql`, `,
        )}) RETURNING id
      )
      INSERT INTO shipping_rates (zone_id, currency, flat_fee, free_from)
      SELECT zone.id, rate.* FROM zone, (VALUES ${rates}) AS rate (currency, flat_fee, free_from)`);
    return row.id;
  },
});

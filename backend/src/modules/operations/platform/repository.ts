import { sql } from '../../../sql/sql.ts';
import { CURRENCY_HOMES, eachCurrency } from '../../../facts/currencies.ts';
import { LOGO_SETTING } from '../../../files/shop-icon.ts';
import type { OptionalAmounts } from '../../../money/amounts.ts';
import { Currency } from '../../../wire/schemas.ts';
import type { Database } from '../../../database/database.ts';
import { onSale } from '../../catalogue/shop/product-row.ts';
import { emptyPlatform } from './defaults.ts';
import type { StoredPlatform } from './stored-platform.ts';

export interface SavedPlatform {
  value: StoredPlatform;
  updated_at: string;
}

export const createPlatformRepository = (database: Database) => ({
  /** Null if never saved. Settings that an earlier version did not have get their empty value. */
  async find(): Promise<SavedPlatform | null> {
    const saved = await database.first<SavedPlatform>(
      sql`SELECT value, updated_at FROM settings WHERE key = 'platform'`,
      'platform-settings',
    );
    return saved && { ...saved, value: { ...emptyPlatform(null), ...saved.value } };
  },

  /** Storage key of the shop's logo; null if there is none. */
  async logo(): Promise<string | null> {
    const row = await database.first<{ key: string }>(
      sql`SELECT value ->> 'storage_key' AS key FROM settings WHERE key = ${LOGO_SETTING}`,
    );
    return row?.key ?? null;
  },

  /**
   * A logo belongs to the shop, not to the admin: without an owner, the cleaner of unused pictures leaves it for the
   * papers that show it.
   * @param key storage key of the logo; null removes it
   */
  saveLogo: (key: string | null) =>
    key === null
      ? database.query(sql`DELETE FROM settings WHERE key = ${LOGO_SETTING}`)
      : database.query(sql`
          WITH own AS (UPDATE files SET owner_user_id = NULL WHERE storage_key = ${key})
          INSERT INTO settings (key, value) VALUES (${LOGO_SETTING}, ${JSON.stringify({ storage_key: key })}::jsonb)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`),

  /** Guests must be able to read what happens to their data. */
  async hasPrivacyPolicy(): Promise<boolean> {
    const page = await database.first(sql`SELECT key FROM pages WHERE key = 'privacy' AND published_at IS NOT NULL`);
    return page !== null;
  },

  /** True if anything is on sale. */
  async isOpen(): Promise<boolean> {
    return (await database.first(sql`SELECT 1 AS one FROM products p WHERE ${onSale} LIMIT 1`)) !== null;
  },

  /**
   * Lowest free-shipping threshold among vendors with products on sale, in the home country of each currency; minor
   * units.
   */
  async freeFrom(): Promise<OptionalAmounts> {
    const homes = sql.join(
      Currency.options.map((currency) => sql`(${currency}, ${CURRENCY_HOMES[currency]}::text)`),
      sql`, `,
    );
    const rows = await database.query<{ currency: Currency; least: number | null }>(sql`
      SELECT rule.currency, min(rule.free_from) AS least FROM (
        SELECT DISTINCT ON (z.vendor_id, r.currency) r.currency, r.free_from
        FROM (VALUES ${homes}) AS home (currency, iso2)
        JOIN shipping_rates r ON r.currency = home.currency
        JOIN shipping_zones z ON z.id = r.zone_id
        LEFT JOIN countries c ON c.iso2 = home.iso2
        WHERE (z.country_id = c.id OR z.country_id IS NULL)
          AND EXISTS (SELECT 1 FROM products p WHERE p.vendor_id = z.vendor_id AND ${onSale})
        ORDER BY z.vendor_id, r.currency, z.country_id NULLS LAST
      ) rule GROUP BY rule.currency`);
    return eachCurrency((currency) => rows.find((row) => row.currency === currency)?.least ?? null);
  },

  /** Serializes saves. A table lock, because the first save has no row to lock. */
  lock: () => database.query(sql`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`),

  save: (value: StoredPlatform) =>
    database.query(sql`
      INSERT INTO settings (key, value, updated_at) VALUES ('platform', ${JSON.stringify(value)}::jsonb, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`),
});

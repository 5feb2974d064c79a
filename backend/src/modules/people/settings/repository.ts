import { paymentSettings, type PaymentSettings } from '../../../facts/payment-methods.ts';
import { paymentColumns } from '../../catalogue/shop/vendor-payment.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { SHIPPED } from '../../../facts/order-statuses.ts';
import type { CodGuests, GeneralSettings, ProductSettings } from './schemas.ts';
import type { z } from 'zod';

export type StoredGeneral = z.infer<typeof GeneralSettings>;

/** All settings that a vendor edits. */
export type StoredSettings = StoredGeneral & ProductSettings & StoredPayments & { updated_at: string };

/** Accepted payment methods. `cod_guests`: cash from guests. */
export type StoredPayments = PaymentSettings & { cod_guests: CodGuests };

/** Cash parcels shipped, and how many were refused at the door. */
interface Refusals {
  is_guest: boolean;
  parts: number;
  refused: number;
}

// A requested name that awaits review is shown as the vendor's own.
const givenName = sql`coalesce((SELECT r.company_name FROM vendor_identity_requests r
  WHERE r.vendor_id = v.id AND r.declined_at IS NULL), company_name)`;

const columns = sql`${givenName} AS company_name, company_address, company_phone_no, country_id AS country, state_id AS state,
  city_id AS city, postal_code, reviews_enabled AS enable_reviews, reviews_verified_label AS show_verified_label,
  reviews_verified_only AS verified_only, ratings_enabled AS enable_ratings, ratings_required, ${paymentColumns}, v.cod_guests, v.updated_at`;

/** Settings in the vendor's own row. */
export const createSettingsRepository = (database: Database) => ({
  find: (vendorId: number) =>
    database.first<StoredSettings>(sql`SELECT ${columns} FROM vendors v WHERE id = ${vendorId} AND deleted_at IS NULL`),

  /**
   * Locks the settings until the end of the transaction.
   * @param barsSales also waits for concurrent sales (`FOR KEY SHARE`), which are taxed by the vendor's country
   */
  lock: (vendorId: number, barsSales: boolean) =>
    database.first<StoredSettings>(
      sql`SELECT ${columns} FROM vendors v WHERE id = ${vendorId} AND deleted_at IS NULL
        ${barsSales ? sql`FOR UPDATE` : sql`FOR NO KEY UPDATE`}`,
    ),

  /** Saves everything except the name, which needs an admin's review. */
  saveGeneral: (vendorId: number, settings: StoredGeneral) =>
    database.query(sql`
      UPDATE vendors SET company_address = ${settings.company_address},
        company_phone_no = ${settings.company_phone_no}, country_id = ${settings.country}, state_id = ${settings.state},
        city_id = ${settings.city}, postal_code = ${settings.postal_code}, updated_at = now()
      WHERE id = ${vendorId}`),

  saveProducts: (vendorId: number, settings: Omit<ProductSettings, 'updated_at'>) =>
    database.query(sql`
      UPDATE vendors SET reviews_enabled = ${settings.enable_reviews},
        reviews_verified_label = ${settings.show_verified_label}, reviews_verified_only = ${settings.verified_only},
        ratings_enabled = ${settings.enable_ratings}, ratings_required = ${settings.ratings_required}, updated_at = now()
      WHERE id = ${vendorId}`),

  savePayments: (vendorId: number, settings: StoredPayments) => {
    const taken = paymentSettings.map((setting) => sql`${sql.identifier(setting)} = ${settings[setting]}`);
    return database.query(sql`
      UPDATE vendors SET ${sql.join(taken, sql`, `)}, cod_guests = ${settings.cod_guests}, updated_at = now()
      WHERE id = ${vendorId}`);
  },

  async mayGuestsBuy(): Promise<boolean> {
    const row = await database.first<{ on: boolean | null }>(
      sql`SELECT (value #>> '{checkout,guest_checkout}')::boolean AS on FROM settings WHERE key = 'platform'`,
    );
    return row?.on === true;
  },

  /** Cash parcels placed in the last 90 days that were shipped: how many came back, by guests and by customers. */
  refusals: (vendorId: number) =>
    database.query<Refusals>(sql`
      SELECT u.kind = 'guest' AS is_guest, count(*) AS parts, count(*) FILTER (WHERE order_is_cancelled(part.status)) AS refused
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = o.user_id
      WHERE part.vendor_id = ${vendorId} AND part.placed_at > now() - interval '90 days' AND o.payment_method = 'cash'
        AND EXISTS (SELECT FROM order_status_history h WHERE h.vendor_order_id = part.id AND h.to_status = ${SHIPPED})
      GROUP BY 1`),
});

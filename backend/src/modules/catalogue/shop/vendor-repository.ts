import { runningHoliday, type RunningHoliday } from '../../../calendar/holidays.ts';
import { LIMITS } from '../../../facts/limits.ts';
import type { PaymentSettings } from '../../../facts/payment-methods.ts';
import { paymentColumns } from './vendor-payment.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { licencesInForce, type LicenceInForce } from './vendor-licences.ts';
import { onSale } from './product-row.ts';
import type { ShippingPrice } from '../../sales/shipping/rule.ts';

interface ShopVendorRow {
  id: number;
  company_name: string;
  company_name_ar: string;
  product_count: number;
}

export interface ShopVendorDetailRow extends ShopVendorRow, PaymentSettings {
  cr_number: string;
  verified_vat_number: string;
  holiday: RunningHoliday | null;
  licences: LicenceInForce[];
  logo_key: string | null;
  created_at: string;
  answers_within_hours: number | null;
  rating: number;
  total_reviews: number;
}

/** country null: all countries without a zone of their own. */
export interface DeliveryRow extends ShippingPrice {
  country: { id: number; name: string; iso2: string } | null;
  handling_days_min: number;
  handling_days_max: number;
}

/** Condition: the vendor is visible in the shop, that is approved, active and not deleted. */
const isOpen = sql`v.active = 1 AND v.deleted_at IS NULL`;

/** Vendors with their number of products on sale, rating and shipping zones. */
export const createShopVendorRepository = (database: Database) => {
  const keep = createCache<ShopVendorRow[]>(
    'shop_vendors',
    (rows) => rows.some(({ product_count }) => product_count >= LARGE_COUNT),
    { staleWhileRevalidate: true },
  );

  const keepDetail = createCache<ShopVendorDetailRow | null>(
    'shop_vendor',
    (row) => (row?.product_count ?? 0) >= LARGE_COUNT,
  );

  const readDetail = (id: number) =>
    database.first<ShopVendorDetailRow>(sql`
      SELECT v.id, v.company_name, v.company_name_ar, v.cr_number, v.verified_vat_number, ${runningHoliday} AS holiday,
        ${licencesInForce} AS licences,
        ${paymentColumns}, v.created_at, CASE WHEN v.first_answers >= ${LIMITS.firstAnswersShown} THEN greatest(1, ceil(v.first_answer_minutes / 60.0))::integer END AS answers_within_hours,
        logo.storage_key AS logo_key, offered.product_count, reviewed.rating, reviewed.total_reviews
      FROM vendors v
      LEFT JOIN files logo ON logo.id = v.logo_file_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS product_count FROM products p WHERE p.vendor_id = v.id AND ${onSale}) offered
      CROSS JOIN LATERAL (
        SELECT count(r.id) AS total_reviews,
          CASE WHEN v.ratings_enabled THEN coalesce(round(avg(r.rating), 2), 0) ELSE 0 END::float8 AS rating
        FROM products p JOIN reviews r ON r.product_id = p.id AND r.hidden_at IS NULL
        WHERE p.vendor_id = v.id AND p.deleted_at IS NULL AND v.reviews_enabled) reviewed
      WHERE v.id = ${id} AND ${isOpen}`);

  return {
    /** Vendors with products on sale, most products first. */
    list: () =>
      keep('', () =>
        database.query<ShopVendorRow>(sql`
          SELECT v.id, v.company_name, v.company_name_ar, offered.product_count
          FROM (SELECT p.vendor_id, count(*) AS product_count FROM products p WHERE ${onSale} GROUP BY p.vendor_id) offered
          JOIN vendors v ON v.id = offered.vendor_id ORDER BY offered.product_count DESC, v.id`),
      ),

    /** @returns null for a vendor that is not active */
    find: (id: number) => keepDetail(String(id), () => readDetail(id)),

    /** Zones by country in the reader's language, the one for all other countries last. */
    deliveries: (vendorId: number, lang: Lang, currency: Currency) => {
      const name = lang === 'ar' ? sql`c.name_ar` : sql`c.name`;
      return database.query<DeliveryRow>(
        sql`
        SELECT r.flat_fee, r.free_from, z.handling_days_min, z.handling_days_max,
          CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', ${name}, 'iso2', c.iso2) END AS country
        FROM shipping_zones z
        JOIN shipping_rates r ON r.zone_id = z.id AND r.currency = ${currency}
        LEFT JOIN countries c ON c.id = z.country_id
        WHERE z.vendor_id = ${vendorId} ORDER BY ${name} NULLS LAST, z.id`,
        `deliveries-${lang}`,
      );
    },
  };
};

import { runningHoliday, type RunningHoliday } from '../../../calendar/holidays.ts';
import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { localized } from '../../../i18n/localized.ts';
import { eachPrice, PRICE_FIELDS } from '../../../facts/currencies.ts';
import { currencyColumns, namedColumns } from '../../../money/currency-columns.ts';
import { priceColumns, toWire, type FinalPrices, type PriceRow, type TopPrices } from '../../../money/money.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { imageUrl, toPicture } from '../../../files/picture-urls.ts';
import { sellableUnits, toHoliday } from './holiday.ts';
import { saleRulesOf, type SaleRules } from './sale-rules.ts';
import type { Product } from './schemas.ts';
import { today } from '../../../calendar/today.ts';

/** Language and currency of a response; every request is a Reader. */
export interface Reader {
  lang: Lang;
  currency: Currency;
}

export interface ProductRow extends PriceRow, FinalPrices, TopPrices {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  description: string;
  description_ar: string;
  sku: string;
  discount: number;
  stock: number;
  has_variants: boolean;
  /** Earliest expiry on sale, YYYY-MM-DD; null without a promise. */
  expires_from: string | null;
  sale_rules: SaleRules | null;
  /** Its discount is a mark-down of a lot that would not be sold in time. */
  marked_down: boolean;
  is_featured: boolean;
  rating: number;
  total_reviews: number;
  created_at: string;
  category_id: number;
  category_slug: string;
  category_name: string;
  category_name_ar: string;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  /** The vendor's running holiday. */
  holiday: RunningHoliday | null;
  image_key: string | null;
}

/**
 * Condition: the vendor of the product `p` lacks a licence for its category. By the time of the statement, so that a
 * sale that waited for its vendor's lock sees a hold that began meanwhile.
 */
export const isHeldForLicence = sql`EXISTS (
  SELECT FROM vendor_category_holds hold WHERE hold.vendor_id = p.vendor_id AND hold.category_id = p.category_id
    AND hold.ended_at IS NULL AND hold.from_at <= statement_timestamp())`;

/**
 * Condition: the product is active, approved and authorised today, its vendor active and licensed. `p` is the products
 * table. An authorisation ends at midnight in Riyadh, by the clock alone.
 */
export const onSale = sql`p.status = 'active' AND p.approval_status = 1 AND p.deleted_at IS NULL
  AND p.authorised_until >= ${today}
  AND p.vendor_id IN (SELECT id FROM vendors WHERE active = 1 AND deleted_at IS NULL) AND NOT ${isHeldForLicence}`;

/** Source of a ProductRow: `p` product, `c` category, `v` vendor, `picture` the first picture. */
export const productSource = sql`products p
  JOIN categories c ON c.id = p.category_id
  JOIN vendors v ON v.id = p.vendor_id
  LEFT JOIN LATERAL (
    SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id
    WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1
  ) picture ON true`;

export const productColumns = sql`p.id, p.slug, p.name, p.name_ar, p.description, p.description_ar, p.sku,
  p.discount, ${currencyColumns('price', 'p')}, ${currencyColumns('final', 'p')}, ${currencyColumns('top_final', 'p')},
  p.stock, p.has_variants, p.expires_from, ${saleRulesOf} AS sale_rules, p.marked_down,
  p.is_featured, p.rating_avg::float8 AS rating, p.total_reviews, p.created_at,
  c.id AS category_id, c.slug AS category_slug, c.name AS category_name, c.name_ar AS category_name_ar,
  v.id AS vendor_id, v.company_name, v.company_name_ar, ${runningHoliday} AS holiday, picture.storage_key AS image_key`;

/** The variant `w` of a line as a VariantRow object; null for a product without variants. */
export const variantObject = sql`CASE WHEN w.id IS NOT NULL THEN jsonb_build_object(
  'id', w.id, 'type', w.type, 'value', w.value, 'value_ar', w.value_ar, 'color', w.color, 'color_ar', w.color_ar,
  'sku', w.sku, 'barcode', w.barcode, 'stock', w.stock, 'expires_from', w.expires_from,
  ${namedColumns('price', 'w')}) END`;

/** Stored prices in major units. */
export const wirePrices = (row: PriceRow): PriceRow =>
  eachPrice((currency) => toWire(row[PRICE_FIELDS[currency]], currency));

/** Lowest and highest price of a product after discount; they differ only with variants. */
export const priceRange = (row: FinalPrices & TopPrices, currency: Currency) => {
  const { final, topFinal } = priceColumns[currency];
  return { price: toWire(row[final], currency), highest_price: toWire(row[topFinal] ?? row[final], currency) };
};

/** Product as customers see it. */
export const toProduct = (row: ProductRow, { lang, currency }: Reader): z.infer<typeof Product> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  description: row.description,
  description_arabic: row.description_ar,
  sku: row.sku,
  category: {
    id: row.category_id,
    slug: row.category_slug,
    name: row.category_name,
    name_arabic: row.category_name_ar,
  },
  vendor: { id: row.vendor_id, company_name: localized(lang, row.company_name, row.company_name_ar) },
  ...priceRange(row, currency),
  original_price: toWire(row[priceColumns[currency].price], currency),
  discount: row.discount,
  currency,
  ...wirePrices(row),
  stock: sellableUnits(row, row.stock),
  in_stock: sellableUnits(row, row.stock),
  holiday: toHoliday(row.holiday, lang),
  has_variants: row.has_variants,
  expires_from: row.expires_from,
  sale_rules: row.sale_rules,
  marked_down: row.marked_down,
  is_featured: row.is_featured,
  product_image: imageUrl(row.image_key),
  picture: row.image_key === null ? null : toPicture(row.image_key),
  rating: row.rating,
  total_reviews: row.total_reviews,
  created_at: row.created_at,
});

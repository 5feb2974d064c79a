import type { PaymentSettings } from '../../../facts/payment-methods.ts';
import { listOf } from '../../../sql/columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { destinationSource, ruleSource } from '../../sales/shipping/delivery.ts';
import type { ShippingRuleRow } from '../../sales/shipping/rule.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { attributesOf, type ProductAttributeRow } from '../attributes/product-attributes.ts';
import { isId, named } from './listing.ts';
import { picturesOf, tagsOf, variantsOf } from './product-parts.ts';
import { pageColumns, type RowOf } from './product-columns.ts';
import { onSale, productColumns, productSource, type ProductRow } from './product-row.ts';
import type { PictureRow, TagRow, VariantRow } from './repository.ts';
import type { VatClass, VatRegime } from '../../../facts/vat.ts';
import { licencesInForce, type LicenceInForce } from './vendor-licences.ts';
import { vatClass, vatRegime } from './vendor-vat.ts';
import { returnTerms, type ReturnTerms } from './return-terms.ts';
import { paymentColumns } from './vendor-payment.ts';

/** Review shown under the vendor's settings. Timestamps are in the database's own JSON format. */
export interface ShownReviewRow {
  id: number;
  body: string;
  rating: number | null;
  verified: boolean;
  name: string;
  created_at: string;
  answer: string;
  answered_at: string | null;
}

/** Product with the data shown only on its own page. Timestamps are in the database's own JSON format. */
export interface DetailRow extends ProductRow, RowOf<typeof pageColumns>, PaymentSettings {
  cr_number: string;
  verified_vat_number: string;
  licences: LicenceInForce[];
  logo_key: string | null;
  vat_class: VatClass;
  vat_regime: VatRegime;
  returns: ReturnTerms;
  size_guide: string;
  size_guide_ar: string;
  reviews_enabled: boolean;
  /** ISO code of the country that parcels go to, or else of the vendor; null if unknown. */
  market: string | null;
  variants: VariantRow[];
  pictures: PictureRow[];
  tags: TagRow[];
  attributes: ProductAttributeRow[];
  reviews: ShownReviewRow[];
  recalls: { recall_no: string; lot_nos: string[] }[];
  /** Null if the vendor does not ship there. */
  rule: ShippingRuleRow | null;
}

const SHOWN_REVIEWS = sql.raw('50');

/** Reviews of the product `p` of the vendor `v`, with the author's first name and initial. */
const shownReviews = sql`
  SELECT r.id, r.body, CASE WHEN v.ratings_enabled THEN r.rating END AS rating,
    r.verified AND v.reviews_verified_label AS verified,
    u.firstname || ' ' || left(u.lastname, 1) || '.' AS name, r.created_at, r.answer, r.answered_at
  FROM reviews r JOIN users u ON u.id = r.user_id
  WHERE r.product_id = p.id AND v.reviews_enabled AND r.hidden_at IS NULL ORDER BY r.id DESC LIMIT ${SHOWN_REVIEWS}`;

/** Open recalls of batches of the product `p`; as a whole it would be off sale. */
const openRecalls = sql`
  SELECT r.recall_no, ARRAY(
    SELECT l.lot_no FROM recall_lots rl JOIN lots l ON l.id = rl.lot_id AND l.product_id = p.id
    WHERE rl.recall_id = r.id AND rl.lifted_at IS NULL AND l.lot_no <> '' ORDER BY l.lot_no) AS lot_nos
  FROM recall_products rp JOIN recalls r ON r.id = rp.recall_id AND r.state = 'open'
  WHERE rp.product_id = p.id AND rp.lifted_at IS NULL ORDER BY r.id DESC`;

/** Aggregates rows into one array, in their order. */
const arrayOf = (rows: SQL): SQL => sql`(SELECT coalesce(json_agg(one), '[]') FROM (${rows}) one)`;

/** The ShippingRuleRow of the vendor `v`, or no row. */
const ruleFor = (destination: number | null, currency: Currency): SQL => sql`
  SELECT v.id AS vendor_id, rule.* FROM ${destinationSource(sql`${destination}::bigint`, currency)} AS destination
    CROSS JOIN LATERAL ${ruleSource(currency)} AS rule`;

/** Products on sale with all related data. */
export const createDetailRepository = (database: Database) => ({
  /**
   * One statement, because round trips dominate the cost of a product page, and one JSON value, which costs half as much
   * to read as 73 columns.
   * @param destination destination country of parcels; null while unknown
   * @returns null for a product that is not on sale
   */
  find: async (idOrSlug: string, destination: number | null, currency: Currency): Promise<DetailRow | null> => {
    const found = await database.first<{ product: DetailRow }>(
      sql`SELECT to_json(product) AS product FROM (
          SELECT ${productColumns}, ${listOf(pageColumns, ({ column }) => `p.${column}`)}, v.cr_number, v.verified_vat_number,
          (SELECT storage_key FROM files WHERE id = v.logo_file_id) AS logo_key, ${licencesInForce} AS licences, ${vatClass} AS vat_class, ${vatRegime} AS vat_regime, ${returnTerms} AS returns, ${paymentColumns}, v.reviews_enabled,
          c.size_guide, c.size_guide_ar,
          (SELECT iso2 FROM countries WHERE id = coalesce(${destination}::bigint, v.country_id)) AS market,
          ${arrayOf(variantsOf(sql`p.id`))} AS variants, ${arrayOf(picturesOf(sql`p.id`))} AS pictures,
          ${arrayOf(tagsOf(sql`p.id`))} AS tags, ${arrayOf(shownReviews)} AS reviews, ${arrayOf(openRecalls)} AS recalls,
          ${arrayOf(attributesOf(sql`product_attributes`, sql`p.id`, sql`p.category_id`))} AS attributes,
          (SELECT to_json(one) FROM (${ruleFor(destination, currency)}) one) AS rule
        FROM ${productSource} WHERE ${named(idOrSlug)} AND ${onSale}) product`,
      `product-by-${isId(idOrSlug) ? 'id' : 'slug'}`,
    );
    return found?.product ?? null;
  },
});

import { listOf } from '../../../../sql/columns.ts';
import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { notFound } from '../../../../wire/errors.ts';
import { localized } from '../../../../i18n/localized.ts';
import { toWire, type PriceRow } from '../../../../money/money.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import type { VatClass } from '../../../../facts/vat.ts';
import { vendorColumns, type contentColumns, type RowOf } from '../../shop/product-columns.ts';
import { missingAuthorisation, type AuthorisationFact } from '../../shop/missing-authorisation.ts';
import { vatClass } from '../../shop/vendor-vat.ts';
import { wirePrices } from '../../shop/product-row.ts';
import { createCatalogRepository } from '../../shop/repository.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import { createValueRepository } from '../../attributes/value-repository.ts';
import { toFormValues } from '../../attributes/view.ts';
import { isReviewed } from '../changes/reviewed-fields.ts';
import { createRequestedChanges, toImage, type ImageRow } from './requested-changes.ts';
import type { VendorProductDetail } from './schemas.ts';

interface EditedRow extends RowOf<typeof contentColumns>, PriceRow {
  id: number;
  slug: string;
  taxed_as: VatClass;
  category_name: string;
  category_name_ar: string;
  status: 'active' | 'draft';
  approval_status: 0 | 1;
  stock: number;
  discount: number;
  created_at: string;
  updated_at: string;
  tracks_lots: boolean;
  trusted: boolean;
  missing: AuthorisationFact[];
}

interface RelatedRow {
  id: number;
  name: string;
  name_arabic: string;
  sku: string;
  price_usd: number;
}

/**
 * Reads a product for its edit form.
 * @returns a function of the vendor, the slug and the reader's language, which throws 404 for a missing product and for
 * another vendor's
 */
export const createProductReader = (database: Database) => {
  const catalog = createCatalogRepository(database);
  const requested = createRequestedChanges(database);
  const definitions = createDefinitionRepository(database);
  const attributeValues = createValueRepository(database);

  const find = (vendorId: number, slug: string) =>
    database.first<EditedRow>(sql`
      SELECT p.id, p.slug, ${listOf(vendorColumns, ({ column }) => `p.${column}`)}, ${vatClass} AS taxed_as,
        c.name AS category_name, c.name_ar AS category_name_ar, p.approval_status, p.created_at, p.updated_at,
        p.tracks_lots, v.trusted, ${missingAuthorisation} AS missing
      FROM products p JOIN categories c ON c.id = p.category_id JOIN vendors v ON v.id = p.vendor_id
      WHERE p.slug = ${slug} AND p.vendor_id = ${vendorId} AND p.deleted_at IS NULL`);

  const images = (productId: number) =>
    database.query<ImageRow>(sql`
      SELECT f.id, f.storage_key, i.variant_id FROM product_images i JOIN files f ON f.id = i.file_id
      WHERE i.product_id = ${productId} ORDER BY i.position, i.id`);

  const related = (productId: number) =>
    database.query<RelatedRow>(sql`
      SELECT p.id, p.name, p.name_ar AS name_arabic, p.sku, p.price_usd
      FROM related_products r JOIN products p ON p.id = r.related_id AND p.deleted_at IS NULL
      WHERE r.product_id = ${productId} ORDER BY r.position, p.id`);

  return async (vendorId: number, slug: string, lang: Lang): Promise<VendorProductDetail> => {
    const row = await find(vendorId, slug);
    if (!row) throw notFound();
    const { name_ar, description_ar, category_name, category_name_ar, trusted, ...product } = row;
    const [tags, pictures, variants, relatedRows, attributes, values] = await Promise.all([
      catalog.tags(row.id),
      images(row.id),
      catalog.variants(row.id),
      related(row.id),
      definitions.ofCategory(row.category_id),
      attributeValues.read(row.id),
    ]);
    const shown = pictures.map(toImage);
    const changes = await requested(row, pictures);
    return {
      ...product,
      arabic_name: name_ar,
      name_arabic: name_ar,
      arabic_description: description_ar,
      description_arabic: description_ar,
      category: { id: row.category_id, name: category_name, name_arabic: category_name_ar },
      ...wirePrices(row),
      tags: tags.map((tag) => localized(lang, tag.name, tag.name_ar)),
      attributes: toFormValues(attributes, values),
      related_products: relatedRows.map((other) => ({ ...other, price_usd: toWire(other.price_usd, 'USD') })),
      changes_waiting: changes?.declined_at === null,
      edits_wait: isReviewed(row, { trusted }),
      changes,
      product_image: shown[0]?.url ?? null,
      images: shown,
      variants: variants.map(({ value_ar, color_ar, ...variant }) => ({
        ...variant,
        value_arabic: value_ar,
        color_arabic: color_ar,
        ...wirePrices(variant),
      })),
    };
  };
};

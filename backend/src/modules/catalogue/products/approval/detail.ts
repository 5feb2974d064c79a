import type { z } from 'zod';
import type { Database } from '../../../../database/database.ts';
import { notFound } from '../../../../wire/errors.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { sql } from '../../../../sql/sql.ts';
import { attributesOf, toProductAttribute, type ProductAttributeRow } from '../../attributes/product-attributes.ts';
import { missingAttributes } from '../../attributes/missing-attributes.ts';
import { shopDay } from '../../../../calendar/working-days.ts';
import { createChangeReview } from './review.ts';
import { createAdminCatalogRepository } from './repository.ts';
import { imageUrl, toPicture } from '../../../../files/picture-urls.ts';
import { reviewedOptionalColumns, pickFields } from '../../shop/product-columns.ts';
import { wirePrices } from '../../shop/product-row.ts';
import { createCatalogRepository } from '../../shop/repository.ts';
import type { AdminProductDetail } from './schemas.ts';

/**
 * Reads a product in full, in any state, for the admin who decides about it.
 * @returns a function of the id and the reader's language, which throws 404
 */
export const createAdminProductReader = (database: Database) => {
  const products = createAdminCatalogRepository(database);
  const catalog = createCatalogRepository(database);
  const review = createChangeReview(database);

  return async (id: number, lang: Lang): Promise<z.infer<typeof AdminProductDetail>> => {
    const row = await products.find(id);
    if (!row) throw notFound();
    const [pictures, variants, tags, { changes, changeId, requestedAt }, nextWaitingId, attributes, lacking] =
      await Promise.all([
        catalog.pictures(id),
        catalog.variants(id),
        catalog.tags(id),
        review.read(id, lang),
        products.nextWaiting(id),
        database.query<ProductAttributeRow>(
          attributesOf(sql`product_attributes`, sql`${id}::bigint`, sql`${row.category_id}`),
        ),
        missingAttributes(database, [id], shopDay(new Date())),
      ]);
    const { slug, name, description, sku, barcode, status, discount, stock, rating } = row;
    const {
      taxed_as,
      returns,
      approved_at,
      is_featured,
      on_sale,
      missing,
      has_variants,
      total_reviews,
      created_at,
      updated_at,
    } = row;
    return {
      ...{ id, slug, name, description, sku, barcode, status, discount, stock, rating },
      ...pickFields(reviewedOptionalColumns, row),
      ...{
        taxed_as,
        returns,
        approved_at,
        is_featured,
        on_sale,
        missing,
        has_variants,
        total_reviews,
        created_at,
        updated_at,
      },
      name_arabic: row.name_ar,
      description_arabic: row.description_ar,
      approval_status: row.approval_status === 1,
      ...wirePrices(row),
      product_image: imageUrl(row.image_key),
      images: pictures.map((picture) => toPicture(picture.storage_key, picture.variant_id)),
      variants: variants.map(({ value_ar, color_ar, ...variant }) => ({
        ...variant,
        value_arabic: value_ar,
        color_arabic: color_ar,
        ...wirePrices(variant),
      })),
      attributes: attributes.map((attribute) => toProductAttribute(attribute, lang)),
      missing_attributes: lacking.map(({ code, name: english, name_arabic }) => ({ code, name: english, name_arabic })),
      tags: tags.map((tag) => ({ slug: tag.slug, name: localized(lang, tag.name, tag.name_ar) })),
      vendor: {
        id: row.vendor_id,
        company_name: row.company_name,
        company_name_arabic: row.company_name_ar,
        active: row.vendor_active,
      },
      category: {
        id: row.category_id,
        slug: row.category_slug,
        name: row.category_name,
        name_arabic: row.category_name_ar,
      },
      changes_waiting: row.changes_waiting,
      changes,
      change_id: changeId,
      changes_requested_at: requestedAt,
      next_waiting_id: nextWaitingId,
    };
  };
};

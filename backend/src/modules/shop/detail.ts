import { methodsOf } from './vendor-payment.ts';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../wire/errors.ts';
import { localized } from '../../i18n/localized.ts';
import { createShippingRepository } from '../shipping/repository.ts';
import { deliversTo, toShippingRule } from '../shipping/rule.ts';
import { toPicture } from '../../files/picture-urls.ts';
import { toProduct, type Reader } from './product-row.ts';
import { createCatalogRepository } from './repository.ts';
import type { ProductDetail } from './schemas.ts';
import { toVariant } from './variant-view.ts';

/**
 * Reads a product with all that its own page shows.
 * @returns a function of the product's id or slug, the reader, and the shopper (null for a visitor);
 * it throws 404 for a product that is not on sale
 */
export const createDetailReader = (database: Database) => {
  const catalog = createCatalogRepository(database);
  const shipping = createShippingRepository(database);

  return async (idOrSlug: string, reader: Reader, userId: number | null): Promise<z.infer<typeof ProductDetail>> => {
    const row = await catalog.find(idOrSlug);
    if (!row) throw notFound();
    const destination = await shipping.destination(userId);
    const [variants, pictures, tags, reviews, rules] = await Promise.all([
      catalog.variants(row.id),
      catalog.pictures(row.id),
      catalog.tags(row.id),
      catalog.reviews(row.id),
      shipping.rules([row.vendor_id], destination, reader.currency),
    ]);
    const product = toProduct(row, reader);
    const rule = rules.get(row.vendor_id);
    return {
      ...product,
      barcode: row.barcode,
      tags: tags.map((tag) => ({ slug: tag.slug, name: localized(reader.lang, tag.name, tag.name_ar) })),
      images: pictures.map((picture) => toPicture(picture.storage_key, picture.variant_id)),
      variants: variants.map((variant) => toVariant(variant, row.discount, reader.currency)),
      reviews: reviews.map(({ id, body, rating, verified, name, created_at, answer, answered_at }) => ({
        id,
        date: created_at,
        review: body,
        rating,
        user: { name },
        verified,
        answer,
        answered_at,
      })),
      reviews_open: row.reviews_enabled,
      vendor_card: { ...product.vendor, cr_number: row.cr_number },
      shipping: toShippingRule(rule, reader.currency),
      delivers: deliversTo(rule, destination),
      payment_methods: methodsOf(row),
    };
  };
};

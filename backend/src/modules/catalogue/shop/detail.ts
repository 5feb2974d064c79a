import { imageUrl } from '../../../files/picture-urls.ts';
import { methodsOf } from './vendor-payment.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { localized } from '../../../i18n/localized.ts';
import { toProductAttribute } from '../attributes/product-attributes.ts';
import { deliversTo, toShippingRule } from '../../sales/shipping/rule.ts';
import { toPicture } from '../../../files/picture-urls.ts';
import { AUTHORITIES, isAuthorityCountry } from '../../../facts/registration.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { pageColumns, pickFields } from './product-columns.ts';
import { toProduct, type Reader } from './product-row.ts';
import { createDetailRepository, type DetailRow, type ShownReviewRow } from './detail-repository.ts';
import type { ProductDetail, Review } from './schemas.ts';
import { toPublicLicences } from './vendor-licences.ts';
import { toVariant } from './variant-view.ts';

// Normalises the timestamp format that the database uses in JSON.
const moment = (text: string): string => new Date(text).toISOString();

const toReview = (row: ShownReviewRow): z.infer<typeof Review> => ({
  id: row.id,
  date: moment(row.created_at),
  review: row.body,
  rating: row.rating,
  user: { name: row.name },
  verified: row.verified,
  answer: row.answer,
  answered_at: row.answered_at === null ? null : moment(row.answered_at),
});

/** Tax in a price as shown to customers. Exports are only known in the cart, where the destination is. */
const toVat = ({ vat_regime, vat_class }: DetailRow): z.infer<typeof ProductDetail>['vat'] => {
  if (vat_regime === 'unregistered') return 'not_registered';
  return vat_class === 'standard' ? 'included' : vat_class;
};

const hasSizes = ({ variants }: DetailRow): boolean => variants.some(({ type }) => type === 'size');

/**
 * Reads a product for its own page.
 * @returns a function of the product's id or slug, the reader, and the destination country (null while unknown), which
 * throws 404 for a product that is not on sale
 */
export const createDetailReader = (database: Database, takesCards: boolean) => {
  const products = createDetailRepository(database);

  return async (
    idOrSlug: string,
    reader: Reader,
    destination: number | null,
  ): Promise<z.infer<typeof ProductDetail>> => {
    const row = await products.find(idOrSlug, destination, reader.currency);
    if (!row) throw notFound();
    const product = toProduct({ ...row, created_at: moment(row.created_at) }, reader);
    const rule = row.rule ?? undefined;
    return {
      ...product,
      ...pickFields(pageColumns, row),
      tags: row.tags.map((tag) => ({ slug: tag.slug, name: localized(reader.lang, tag.name, tag.name_ar) })),
      attributes: row.attributes.map((attribute) => toProductAttribute(attribute, reader.lang)),
      images: row.pictures.map((picture) => toPicture(picture.storage_key, picture.variant_id)),
      variants: row.variants.map((variant) => toVariant(variant, row, reader.currency)),
      reviews: row.reviews.map(toReview),
      recalls: row.recalls,
      reviews_open: row.reviews_enabled,
      vendor_card: {
        ...product.vendor,
        logo: imageUrl(row.logo_key),
        cr_number: row.cr_number,
        vat_number: row.verified_vat_number,
        licences: toPublicLicences(row.licences, reader.lang),
      },
      shipping: toShippingRule(rule, reader.currency),
      delivers: deliversTo(rule, destination),
      payment_methods: methodsOf(row, takesCards),
      vat: toVat(row),
      authority: row.market !== null && isAuthorityCountry(row.market) ? AUTHORITIES[row.market] : 'sfda',
      origin: countryName(row.origin_country, reader.lang),
      returns: row.returns,
      size_guide: hasSizes(row) ? localized(reader.lang, row.size_guide, row.size_guide_ar) : '',
    };
  };
};

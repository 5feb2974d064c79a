import type { Lang, ProductAttribute, ProductDetail, PublicLicence, Variant } from '@balsam/shared-api';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { pageAddress, type Place } from '../../entities/page-head/page-address.ts';
import { href } from '../../entities/page/paths.ts';

type Sold = Pick<Variant, 'price' | 'stock'>;

/** A licence in force, never its paper. */
const credential = ({ name, number, issuer, expires_on }: PublicLicence) => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: 'license',
  name,
  identifier: number,
  recognizedBy: { '@type': 'Organization', name: issuer },
  expires: expires_on,
});

const offer = ({ currency, vendor_card, holiday }: ProductDetail, { price, stock }: Sold, url: string) => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: currency,
  availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
  ...(holiday?.mode === 'pause' && { availabilityStarts: holiday.until }),
  seller: {
    '@type': 'Organization',
    name: vendor_card.company_name,
    ...(vendor_card.licences.length > 0 && { hasCredential: vendor_card.licences.map(credential) }),
  },
});

/** Size, colour or both of a variant. */
const optionsOf = ({ type, value, value_arabic, color, color_arabic }: Variant, lang: Lang) => ({
  [type]: (lang === 'ar' && value_arabic) || value,
  ...(color && { color: (lang === 'ar' && color_arabic) || color }),
});

/** Valid GTIN: its length and check digit are right. Digits count three times and once in turn, from the end. */
const isGtin = (code: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(code) &&
  [...code.padStart(14, '0')].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1), 0) % 10 ===
    0;

const gtin = (barcode: string) => isGtin(barcode) && { gtin: barcode };

/** Brand, maker, origin and authorisation numbers. */
const registrationData = (product: ProductDetail, lang: Lang) => {
  const brand = (lang === 'ar' && product.brand_arabic) || product.brand;
  const manufacturer = (lang === 'ar' && product.manufacturer_arabic) || product.manufacturer;
  const identifiers = [
    { '@type': 'PropertyValue', propertyID: 'SFDA', value: product.sfda_number },
    { '@type': 'PropertyValue', propertyID: 'NHRA', value: product.nhra_number },
  ].filter(({ value }) => value !== '');
  return {
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(manufacturer && { manufacturer: { '@type': 'Organization', name: manufacturer } }),
    ...(product.origin_country && { countryOfOrigin: { '@type': 'Country', name: product.origin_country } }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
  };
};

/** A specification, with its unit as text: admins name units freely, so there is no UN/CEFACT code. */
const property = ({ code, name, value, unit, number }: ProductAttribute) => ({
  '@type': 'PropertyValue',
  propertyID: code,
  name,
  value: number ?? value,
  ...(unit && { unitText: unit }),
});

/** The product as schema.org data; with sizes or colours, a product group. */
export function productData(product: ProductDetail, description: string, place: Place): object {
  const { origin, lang } = place;
  const { sku, slug, images, price, variants, rating, total_reviews } = product;
  const address = (variant?: number) => pageAddress(place, href('product', { slug, variant }));
  const name = nameOf(product, lang);
  const pictures = [...new Set(images.map(({ url }) => origin + url))];
  const facts = {
    '@context': 'https://schema.org',
    name,
    description,
    image: pictures,
    ...registrationData(product, lang),
    ...(product.attributes.length > 0 && { additionalProperty: product.attributes.map(property) }),
    ...(rating > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: total_reviews },
    }),
  };
  if (variants.length === 0) {
    return {
      ...facts,
      '@type': 'Product',
      sku,
      ...gtin(product.barcode),
      ...(price > 0 && { offers: offer(product, product, address()) }),
    };
  }
  return {
    ...facts,
    '@type': 'ProductGroup',
    productGroupID: sku,
    url: address(),
    variesBy: [...new Set(variants.flatMap((variant) => Object.keys(optionsOf(variant, lang))))].map(
      (option) => `https://schema.org/${option}`,
    ),
    hasVariant: variants.map((variant) => {
      const options = optionsOf(variant, lang);
      return {
        '@type': 'Product',
        name: [name, ...Object.values(options)].join(', '),
        sku: variant.sku,
        ...gtin(variant.barcode),
        ...options,
        image: pictures,
        ...(variant.price > 0 && { offers: offer(product, variant, address(variant.id)) }),
      };
    }),
  };
}

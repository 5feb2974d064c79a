import type { ProductDetail } from '@balsam/shared-api';

/** The product in the words of schema.org, as JSON that is safe inside a script element. */
export function structuredData(product: ProductDetail, texts: { name: string; description: string }): string {
  const { sku, slug, images, price, currency, stock, vendor_card, rating, total_reviews } = product;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...texts,
    sku,
    image: images.map(({ url }) => url),
    offers: {
      '@type': 'Offer',
      url: `/product/${slug}`,
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: vendor_card.company_name },
    },
    ...(total_reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: total_reviews },
    }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

import type { HeadTag, ProductDetail } from '@balsam/shared-api';
import { chooseVariant } from '../../entities/buy-box/choose-variant.ts';
import { describeProduct } from '../../features/product/describe-product.ts';
import { MAIN_PICTURE_SIZES, picturesOf } from '../../features/product/gallery/pictures-of.ts';
import { productTrail } from '../../features/product/product-trail.ts';
import { productData } from '../../features/product/structured-data.ts';
import { breadcrumbData } from '../../entities/page-head/breadcrumb-data.ts';
import type { FirstHead, PageDefinition, Place } from './definition.ts';

/** The picture that the eye meets first starts on its way with the HTML. */
function preloadPicture(product: ProductDetail, { search }: Place): HeadTag[] {
  const variant = chooseVariant(product.variants, Number(search.get('variant')));
  const { pictures, first } = picturesOf(product, variant);
  const picture = pictures[first];
  if (!picture) return [];
  const { url: href, srcset: imagesrcset } = picture;
  const attributes = { rel: 'preload', as: 'image', href, imagesrcset, imagesizes: MAIN_PICTURE_SIZES };
  return [{ tag: 'link', attributes: { ...attributes, fetchpriority: 'high' } }];
}

function describe([body]: unknown[], place: Place): FirstHead | null {
  const product = (body as { product?: ProductDetail } | undefined)?.product;
  if (!product) return null;
  const head = describeProduct(product, place.lang);
  return {
    ...head,
    extra: [
      { tag: 'data', data: productData(product, head.values.description, place) },
      { tag: 'data', data: breadcrumbData(productTrail(product, place), place) },
      ...preloadPicture(product, place),
    ],
  };
}

/** The page of one product: it asks for the product, and its head tells of it. */
export const productFirstPage: PageDefinition = {
  path: '/product/:slug',
  chunk: 'product',
  calls: ({ params: { slug = '' } }) => [`products/${encodeURIComponent(slug)}`],
  describe,
};

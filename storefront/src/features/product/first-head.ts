import { ask, type HeadTag, type ProductDetail } from '@balsam/shared-api';
import { chooseVariant } from '../../entities/buy-box/choose-variant.ts';
import { catalogApi } from '../../entities/catalog/catalog-api.ts';
import { breadcrumbData } from '../../entities/page-head/breadcrumb-data.ts';
import type { DescribeFirst } from '../../entities/page/shop-page.ts';
import { describeProduct } from './describe-product.ts';
import { MAIN_PICTURE_SIZES, picturesOf } from './gallery/pictures-of.ts';
import { productTrail } from './product-trail.ts';
import { productData } from './structured-data.ts';

/** Preloads the main picture with the HTML. */
function preloadPicture(product: ProductDetail, search: URLSearchParams): HeadTag[] {
  const variant = chooseVariant(product.variants, Number(search.get('variant')));
  const { pictures, first } = picturesOf(product, variant);
  const picture = pictures[first];
  if (!picture) return [];
  const { url: href, srcset: imagesrcset } = picture;
  const attributes = { rel: 'preload', as: 'image', href, imagesrcset, imagesizes: MAIN_PICTURE_SIZES };
  return [{ tag: 'link', attributes: { ...attributes, fetchpriority: 'high' } }];
}

export const describeFirst: DescribeFirst = (request) => {
  const product = request.read(ask(catalogApi.endpoints.getProduct, request.params.slug ?? ''));
  if (!product) return null;
  const head = describeProduct(product, request.lang);
  return {
    ...head,
    extra: [
      { tag: 'data', data: productData(product, head.values.description, request) },
      { tag: 'data', data: breadcrumbData(productTrail(product, request), request) },
      ...preloadPicture(product, request.search),
    ],
  };
};

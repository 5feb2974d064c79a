import { ask, type Lang, type ProductDetail } from '@balsam/shared-api';
import { catalogApi } from '../../entities/catalog/catalog-api.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import type { DescribeFirst } from '../../entities/page/shop-page.ts';

/** Head of a specification sheet; its title is the name of a printed file. */
export const describeSheet = (product: ProductDetail, lang: Lang) => ({
  page: 'specificationSheet' as const,
  values: { name: nameOf(product, lang) },
  isPrivate: true,
});

export const describeFirst: DescribeFirst = ({ params, lang, read }) => {
  const product = read(ask(catalogApi.endpoints.getProduct, params.slug ?? ''));
  return product ? describeSheet(product, lang) : null;
};

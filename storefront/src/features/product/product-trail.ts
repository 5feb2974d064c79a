import type { Lang, ProductDetail } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { href } from '../../entities/page/paths.ts';

/** Breadcrumb trail of a product, also used for structured data. */
export const productTrail = (product: ProductDetail, { t, lang }: { t: TFunction<'storefront'>; lang: Lang }) => [
  { label: t('layout.home'), to: href('home') },
  { label: t('shop.title'), to: href('shop') },
  { label: nameOf(product.category, lang), to: href('shop', { category: product.category.id }) },
  { label: nameOf(product, lang), to: href('product', { slug: product.slug }) },
];

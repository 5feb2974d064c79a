import type { Lang, ProductDetail } from '@balsam/shared-api';
import { nameOf } from '../../entities/catalog/name-of.ts';

/** The way to a product, as the breadcrumb shows it and search engines read it. */
export const productTrail = (product: ProductDetail, { t, lang }: { t: (key: string) => string; lang: Lang }) => [
  { label: t('layout.home'), to: '/' },
  { label: t('shop.title'), to: '/shop' },
  { label: nameOf(product.category, lang), to: `/shop?category=${product.category.id}` },
  { label: nameOf(product, lang), to: `/product/${product.slug}` },
];

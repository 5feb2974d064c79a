import type { Category, Lang } from '@balsam/shared-api';
import { nameOf } from '../../catalog/nameOf.ts';
import type { PageDescription } from '../../page-head/headTags.ts';

const pathOf = (category: Category) => `/shop?category=${category.id}`;

/** What the head of the shop says, or of one of its categories; what was searched for has no address of its own. */
export function describeShop(category: Category | undefined, search: string | undefined, lang: Lang): PageDescription {
  if (category) return { page: 'category', values: { category: nameOf(category, lang) }, path: pathOf(category) };
  return search ? { page: 'search', values: { search }, isPrivate: true } : { page: 'shop', path: '/shop' };
}

/** The way to the shop or to one of its categories, as the breadcrumb shows it and search engines read it. */
export const shopTrail = (category: Category | undefined, { t, lang }: { t: (key: string) => string; lang: Lang }) => [
  { label: t('layout.home'), to: '/' },
  { label: t('shop.title'), to: '/shop' },
  ...(category ? [{ label: nameOf(category, lang), to: pathOf(category) }] : []),
];

import type { Lang } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import { nameOf } from '../../entities/catalog/name-of.ts';
import type { PageDescription } from '../../entities/page-head/head-tags.ts';
import type { ShopSubject } from './shop-subject.ts';
import { href } from '../../entities/page/paths.ts';

interface Reader {
  t: TFunction<'storefront'>;
  lang: Lang;
}

/** Canonical path of a page's subject and list page. */
const pathOf = (subject: ShopSubject, number = 1): string => {
  const page = number > 1 ? { page: number } : {};
  if (subject.kind === 'category') return href('shop', { category: subject.category.id, ...page });
  if (subject.kind === 'vendor') return href('vendor', { id: subject.vendor.id, ...page });
  if (subject.kind === 'featured') return href('shop', { featured: 'true', ...page });
  return subject.kind === 'topRated' ? href('shop', { sort: 'rating_desc', ...page }) : href('shop', page);
};

const valuesOf = (subject: ShopSubject, lang: Lang): Record<string, string> | undefined => {
  if (subject.kind === 'category') return { category: nameOf(subject.category, lang) };
  if (subject.kind === 'vendor') return { seller: subject.vendor.company_name };
  return subject.kind === 'search' ? { search: subject.search } : undefined;
};

/**
 * Head of the whole shop or of a subject; a search has no canonical address.
 * @param number page of the subject's list, from 1; each page has its own address
 */
export const describeShop = (subject: ShopSubject, lang: Lang, number: number): PageDescription => ({
  page: subject.kind,
  values: valuesOf(subject, lang),
  ...(subject.kind === 'search' ? { isPrivate: true } : { path: pathOf(subject, number) }),
});

/** Title of a page of the shop. */
export const shopTitle = (subject: ShopSubject, { t, lang }: Reader): string => {
  if (subject.kind === 'category') return nameOf(subject.category, lang);
  if (subject.kind === 'vendor') return subject.vendor.company_name;
  if (subject.kind === 'search') return t('shop.titleFor', { search: subject.search });
  return t(subject.kind === 'shop' ? 'shop.title' : `shop.${subject.kind}`);
};

/** Breadcrumb trail, also used for structured data. */
export const shopTrail = (subject: ShopSubject, reader: Reader) => {
  const shop = [
    { label: reader.t('layout.home'), to: href('home') },
    { label: reader.t('shop.title'), to: href('shop') },
  ];
  const isWhole = subject.kind === 'shop' || subject.kind === 'search';
  return isWhole ? shop : [...shop, { label: shopTitle(subject, reader), to: pathOf(subject) }];
};

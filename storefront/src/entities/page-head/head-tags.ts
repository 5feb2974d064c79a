import type { HeadTag, Lang } from '@balsam/shared-api';
// Not through the package's entry, because the gateway runs this too and has no store.
import { LANGS } from '@balsam/shared-api/facts';
import type { TFunction } from 'i18next';
import type en from '../../locales/en.json';
import { pageAddress, type Place } from './page-address.ts';

export type PageName = keyof (typeof en)['head'];

/** Metadata of a page for search engines, link previews and the browser tab. */
export interface PageDescription {
  /** Selects the texts `head.<page>.title` and `head.<page>.description`. */
  page: PageName;
  /** Values for the texts: a product, a category. */
  values?: Record<string, string>;
  /** Canonical path and query, if they differ from the page's own path. */
  path?: string;
  /** Path of the picture for link previews. */
  picture?: string | null;
  /** Personal pages, and those without content of their own, are not indexed. */
  isPrivate?: boolean;
}

interface Reader extends Place {
  t: TFunction<'storefront'>;
  pathname: string;
}

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const alternate = (hreflang: string, href: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

/** Head tags of a page in the reader's language, identical on the server and in the browser. */
export function headTags(description: PageDescription, { t, pathname, ...place }: Reader): HeadTag[] {
  const { page, values, path = pathname, picture, isPrivate } = description;
  const { origin, lang, defaultLang } = place;
  const address = (of: Lang) => pageAddress({ ...place, lang: of }, path);
  const title = t(`head.${page}.title`, values);
  const text = t(`head.${page}.description`, values);
  const always: HeadTag[] = [{ tag: 'title', text: title }, meta({ name: 'description', content: text })];
  if (isPrivate) return [...always, meta({ name: 'robots', content: 'noindex' })];
  return [
    ...always,
    { tag: 'link', attributes: { rel: 'canonical', href: address(lang) } },
    ...LANGS.map((each) => alternate(each, address(each))),
    alternate('x-default', address(defaultLang)),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: text }),
    meta({ property: 'og:url', content: address(lang) }),
    meta({ property: 'og:locale', content: lang }),
    ...(picture ? [meta({ property: 'og:image', content: `${origin}${picture}` })] : []),
  ];
}

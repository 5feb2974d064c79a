import { selectOrigin, useAppSelector } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type en from '../locales/en.json';
import { pageAddress } from './pageAddress.ts';

export type PageName = keyof (typeof en)['head'];

interface PageHeadProps {
  /** Its texts are `head.<page>.title` and `head.<page>.description`. */
  page: PageName;
  /** What the texts name: a product, a category. */
  values?: Record<string, string>;
  /** The path and query that stand for the page, where they are not simply its path. */
  path?: string;
  /** The picture of a link preview. */
  picture?: string | null;
  /** Pages of one person, and those without content of their own, stay out of search engines. */
  isPrivate?: boolean;
}

/** What search engines, link previews and the browser's tab read of a page, in its language. Every page has one. */
export function PageHead({ page, values, path, picture, isPrivate = false }: PageHeadProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const origin = useAppSelector(selectOrigin);
  const { pathname } = useLocation();
  const address = (of: 'en' | 'ar') => pageAddress(origin, path ?? pathname, of);
  const title = t(`head.${page}.title`, values);
  const description = t(`head.${page}.description`, values);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(lang)} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="ar" href={address('ar')} />
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address(lang)} />
          <meta property="og:locale" content={lang} />
          {picture && <meta property="og:image" content={`${origin}${picture}`} />}
        </>
      )}
    </>
  );
}

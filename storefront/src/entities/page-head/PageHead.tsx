import type { HeadTag } from '@balsam/shared-api';
import { useMounted } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { headTags, type PageDescription } from './head-tags.ts';
import { usePlace } from './use-place.ts';

const toElement = (tag: HeadTag, key: number): ReactNode => {
  if (tag.tag === 'title') return <title key={key}>{tag.text}</title>;
  if (tag.tag === 'data') return null;
  const { hreflang: hrefLang, ...attributes } = tag.attributes;
  return tag.tag === 'meta' ? (
    <meta key={key} {...attributes} />
  ) : (
    <link key={key} {...attributes} hrefLang={hrefLang} />
  );
};

/** Head tags of a page. Every page has them; server-rendered pages include them in the HTML. */
export function PageHead(description: PageDescription) {
  const { t } = useTranslation('storefront');
  const place = usePlace();
  const { pathname } = useLocation();
  const isMounted = useMounted();
  if (!isMounted) return null;
  return headTags(description, { t, pathname, ...place }).map(toElement);
}

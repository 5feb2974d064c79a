import type { Lang } from '@balsam/shared-api';
import { pageAddress } from './page-address.ts';

/** A page on the way to another one. */
export interface Step {
  label: string;
  /** Path and query. */
  to: string;
}

/** The trail to a page in the words of schema.org: the same as the breadcrumb that is seen. */
export const breadcrumbData = (trail: readonly Step[], { origin, lang }: { origin: string; lang: Lang }): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageAddress(origin, to, lang),
  })),
});

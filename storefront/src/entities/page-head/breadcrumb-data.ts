import type { Lang } from '@balsam/shared-api';
import { pageAddress } from './page-address.ts';

/** A page of the breadcrumb trail. */
export interface Step {
  label: string;
  /** Path and query. */
  to: string;
}

/** The visible breadcrumb as schema.org data. */
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

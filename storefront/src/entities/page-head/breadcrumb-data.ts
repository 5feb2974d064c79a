import { pageAddress, type Place } from './page-address.ts';

/** A page of the breadcrumb trail. */
export interface Step {
  label: string;
  /** Path and query. */
  to: string;
}

/** The visible breadcrumb as schema.org data. */
export const breadcrumbData = (trail: readonly Step[], place: Place): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageAddress(place, to),
  })),
});

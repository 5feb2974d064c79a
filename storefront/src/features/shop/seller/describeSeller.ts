import type { VendorDetail } from '@balsam/shared-api';
import type { PageDescription } from '../../../page-head/headTags.ts';

/** What the head of a seller's page says. */
export const describeSeller = ({ id, company_name, logo }: VendorDetail): PageDescription => ({
  page: 'seller',
  values: { seller: company_name },
  path: `/sellers/${id}`,
  picture: logo,
});

/** The way to a seller, as the breadcrumb shows it and search engines read it. */
export const sellerTrail = ({ id, company_name }: VendorDetail, { t }: { t: (key: string) => string }) => [
  { label: t('layout.home'), to: '/' },
  { label: t('shop.title'), to: '/shop' },
  { label: company_name, to: `/sellers/${id}` },
];

import type { VendorDetail } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import type { PageDescription } from '../../../entities/page-head/head-tags.ts';
import { href } from '../../../entities/page/paths.ts';

/**
 * Head of a seller's page.
 * @param number page of the product list, from 1
 */
export const describeVendor = ({ id, company_name, logo }: VendorDetail, number: number): PageDescription => ({
  page: 'vendor',
  values: { seller: company_name },
  path: href('vendor', { id, ...(number > 1 && { page: number }) }),
  picture: logo,
});

/** Breadcrumb trail of a seller, also used for structured data. */
export const vendorTrail = ({ id, company_name }: VendorDetail, { t }: { t: TFunction<'storefront'> }) => [
  { label: t('layout.home'), to: href('home') },
  { label: t('shop.title'), to: href('shop') },
  { label: company_name, to: href('vendor', { id }) },
];

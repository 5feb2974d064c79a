import type { PageName } from '../page-head/head-tags.ts';
import type { DescribeFirst } from '../page/shop-page.ts';
import { organizationData } from './organization-data.ts';

/** A page that tells search engines how to reach the shop. */
const describeWithCompany =
  (page: PageName): DescribeFirst =>
  (request) => ({
    page,
    extra: request.site && [{ tag: 'data', data: organizationData(request.site, request) }],
  });

export const describeHome = describeWithCompany('home');
export const describeContact = describeWithCompany('contact');

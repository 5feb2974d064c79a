import type { PageName } from '../page-head/head-tags.ts';
import type { DescribeFirst } from '../page/shop-page.ts';
import { organizationData } from './organization-data.ts';

/** Head of a page that includes the shop's contact details as structured data. */
const describeWithCompany =
  (page: PageName): DescribeFirst =>
  (request) => ({
    page,
    extra: request.site && [{ tag: 'data', data: organizationData(request.site, request) }],
  });

export const describeHome = describeWithCompany('home');
export const describeContact = describeWithCompany('contact');

import { ask } from '@balsam/shared-api';
import { breadcrumbData } from '../../../entities/page-head/breadcrumb-data.ts';
import type { DescribeFirst } from '../../../entities/page/shop-page.ts';
import { vendorsApi } from '../../../entities/vendor/vendors-api.ts';
import { describeVendor, vendorTrail } from './describe-vendor.ts';
import { readShopSearch } from '../shop-search.ts';
import { isVendorId } from './vendor-filters.ts';

export const describeFirst: DescribeFirst = (request) => {
  const { id = '' } = request.params;
  if (!isVendorId(id)) return 'missing';
  const vendor = request.read(ask(vendorsApi.endpoints.getVendor, id));
  if (!vendor) return null;
  const data = breadcrumbData(vendorTrail(vendor, request), request);
  return {
    ...describeVendor(vendor, readShopSearch(request.search, request.currency).page),
    extra: [{ tag: 'data', data }],
  };
};

import { ask, categoriesApi } from '@balsam/shared-api';
import { breadcrumbData } from '../../entities/page-head/breadcrumb-data.ts';
import type { DescribeFirst } from '../../entities/page/shop-page.ts';
import { vendorsApi } from '../../entities/vendor/vendors-api.ts';
import { describeShop, shopTrail } from './describe-shop.ts';
import { readShopSearch } from './shop-search.ts';
import { pageOfSubject, shopSubject } from './shop-subject.ts';

/** First head of the catalogue or of the subject in the URL. */
export const describeFirst: DescribeFirst = (request) => {
  const categories = request.read(ask(categoriesApi.endpoints.listCategories)) ?? [];
  const vendors = request.read(ask(vendorsApi.endpoints.listVendors)) ?? [];
  const search = readShopSearch(request.search, request.currency);
  const subject = shopSubject(search, { categories, vendors });
  const data = breadcrumbData(shopTrail(subject, request), request);
  return { ...describeShop(subject, request.lang, pageOfSubject(search, subject)), extra: [{ tag: 'data', data }] };
};

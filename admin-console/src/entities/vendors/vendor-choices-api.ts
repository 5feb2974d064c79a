import { activeFilters, api, provideList, type AdminVendorRow } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import { toListPage } from '../lists/to-list-page.ts';

const vendorChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Vendors whose name contains the text; first page only. */
    findVendors: build.query<ListPage<AdminVendorRow>, string>({
      query: (search) => ({ url: 'admin/vendor', params: { page: 1, ...activeFilters({ search }) } }),
      transformResponse: toListPage('vendors'),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
  }),
});

export const { useFindVendorsQuery } = vendorChoicesApi;

import { api, listTag, type Lot } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a batch number, product name or SKU. */
export const LOT_FILTERS = {
  search: 'text',
  state: ['for_sale', 'near_expiry', 'stopped', 'empty'],
} as const satisfies ListFilters<string>;

export const lotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Batches of all vendors, newest first. */
    listAdminLots: build.query<ListPage<Lot>, PageQuery & Record<keyof typeof LOT_FILTERS, string>>({
      query: (query) => ({ url: 'admin/lots', params: listParams(query) }),
      transformResponse: toListPage('lots'),
      providesTags: [listTag('Lot')],
    }),
  }),
});

export const { useListAdminLotsQuery } = lotsApi;

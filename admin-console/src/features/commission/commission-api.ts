import {
  activeFilters,
  api,
  listTag,
  provideList,
  staleAfter,
  type AdminCategory,
  type AdminProduct,
  type CommissionMatch,
  type CommissionRate,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a vendor's or a category's name. */
export const COMMISSION_FILTERS = {
  search: 'text',
  state: ['live', 'future', 'ended'],
} as const satisfies ListFilters<string>;

type CommissionFilters = Record<keyof typeof COMMISSION_FILTERS, string>;

/** A rate from a day on; without category and vendor it is the default rate. */
export interface CommissionRateRequest {
  category_id?: number;
  vendor_id?: number;
  /** 0 to 50. */
  percent: number;
  /** Today or later, in Riyadh. */
  from_day: string;
}

// Maximum page size.
const CHOICES = 100;

export const commissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rates, including ended ones. */
    listCommissionRates: build.query<ListPage<CommissionRate>, CommissionFilters & PageQuery>({
      query: (query) => ({ url: 'admin/commission-rates', params: listParams(query) }),
      transformResponse: toListPage('commission_rates'),
      providesTags: (list) => provideList('CommissionRate', list?.rows),
    }),
    /** Fails with 409 if the same category and vendor have a rate that is not ended. */
    addCommissionRate: build.mutation<Success, CommissionRateRequest>({
      query: (body) => ({ url: 'admin/commission-rates', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('CommissionRate')]),
    }),
    /** Ends a rate immediately; past sales are unaffected. */
    endCommissionRate: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/commission-rates/${id}/end`, method: 'POST' }),
      invalidatesTags: staleAfter([listTag('CommissionRate')]),
    }),
    /** Current commission of a product, and the rate it comes from. */
    matchCommission: build.query<CommissionMatch, number>({
      query: (id) => ({ url: 'admin/commission-rates/match', params: { product_id: id } }),
      transformResponse: ({ data }: { data: CommissionMatch }) => data,
      providesTags: [listTag('CommissionRate'), listTag('Product')],
    }),
    /** Categories to choose from. */
    listRateCategories: build.query<ListPage<AdminCategory>, void>({
      query: () => ({ url: 'admin/category', params: { page: 1, per_page: CHOICES } }),
      transformResponse: toListPage('categories'),
      providesTags: (list) => provideList('Category', list?.rows),
    }),
    /** Products matching a search; first page only. */
    findRateProducts: build.query<ListPage<AdminProduct>, string>({
      query: (search) => ({ url: 'admin/products', params: { page: 1, ...activeFilters({ search }) } }),
      transformResponse: toListPage('products'),
      providesTags: (list) => provideList('Product', list?.rows),
    }),
  }),
});

export const {
  useListCommissionRatesQuery,
  useAddCommissionRateMutation,
  useEndCommissionRateMutation,
  useMatchCommissionQuery,
  useListRateCategoriesQuery,
  useFindRateProductsQuery,
} = commissionApi;

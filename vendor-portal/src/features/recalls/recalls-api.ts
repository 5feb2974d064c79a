import {
  activeFilters,
  api,
  listTag,
  staleAfter,
  wholeTag,
  type Lot,
  type PageMeta,
  type Recall,
  type RecallCase,
  type RecallDetail,
  type Success,
  type VendorProduct,
  type VendorRecallForm,
} from '@balsam/shared-api';
import { LONGEST_PAGE, type ListFilters, type ListPage } from '@balsam/shared-ui/console';

/** `search`: part of a number, title or reference. */
export const RECALL_FILTERS = {
  search: 'text',
  state: ['draft', 'open', 'closed', 'discarded'],
} as const satisfies ListFilters<string>;

type RecallsQuery = { page: number; perPage?: number } & Record<keyof typeof RECALL_FILTERS, string>;

/** Products offered for one search. */
const MOST_FOUND = 10;

interface Seen {
  id: number;
  updated_at_seen: string | null;
}

const stale = staleAfter([listTag('Recall')]);
// The stock, and the parcels that may be sent, change as well.
const staleStock = staleAfter([listTag('Recall'), wholeTag('Lot'), wholeTag('Product'), wholeTag('Order')]);

export const recallsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Recalls of own products, newest first. */
    listRecalls: build.query<ListPage<Recall>, RecallsQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/recalls',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ recalls, meta }: { recalls: Recall[]; meta: PageMeta }) => ({ rows: recalls, meta }),
      providesTags: [listTag('Recall')],
    }),
    /** A recall with its progress among own products; null if the id does not exist. */
    getRecall: build.query<RecallDetail | null, string>({
      query: (id) => ({
        url: `vendor/recalls/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: RecallDetail }) => data ?? null,
      providesTags: [listTag('Recall')],
    }),
    /** Own sold lines that a recall concerns. */
    listRecallCases: build.query<ListPage<RecallCase>, { id: string; page: number }>({
      query: ({ id, page }) => ({ url: `vendor/recalls/${encodeURIComponent(id)}/cases`, params: { page } }),
      transformResponse: ({ cases, meta }: { cases: RecallCase[]; meta: PageMeta }) => ({ rows: cases, meta }),
      providesTags: [listTag('Recall')],
    }),
    /** Own products matching a text; first page only. */
    findOwnProducts: build.query<ListPage<VendorProduct>, string>({
      query: (search) => ({ url: 'vendor/products', params: { filter: true, page: 1, per_page: MOST_FOUND, search } }),
      transformResponse: ({ products, meta }: { products: VendorProduct[]; meta: PageMeta }) => ({
        rows: products,
        meta,
      }),
      providesTags: [listTag('Product')],
    }),
    /** Batches of an own product, newest first; without any, the product does not track them. */
    listOwnLots: build.query<ListPage<Lot>, { product: number; search: string }>({
      query: (filters) => ({
        url: 'vendor/lots',
        params: { page: 1, per_page: LONGEST_PAGE, ...activeFilters(filters) },
      }),
      transformResponse: ({ lots, meta }: { lots: Lot[]; meta: PageMeta }) => ({ rows: lots, meta }),
      providesTags: [listTag('Lot')],
    }),
    draftRecall: build.mutation<Success & { data: RecallDetail }, VendorRecallForm>({
      query: (body) => ({ url: 'vendor/recalls', method: 'POST', body }),
      invalidatesTags: stale,
    }),
    editRecall: build.mutation<Success & { data: RecallDetail }, { id: number; body: VendorRecallForm }>({
      query: ({ id, body }) => ({ url: `vendor/recalls/${id}`, method: 'POST', body }),
      invalidatesTags: staleStock,
    }),
    /** Refused with 422 if the number is another recall's. */
    openRecall: build.mutation<Success, Seen & { recall_no: string }>({
      query: ({ id, ...body }) => ({ url: `vendor/recalls/${id}/open`, method: 'POST', body }),
      invalidatesTags: staleStock,
    }),
    discardRecall: build.mutation<Success, Seen>({
      query: ({ id, ...body }) => ({ url: `vendor/recalls/${id}/discard`, method: 'POST', body }),
      invalidatesTags: stale,
    }),
    /** Books units that came back. */
    bookRecallArrival: build.mutation<Success, { recallId: string; caseId: number; returned: number }>({
      query: ({ recallId, caseId, returned }) => ({
        url: `vendor/recalls/${recallId}/cases/${caseId}/arrived`,
        method: 'POST',
        body: { returned },
      }),
      invalidatesTags: staleStock,
    }),
  }),
});

export const {
  useListRecallsQuery,
  useGetRecallQuery,
  useListRecallCasesQuery,
  useFindOwnProductsQuery,
  useListOwnLotsQuery,
  useDraftRecallMutation,
  useEditRecallMutation,
  useOpenRecallMutation,
  useDiscardRecallMutation,
  useBookRecallArrivalMutation,
} = recallsApi;

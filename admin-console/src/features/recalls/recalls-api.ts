import {
  api,
  listTag,
  staleAfter,
  type AdminProduct,
  type Lot,
  type Recall,
  type RecallCase,
  type RecallCloseForm,
  type RecallContactForm,
  type RecallDetail,
  type RecallForm,
  type RecallLiftForm,
  type Success,
} from '@balsam/shared-api';
import { LONGEST_PAGE, type ListFilters, type ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a number, a title or the reference of a letter. */
export const RECALL_FILTERS = {
  search: 'text',
  state: ['draft', 'open', 'closed', 'discarded'],
} as const satisfies ListFilters<string>;

/** `answered`: 1 with an answer of the buyer, 0 without. */
export const CASE_FILTERS = { answered: ['0', '1'] } as const satisfies ListFilters<string>;

/** Products offered for one search. */
const MOST_FOUND = 10;

interface Seen {
  id: number;
  updated_at_seen: string | null;
}

const stale = staleAfter([listTag('Recall')]);
// The stock, and the parcels that may be sent, change as well.
const staleStock = staleAfter([
  listTag('Recall'),
  listTag('Lot'),
  listTag('Product'),
  listTag('Order'),
  listTag('Dashboard'),
]);

export const recallsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Recalls, newest first. */
    listRecalls: build.query<ListPage<Recall>, PageQuery & Record<keyof typeof RECALL_FILTERS, string>>({
      query: (query) => ({ url: 'admin/recalls', params: listParams(query) }),
      transformResponse: toListPage('recalls'),
      providesTags: [listTag('Recall')],
    }),
    /** A recall with its progress; null if the id does not exist. */
    getRecall: build.query<RecallDetail | null, string>({
      query: (id) => ({
        url: `admin/recalls/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: RecallDetail }) => data ?? null,
      providesTags: [listTag('Recall')],
    }),
    /** The call list: bought lines that a recall concerns. */
    listRecallCases: build.query<ListPage<RecallCase>, PageQuery & { id: string; answered: string }>({
      query: ({ id, ...query }) => ({
        url: `admin/recalls/${encodeURIComponent(id)}/cases`,
        params: listParams(query),
      }),
      // This list is not wrapped in `data`.
      transformResponse: ({ cases, meta }: { cases: RecallCase[]; meta: ListPage<RecallCase>['meta'] }) => ({
        rows: cases,
        meta,
      }),
      providesTags: [listTag('Recall')],
    }),
    /** Products matching a text; first page only. */
    findRecallProducts: build.query<ListPage<AdminProduct>, string>({
      query: (search) => ({ url: 'admin/products', params: { page: 1, per_page: MOST_FOUND, search } }),
      transformResponse: toListPage('products'),
      providesTags: [listTag('Product')],
    }),
    /** Batches of a product, newest first; without any, the product does not track them. */
    listProductLots: build.query<ListPage<Lot>, { product: number; search: string }>({
      query: (query) => ({ url: 'admin/lots', params: listParams({ page: 1, perPage: LONGEST_PAGE, ...query }) }),
      transformResponse: toListPage('lots'),
      providesTags: [listTag('Lot')],
    }),
    draftRecall: build.mutation<Success & { data: RecallDetail }, RecallForm>({
      query: (body) => ({ url: 'admin/recalls', method: 'POST', body }),
      invalidatesTags: stale,
    }),
    editRecall: build.mutation<Success & { data: RecallDetail }, { id: number; body: RecallForm }>({
      query: ({ id, body }) => ({ url: `admin/recalls/${id}`, method: 'POST', body }),
      invalidatesTags: staleStock,
    }),
    /** Refused with 422 if the number is another recall's. */
    openRecall: build.mutation<Success, Seen & { recall_no: string }>({
      query: ({ id, ...body }) => ({ url: `admin/recalls/${id}/open`, method: 'POST', body }),
      invalidatesTags: staleStock,
    }),
    discardRecall: build.mutation<Success, Seen>({
      query: ({ id, ...body }) => ({ url: `admin/recalls/${id}/discard`, method: 'POST', body }),
      invalidatesTags: stale,
    }),
    liftRecall: build.mutation<Success, RecallLiftForm & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/recalls/${id}/lift`, method: 'POST', body }),
      invalidatesTags: staleStock,
    }),
    /** Refused with 409 while buyers are being told, or parcels are held. */
    closeRecall: build.mutation<Success, RecallCloseForm & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/recalls/${id}/close`, method: 'POST', body }),
      invalidatesTags: stale,
    }),
    recordRecallCall: build.mutation<Success, { id: string; caseId: number; body: RecallContactForm }>({
      query: ({ id, caseId, body }) => ({ url: `admin/recalls/${id}/cases/${caseId}/contact`, method: 'POST', body }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useListRecallsQuery,
  useGetRecallQuery,
  useListRecallCasesQuery,
  useFindRecallProductsQuery,
  useListProductLotsQuery,
  useDraftRecallMutation,
  useEditRecallMutation,
  useOpenRecallMutation,
  useDiscardRecallMutation,
  useLiftRecallMutation,
  useCloseRecallMutation,
  useRecordRecallCallMutation,
} = recallsApi;

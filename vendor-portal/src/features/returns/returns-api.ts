import {
  activeFilters,
  api,
  listTag,
  staleAfter,
  wholeTag,
  type InspectionPreview,
  type PageMeta,
  type Return,
  type Success,
} from '@balsam/shared-api';
import { RETURN_STATES, type ListFilters, type ListPage } from '@balsam/shared-ui/console';

/** `search`: part of a return number or customer name. `due`: the vendor's next step, or overdue. */
export const RETURN_FILTERS = {
  search: 'text',
  state: RETURN_STATES,
  due: ['vendor', 'late'],
} as const satisfies ListFilters<string>;

type ReturnsQuery = { page: number; perPage?: number } & Record<keyof typeof RETURN_FILTERS, string>;

/** Inspection results by line, for this version of the return. */
export interface InspectionRequest {
  version: number;
  lines: { id: number; restock: number; write_off: number; refused: number; refused_reason: string }[];
}

// An inspection also changes stock and balances, and goods that never arrived complete their order.
const changed = staleAfter([listTag('Return'), wholeTag('Order'), wholeTag('Product')]);

const addressOf = (no: string, act: string) => `vendor/returns/${encodeURIComponent(no)}${act}`;

export const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns from customers, most urgent first. */
    listVendorReturns: build.query<ListPage<Return>, ReturnsQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/returns',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { returns: Return[]; meta: PageMeta } }) => ({
        rows: data.returns,
        meta: data.meta,
      }),
      providesTags: [listTag('Return')],
    }),
    /** One return; null if the vendor has no such return. */
    getVendorReturn: build.query<Return | null, string>({
      query: (no) => ({ url: addressOf(no, ''), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: (body: { data?: Return }) => body.data ?? null,
      providesTags: [listTag('Return')],
    }),
    decideVendorReturn: build.mutation<
      Success,
      { no: string; decision: 'approve' | 'decline'; reason: string; keep_goods: boolean }
    >({
      query: ({ no, ...body }) => ({ url: addressOf(no, '/decision'), method: 'POST', body }),
      invalidatesTags: changed,
    }),
    receiveVendorReturn: build.mutation<Success, string>({
      query: (no) => ({ url: addressOf(no, '/received'), method: 'POST' }),
      invalidatesTags: changed,
    }),
    /** Refund that an inspection would cause. */
    previewVendorReturn: build.mutation<InspectionPreview, { no: string; body: InspectionRequest }>({
      query: ({ no, body }) => ({ url: addressOf(no, '/inspection/preview'), method: 'POST', body }),
      transformResponse: ({ data }: { data: InspectionPreview }) => data,
      invalidatesTags: staleAfter([]),
    }),
    inspectVendorReturn: build.mutation<Success, { no: string; body: InspectionRequest }>({
      query: ({ no, body }) => ({ url: addressOf(no, '/inspection'), method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListVendorReturnsQuery,
  useGetVendorReturnQuery,
  useDecideVendorReturnMutation,
  useReceiveVendorReturnMutation,
  usePreviewVendorReturnMutation,
  useInspectVendorReturnMutation,
} = returnsApi;

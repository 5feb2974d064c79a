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

/** `search`: part of a number or of a customer's name; `due`: what the vendor has to do, or should have by now. */
export const RETURN_FILTERS = {
  search: 'text',
  state: RETURN_STATES,
  due: ['vendor', 'late'],
} as const satisfies ListFilters<string>;

type ReturnsQuery = { page: number; perPage?: number } & Record<keyof typeof RETURN_FILTERS, string>;

/** What was found of each line of a return of this version. */
export interface InspectionRequest {
  version: number;
  lines: { id: number; restock: number; write_off: number; refused: number; refused_reason: string }[];
}

// An inspection moves stock and money, too, and what never arrived completes its order.
const changed = staleAfter([listTag('Return'), wholeTag('Order'), wholeTag('Product')]);

const addressOf = (no: string, act: string) => `vendor/returns/${encodeURIComponent(no)}${act}`;

export const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What comes back to the vendor, what is due first. */
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
    /** One return; null where the vendor has none of that number. */
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
    /** What an inspection would give back. */
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

import { activeFilters, api, listTag, type PageMeta, type VendorThread } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';

/** `search`: part of a sub-order number or of the buyer's name. `waits_for`: side whose turn it is. */
export const THREAD_FILTERS = {
  search: 'text',
  waits_for: ['vendor', 'buyer', 'platform'],
} as const satisfies ListFilters<string>;

type ThreadsQuery = { page: number; perPage?: number } & Record<keyof typeof THREAD_FILTERS, string>;

/** A page of conversations with the store's usual time to the first answer. */
export interface VendorThreads extends ListPage<VendorThread> {
  /** Minutes; null without an answer in the last 90 days. */
  firstAnswerMinutes: number | null;
  /** Number of answers. */
  firstAnswers: number;
}

interface ThreadsResponse {
  data: {
    threads: VendorThread[];
    first_answer_minutes: number | null;
    first_answers: number;
    meta: PageMeta;
  };
}

export const vendorThreadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Conversations of the store, the longest waiting for it first. */
    listVendorThreads: build.query<VendorThreads, ThreadsQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/threads',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: ThreadsResponse) => ({
        rows: data.threads,
        meta: data.meta,
        firstAnswerMinutes: data.first_answer_minutes,
        firstAnswers: data.first_answers,
      }),
      providesTags: [listTag('Thread')],
    }),
  }),
});

export const { useListVendorThreadsQuery } = vendorThreadsApi;

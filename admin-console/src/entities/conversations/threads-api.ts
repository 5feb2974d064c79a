import { api, idTag, listTag, staleAfter, type AdminThread, type Success, type ThreadPage } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../lists/list-params.ts';
import { toListPage } from '../lists/to-list-page.ts';

/** `search`: part of a sub-order number or of a store's name. */
export const DISPUTE_FILTERS = {
  search: 'text',
  state: ['disputed', 'resolved'],
} as const satisfies ListFilters<string>;

type DisputeFilters = Record<keyof typeof DISPUTE_FILTERS, string>;

interface OpenedThread extends Success {
  data: ThreadPage;
}

const changed = staleAfter(({ id }: { id: number }) => [
  ...[listTag('Thread'), idTag('Thread', id), listTag('Dashboard')],
]);

export const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Conversations about orders without their messages, open disputes first. */
    listAdminThreads: build.query<ListPage<AdminThread>, DisputeFilters & PageQuery>({
      query: (query) => ({ url: 'admin/threads', params: listParams(query) }),
      transformResponse: toListPage('threads'),
      providesTags: [listTag('Thread')],
    }),
    /** Opens a conversation, which is logged and visible to both sides. */
    openThread: build.mutation<OpenedThread, { id: number; reason: string; before?: number }>({
      query: ({ id, ...body }) => ({ url: `admin/threads/${id}/view`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    writeToThread: build.mutation<OpenedThread, { id: number; body: string; idempotencyKey: string }>({
      query: ({ id, body, idempotencyKey }) => ({
        url: `admin/threads/${id}/messages`,
        method: 'POST',
        body: { body },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: changed,
    }),
    /** Decides a dispute. A refusal means that the displayed conversation is outdated. */
    resolveDispute: build.mutation<OpenedThread, { id: number; text: string; updated_at_seen: string | null }>({
      query: ({ id, ...body }) => ({ url: `admin/threads/${id}/resolve`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useListAdminThreadsQuery, useOpenThreadMutation, useWriteToThreadMutation, useResolveDisputeMutation } =
  threadsApi;

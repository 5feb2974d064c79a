import {
  api,
  idTag,
  listTag,
  provideList,
  type BulkResult,
  type ContactMessage,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a name, an address, a subject or the message. */
export const MESSAGE_FILTERS = { search: 'text', state: ['open', 'done'] } as const satisfies ListFilters<string>;

type MessageFilters = Record<keyof typeof MESSAGE_FILTERS, string>;

type MessageAction = 'handled' | 'open';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages from the contact form, newest first. */
    listMessages: build.query<ListPage<ContactMessage>, MessageFilters & PageQuery>({
      query: (query) => ({ url: 'admin/messages', params: listParams(query) }),
      transformResponse: toListPage('messages'),
      providesTags: (list) => provideList('Message', list?.rows),
    }),
    /** Marks a message as done, or reopens it. */
    handleMessage: build.mutation<Success, { id: number; handled: boolean }>({
      query: ({ id, handled }) => ({ url: `admin/messages/${id}/handled`, method: 'POST', body: { handled } }),
      invalidatesTags: staleAfter(({ id }) => [listTag('Message'), idTag('Message', id), listTag('Dashboard')]),
    }),
    changeMessages: build.mutation<BulkResult, { ids: number[]; action: MessageAction }>({
      query: (body) => ({ url: 'admin/messages/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Message'), listTag('Dashboard')]),
    }),
  }),
});

export const { useListMessagesQuery, useHandleMessageMutation, useChangeMessagesMutation } = messagesApi;

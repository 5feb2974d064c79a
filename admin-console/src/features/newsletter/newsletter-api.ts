import {
  api,
  idTag,
  listTag,
  provideList,
  type BulkResult,
  type Subscriber,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export const SUBSCRIBER_STATES = ['confirmed', 'pending', 'left'] as const;

/** `search`: part of an address. */
export const SUBSCRIBER_FILTERS = { search: 'text', state: SUBSCRIBER_STATES } satisfies ListFilters<string>;

type SubscriberFilters = Record<keyof typeof SUBSCRIBER_FILTERS, string>;

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribers, newest first, including unconfirmed and unsubscribed ones. */
    listSubscribers: build.query<ListPage<Subscriber>, SubscriberFilters & PageQuery>({
      query: (query) => ({ url: 'admin/newsletter', params: listParams(query) }),
      transformResponse: toListPage('subscribers'),
      providesTags: (list) => provideList('Subscriber', list?.rows),
    }),
    unsubscribe: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/newsletter/${id}/unsubscribe`, method: 'POST' }),
      invalidatesTags: staleAfter((id) => [listTag('Subscriber'), idTag('Subscriber', id)]),
    }),
    unsubscribeAll: build.mutation<BulkResult, number[]>({
      query: (ids) => ({ url: 'admin/newsletter/bulk', method: 'POST', body: { ids, action: 'unsubscribe' } }),
      invalidatesTags: staleAfter([listTag('Subscriber')]),
    }),
  }),
});

export const { useListSubscribersQuery, useUnsubscribeMutation, useUnsubscribeAllMutation } = newsletterApi;

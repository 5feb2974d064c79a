import {
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  type AdminPrivacyRequest,
  type RetentionRun,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a name or an address. */
export const REQUEST_FILTERS = {
  search: 'text',
  kind: ['export', 'erase', 'correct', 'object'],
  state: ['unanswered', 'open', 'waiting', 'done', 'refused', 'withdrawn'],
} as const satisfies ListFilters<string>;

type RequestFilters = Record<keyof typeof REQUEST_FILTERS, string>;

interface Answer {
  id: number;
  outcome: 'fulfil' | 'refuse';
  reason: string;
}

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Requests of people about their data: unanswered ones first, by the day on which they are due. */
    listAdminPrivacyRequests: build.query<ListPage<AdminPrivacyRequest>, RequestFilters & PageQuery>({
      query: (query) => ({ url: 'admin/privacy-requests', params: listParams(query) }),
      transformResponse: toListPage('requests'),
      providesTags: (list) => provideList('PrivacyRequest', list?.rows),
    }),
    /** Answers a request; the person gets the reason by mail. 409 if it was answered or withdrawn. */
    answerPrivacyRequest: build.mutation<Success, Answer>({
      query: ({ id, outcome, reason }) => ({
        url: `admin/privacy-requests/${id}/${outcome}`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: staleAfter(({ id }) => [listTag('PrivacyRequest'), idTag('PrivacyRequest', id)]),
    }),
    /** The last runs of the nightly deletion, newest first. */
    listRetentionRuns: build.query<RetentionRun[], void>({
      query: () => 'admin/retention',
      transformResponse: ({ data }: { data: { runs: RetentionRun[] } }) => data.runs,
      providesTags: [listTag('PrivacyRequest')],
    }),
  }),
});

export const { useListAdminPrivacyRequestsQuery, useAnswerPrivacyRequestMutation, useListRetentionRunsQuery } =
  privacyApi;

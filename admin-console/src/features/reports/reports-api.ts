import {
  api,
  idTag,
  listTag,
  provideList,
  REPORT_REASONS,
  type Report,
  type ReportDecision,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a product, a vendor, the text or the reporter's address. */
export const REPORT_FILTERS = {
  search: 'text',
  state: ['open', 'acted', 'kept'],
  reason: REPORT_REASONS,
} as const satisfies ListFilters<string>;

type ReportFilters = Record<keyof typeof REPORT_FILTERS, string>;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports of products and vendors, urgent ones first. */
    listReports: build.query<ListPage<Report>, ReportFilters & PageQuery>({
      query: (query) => ({ url: 'admin/reports', params: listParams(query) }),
      transformResponse: toListPage('reports'),
      providesTags: (list) => provideList('Report', list?.rows),
    }),
    /** Decides a report, which may unapprove its product or stop its store. */
    decideReport: build.mutation<Success, { id: number; decision: ReportDecision }>({
      query: ({ id, decision }) => ({ url: `admin/reports/${id}`, method: 'POST', body: decision }),
      invalidatesTags: staleAfter(({ id }) => [
        listTag('Report'),
        idTag('Report', id),
        listTag('Dashboard'),
        listTag('Product'),
        listTag('Vendor'),
      ]),
    }),
  }),
});

export const { useListReportsQuery, useDecideReportMutation } = reportsApi;

import {
  api,
  CURRENCIES,
  listTag,
  staleAfter,
  type AdminStatement,
  type AdminStatementDetail,
  type StatementRow,
} from '@balsam/shared-api';
import type { ListFilters, ListPage, STATEMENT_ROW_FILTERS } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a vendor's name or a statement number; `month`: YYYY-MM; `vendor`: an id. */
export const STATEMENT_FILTERS = {
  search: 'text',
  month: 'text',
  currency: CURRENCIES,
  vendor: 'text',
} as const satisfies ListFilters<string>;

type StatementsQuery = Record<keyof typeof STATEMENT_FILTERS, string> & PageQuery;
/** `number`: the statement's. */
type RowsQuery = Record<keyof typeof STATEMENT_ROW_FILTERS, string> & PageQuery & { number: string };

const addressOf = (number: string) => `admin/money/statements/${encodeURIComponent(number)}`;

const MONEY = [listTag('Money')];

export const statementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Monthly statements of all vendors, newest first. Amounts are in major units. */
    listStatements: build.query<ListPage<AdminStatement>, StatementsQuery>({
      query: (query) => ({ url: 'admin/money/statements', params: listParams(query) }),
      transformResponse: toListPage('statements'),
      providesTags: MONEY,
    }),
    /** A statement with its sections; null if the number does not exist. */
    getStatement: build.query<AdminStatementDetail | null, string>({
      query: (number) => ({ url: addressOf(number), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: (body: { data?: AdminStatementDetail }) => body.data ?? null,
      providesTags: MONEY,
    }),
    /** Rows of a statement by order, latest first. */
    listStatementRows: build.query<ListPage<StatementRow>, RowsQuery>({
      query: ({ number, ...query }) => ({ url: `${addressOf(number)}/rows`, params: listParams(query) }),
      transformResponse: toListPage('rows'),
      providesTags: MONEY,
    }),
    /** Closes a past month, YYYY-MM, for all vendors; returns the number of closed statements. */
    closeMonth: build.mutation<{ data: { closed: number }; message: string }, string>({
      query: (month) => ({ url: 'admin/money/statements', method: 'POST', body: { month } }),
      invalidatesTags: staleAfter(MONEY),
    }),
  }),
});

export const { useListStatementsQuery, useGetStatementQuery, useListStatementRowsQuery, useCloseMonthMutation } =
  statementsApi;

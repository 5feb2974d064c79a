import {
  activeFilters,
  api,
  CURRENCIES,
  listTag,
  type PageMeta,
  type Statement,
  type StatementDetail,
  type StatementRow,
} from '@balsam/shared-api';
import type { ListFilters, ListPage, STATEMENT_ROW_FILTERS } from '@balsam/shared-ui/console';

/** `month`: YYYY-MM. */
export const STATEMENT_FILTERS = { month: 'text', currency: CURRENCIES } as const satisfies ListFilters<string>;

type Page = { page: number; perPage?: number };
type StatementsQuery = Page & Record<keyof typeof STATEMENT_FILTERS, string>;
/** `number`: statement number. */
type RowsQuery = Page & Record<keyof typeof STATEMENT_ROW_FILTERS, string> & { number: string };

const addressOf = (number: string) => `vendor/money/statements/${encodeURIComponent(number)}`;

export const statementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Monthly statements, newest first. Amounts are in major units. */
    listOwnStatements: build.query<ListPage<Statement>, StatementsQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/money/statements',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { statements: Statement[]; meta: PageMeta } }) => ({
        rows: data.statements,
        meta: data.meta,
      }),
      providesTags: [listTag('Money')],
    }),
    /** One statement with its sections, by number; null if the vendor has no such statement. */
    getOwnStatement: build.query<StatementDetail | null, string>({
      query: (number) => ({ url: addressOf(number), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: (body: { data?: StatementDetail }) => body.data ?? null,
      providesTags: [listTag('Money')],
    }),
    /** Rows of a statement, latest order first. */
    listOwnStatementRows: build.query<ListPage<StatementRow>, RowsQuery>({
      query: ({ number, page, perPage, section }) => ({
        url: `${addressOf(number)}/rows`,
        params: { page, per_page: perPage, ...activeFilters({ section }) },
      }),
      transformResponse: ({ data }: { data: ListPage<StatementRow> }) => data,
      providesTags: [listTag('Money')],
    }),
  }),
});

export const { useListOwnStatementsQuery, useGetOwnStatementQuery, useListOwnStatementRowsQuery } = statementsApi;

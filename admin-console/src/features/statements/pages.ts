import { ask } from '@balsam/shared-api';
import { readListQuery, STATEMENT_ROW_FILTERS } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { STATEMENT_FILTERS, statementsApi } from './statements-api.ts';

const { listStatements, getStatement, listStatementRows } = statementsApi.endpoints;

export const statementPages: AdminPage[] = [
  {
    path: paths.statements,
    permission: 'money.read',
    load: () => import('./StatementsPage.tsx').then(({ StatementsPage }) => StatementsPage),
    queries: ({ search }) => [ask(listStatements, readListQuery(STATEMENT_FILTERS, search))],
  },
  {
    path: paths.statement,
    permission: 'money.read',
    load: () => import('./StatementPage.tsx').then(({ StatementPage }) => StatementPage),
    queries: ({ params, search }) => [
      ask(getStatement, params.number ?? ''),
      ask(listStatementRows, { ...readListQuery(STATEMENT_ROW_FILTERS, search), number: params.number ?? '' }),
    ],
  },
];

import { ask } from '@balsam/shared-api';
import { readListQuery, STATEMENT_ROW_FILTERS } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { STATEMENT_FILTERS, statementsApi } from './statements-api.ts';

const { listOwnStatements, getOwnStatement, listOwnStatementRows } = statementsApi.endpoints;

export const statementPages: VendorPage[] = [
  {
    path: paths.statements,
    permission: 'money.read',
    load: () => import('./StatementsPage.tsx').then(({ StatementsPage }) => StatementsPage),
    queries: ({ search }) => [ask(listOwnStatements, readListQuery(STATEMENT_FILTERS, search))],
  },
  {
    path: paths.statement,
    permission: 'money.read',
    load: () => import('./StatementPage.tsx').then(({ StatementPage }) => StatementPage),
    queries: ({ params, search }) => [
      ask(getOwnStatement, params.number ?? ''),
      ask(listOwnStatementRows, { ...readListQuery(STATEMENT_ROW_FILTERS, search), number: params.number ?? '' }),
    ],
  },
];

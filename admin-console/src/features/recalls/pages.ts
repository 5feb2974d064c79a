import { ask } from '@balsam/shared-api';
import { exclamationTriangleIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { CASE_FILTERS, RECALL_FILTERS, recallsApi } from './recalls-api.ts';

const { listRecalls, getRecall, listRecallCases } = recallsApi.endpoints;

export const recallPages: AdminPage[] = [
  {
    path: paths.recalls,
    permission: 'catalogue.read',
    load: () => import('./RecallsPage.tsx').then(({ RecallsPage }) => RecallsPage),
    queries: ({ search }) => [ask(listRecalls, readListQuery(RECALL_FILTERS, search))],
    sidebar: { name: 'recalls', icon: exclamationTriangleIcon, group: 'catalogue' },
  },
  {
    path: paths.addRecall,
    permission: 'catalogue.write',
    load: () => import('./AddRecallPage.tsx').then(({ AddRecallPage }) => AddRecallPage),
  },
  {
    path: paths.editRecall,
    permission: 'catalogue.write',
    load: () => import('./EditRecallPage.tsx').then(({ EditRecallPage }) => EditRecallPage),
    queries: ({ params }) => [ask(getRecall, params.id ?? '')],
  },
  {
    path: paths.recall,
    permission: 'catalogue.read',
    load: () => import('./RecallPage.tsx').then(({ RecallPage }) => RecallPage),
    queries: ({ params }) => [ask(getRecall, params.id ?? '')],
  },
  {
    path: paths.recallCases,
    permission: 'catalogue.read',
    load: () => import('./RecallCasesPage.tsx').then(({ RecallCasesPage }) => RecallCasesPage),
    queries: ({ params, search }) => [
      ask(getRecall, params.id ?? ''),
      ask(listRecallCases, { id: params.id ?? '', ...readListQuery(CASE_FILTERS, search) }),
    ],
  },
  {
    path: paths.recallReport,
    permission: 'catalogue.read',
    load: () => import('./RecallReportPage.tsx').then(({ RecallReportPage }) => RecallReportPage),
    queries: ({ params }) => [ask(getRecall, params.id ?? '')],
  },
];

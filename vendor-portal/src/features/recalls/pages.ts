import { ask } from '@balsam/shared-api';
import { exclamationTriangleIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { RECALL_FILTERS, recallsApi } from './recalls-api.ts';

const { listRecalls, getRecall, listRecallCases } = recallsApi.endpoints;

export const recallPages: VendorPage[] = [
  {
    path: paths.recalls,
    permission: 'catalogue.read',
    load: () => import('./RecallsPage.tsx').then(({ RecallsPage }) => RecallsPage),
    queries: ({ search }) => [ask(listRecalls, readListQuery(RECALL_FILTERS, search))],
    sidebar: { name: 'recalls', icon: exclamationTriangleIcon },
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
    queries: ({ params }) => [ask(getRecall, params.id ?? ''), ask(listRecallCases, { id: params.id ?? '', page: 1 })],
  },
];

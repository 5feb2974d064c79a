import { ask } from '@balsam/shared-api';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';
import { recallsApi } from '../../entities/recalls/recalls-api.ts';
import { pageOf } from './page-of.ts';

const { listRecalls, getRecall } = recallsApi.endpoints;

export const recallPages: ShopPage[] = [
  {
    name: 'recalls',
    path: paths.recalls,
    load: () => import('./RecallsPage.tsx').then(({ RecallsPage }) => RecallsPage),
    queries: ({ search }) => [ask(listRecalls, pageOf(search))],
    isInSitemap: true,
  },
  {
    name: 'recallAnswer',
    path: paths.recallAnswer,
    load: () => import('./RecallAnswerPage.tsx').then(({ RecallAnswerPage }) => RecallAnswerPage),
    isPrivate: true,
  },
  {
    name: 'recall',
    path: paths.recall,
    load: () => import('./RecallPage.tsx').then(({ RecallPage }) => RecallPage),
    queries: ({ params: { recallNo = '' } }) => [ask(getRecall, recallNo)],
  },
];

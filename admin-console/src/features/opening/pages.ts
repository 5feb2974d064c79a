import { ask } from '@balsam/shared-api';
import { openingApi } from '../../entities/opening/opening-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const openingPages: AdminPage[] = [
  {
    path: paths.opening,
    permission: 'settings.write',
    load: () => import('./OpeningPage.tsx').then(({ OpeningPage }) => OpeningPage),
    queries: () => [ask(openingApi.endpoints.getOpening)],
  },
];

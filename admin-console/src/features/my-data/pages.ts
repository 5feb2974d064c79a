import { ask, privacyApi } from '@balsam/shared-api';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';

export const myDataPages: AdminPage[] = [
  {
    path: paths.myData,
    permission: 'member',
    load: () => import('./MyDataPage.tsx').then(({ MyDataPage }) => MyDataPage),
    queries: () => [ask(privacyApi.endpoints.listPrivacyRequests)],
  },
];

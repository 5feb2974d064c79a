import { ask, privacyApi } from '@balsam/shared-api';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { paths } from '../../entities/page/paths.ts';

export const myDataPages: VendorPage[] = [
  {
    path: paths.myData,
    permission: 'member',
    load: () => import('./MyDataPage.tsx').then(({ MyDataPage }) => MyDataPage),
    queries: () => [ask(privacyApi.endpoints.listPrivacyRequests)],
  },
];

import { ask, securityApi } from '@balsam/shared-api';
import { shieldCheckIcon } from '@balsam/shared-ui';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const securityPages: AdminPage[] = [
  {
    path: paths.security,
    permission: 'member',
    load: () => import('./SecurityPage.tsx').then(({ SecurityPage }) => SecurityPage),
    queries: () => [ask(securityApi.endpoints.getSecurity), ask(securityApi.endpoints.listDevices)],
    sidebar: { name: 'security', icon: shieldCheckIcon, group: 'people' },
  },
];

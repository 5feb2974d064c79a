import { ask } from '@balsam/shared-api';
import { shieldCheckIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { privacyApi, REQUEST_FILTERS } from './privacy-api.ts';

export const privacyPages: AdminPage[] = [
  {
    path: paths.privacyRequests,
    permission: 'privacy.manage',
    load: () => import('./PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
    queries: ({ search }) => [
      ask(privacyApi.endpoints.listAdminPrivacyRequests, readListQuery(REQUEST_FILTERS, search)),
    ],
    sidebar: { name: 'privacyRequests', icon: shieldCheckIcon, group: 'people' },
  },
  {
    path: paths.retention,
    permission: 'privacy.manage',
    load: () => import('./RetentionPage.tsx').then(({ RetentionPage }) => RetentionPage),
    queries: () => [ask(privacyApi.endpoints.listRetentionRuns)],
  },
];

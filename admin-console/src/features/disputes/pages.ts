import { ask } from '@balsam/shared-api';
import { chatLeftTextIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { DISPUTE_FILTERS, threadsApi } from '../../entities/conversations/threads-api.ts';

export const disputePages: AdminPage[] = [
  {
    path: paths.disputes,
    permission: 'messages.read',
    load: () => import('./DisputesPage.tsx').then(({ DisputesPage }) => DisputesPage),
    queries: ({ search }) => [ask(threadsApi.endpoints.listAdminThreads, readListQuery(DISPUTE_FILTERS, search))],
    sidebar: { name: 'disputes', icon: chatLeftTextIcon, group: 'people' },
  },
];

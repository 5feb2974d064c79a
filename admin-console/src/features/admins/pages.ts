import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { personIcon } from '@balsam/shared-ui';
import { ADMIN_FILTERS, adminsApi } from './admins-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAdmins, listInvitations } = adminsApi.endpoints;

export const adminPages: AdminPage[] = [
  {
    path: paths.admins,
    permission: 'member',
    load: () => import('./AdminsPage.tsx').then(({ AdminsPage }) => AdminsPage),
    queries: ({ search }) => [ask(listAdmins, readListQuery(ADMIN_FILTERS, search)), ask(listInvitations)],
    sidebar: { name: 'admins', icon: personIcon, group: 'people' },
  },
];

import { ask } from '@balsam/shared-api';
import { peopleIcon } from '@balsam/shared-ui';
import { MEMBER_FILTERS, readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { teamApi } from './team-api.ts';

const { listAdminMembers, listAdminInvitations, listAdminRoles } = teamApi.endpoints;

export const teamPages: AdminPage[] = [
  {
    path: paths.team,
    permission: 'member',
    load: () => import('./AdminTeamPage.tsx').then(({ AdminTeamPage }) => AdminTeamPage),
    queries: ({ search }) => [
      ask(listAdminMembers, readListQuery(MEMBER_FILTERS, search)),
      ask(listAdminInvitations),
      ask(listAdminRoles),
    ],
    sidebar: { name: 'team', icon: peopleIcon, group: 'people' },
  },
];

import { ask } from '@balsam/shared-api';
import { peopleIcon } from '@balsam/shared-ui';
import { MEMBER_FILTERS, readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { teamApi } from './team-api.ts';

const { listVendorMembers, listVendorInvitations, listVendorRoles } = teamApi.endpoints;

export const teamPages: VendorPage[] = [
  {
    path: paths.team,
    permission: 'member',
    load: () => import('./VendorTeamPage.tsx').then(({ VendorTeamPage }) => VendorTeamPage),
    queries: ({ search }) => [
      ask(listVendorMembers, readListQuery(MEMBER_FILTERS, search)),
      ask(listVendorInvitations),
      ask(listVendorRoles),
    ],
    sidebar: { name: 'team', icon: peopleIcon },
  },
];

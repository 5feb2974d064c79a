import { ask } from '@balsam/shared-api';
import { personIcon } from '@balsam/shared-ui';
import { identityApi } from './identity-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const accountPages: VendorPage[] = [
  {
    path: paths.account,
    permission: 'member',
    load: () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage),
    queries: () => [ask(identityApi.endpoints.getIdentity)],
    sidebar: { name: 'account', icon: personIcon },
  },
];

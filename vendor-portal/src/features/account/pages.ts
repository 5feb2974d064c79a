import { personIcon } from '@balsam/shared-ui';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const accountPages: VendorPage[] = [
  {
    path: paths.account,
    permission: 'member',
    load: () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage),
    sidebar: { name: 'account', icon: personIcon },
  },
];

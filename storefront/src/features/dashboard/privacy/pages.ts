import { paths } from '../../../entities/page/paths.ts';
import type { ShopPage } from '../../../entities/page/shop-page.ts';

/** Pages about personal data outside the dashboard. */
export const privacyPages: ShopPage[] = [
  {
    name: 'keepAccount',
    path: paths.keepAccount,
    load: () => import('./KeepAccountPage.tsx').then(({ KeepAccountPage }) => KeepAccountPage),
    isPrivate: true,
  },
];

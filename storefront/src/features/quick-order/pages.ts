import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const quickOrderPages: ShopPage[] = [
  {
    name: 'quickOrder',
    path: paths.quickOrder,
    load: () => import('./QuickOrderPage.tsx').then(({ QuickOrderPage }) => QuickOrderPage),
    isPrivate: true,
  },
];

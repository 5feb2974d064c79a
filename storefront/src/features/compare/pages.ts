import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const comparePages: ShopPage[] = [
  {
    name: 'compare',
    path: paths.compare,
    load: () => import('./ComparePage.tsx').then(({ ComparePage }) => ComparePage),
    isPrivate: true,
  },
];

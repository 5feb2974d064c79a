import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const stockAlertPages: ShopPage[] = [
  {
    name: 'stockAlerts',
    path: paths.endStockAlerts,
    load: () => import('./EndStockAlertsPage.tsx').then(({ EndStockAlertsPage }) => EndStockAlertsPage),
    isPrivate: true,
  },
];

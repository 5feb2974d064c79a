import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const payPages: ShopPage[] = [
  {
    name: 'pay',
    path: paths.pay,
    load: () => import('./PayPage.tsx').then(({ PayPage }) => PayPage),
    access: 'customer',
    // The provider is asked by whoever looks, not by the gateway that lays the page out.
    queries: () => [],
    isPrivate: true,
    head:
      async () =>
      ({ params: { orderNo = '' } }) => ({ page: 'pay', values: { number: orderNo }, isPrivate: true }),
  },
];

import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const payPages: ShopPage[] = [
  {
    name: 'pay',
    path: paths.pay,
    load: () => import('./PayPage.tsx').then(({ PayPage }) => PayPage),
    access: 'buyer',
    // Only the browser polls the payment, not the gateway that renders the page.
    queries: () => [],
    isPrivate: true,
    isFocused: true,
    head:
      async () =>
      ({ params: { orderNo = '' } }) => ({ page: 'pay', values: { number: orderNo }, isPrivate: true }),
  },
];

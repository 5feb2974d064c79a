import { ask } from '@balsam/shared-api';
import { placedOrderApi } from '../../entities/orders/placed-order-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const confirmationPages: ShopPage[] = [
  {
    name: 'confirmation',
    path: paths.confirmation,
    load: () => import('./ConfirmationPage.tsx').then(({ ConfirmationPage }) => ConfirmationPage),
    access: 'buyer',
    queries: ({ role, params: { orderNo = '' } }) =>
      role === 'user' ? [ask(placedOrderApi.endpoints.getPlacedOrder, orderNo)] : [],
    isPrivate: true,
    head:
      async () =>
      ({ params: { orderNo = '' } }) => ({ page: 'confirmation', values: { number: orderNo }, isPrivate: true }),
  },
];

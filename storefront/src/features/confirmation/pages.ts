import { ask } from '@balsam/shared-api';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';
import { confirmationApi } from './confirmation-api.ts';

export const confirmationPages: ShopPage[] = [
  {
    name: 'confirmation',
    path: paths.confirmation,
    load: () => import('./ConfirmationPage.tsx').then(({ ConfirmationPage }) => ConfirmationPage),
    access: 'customer',
    queries: ({ role, params: { orderNo = '' } }) =>
      role === 'user' ? [ask(confirmationApi.endpoints.getPlacedOrder, orderNo)] : [],
    isPrivate: true,
    head:
      async () =>
      ({ params: { orderNo = '' } }) => ({ page: 'confirmation', values: { number: orderNo }, isPrivate: true }),
  },
];

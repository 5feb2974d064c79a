import { paths } from '../../../entities/page/paths.ts';
import type { ShopPage } from '../../../entities/page/shop-page.ts';

/** Pages about an order without an account. */
export const guestOrderPages: ShopPage[] = [
  {
    name: 'guestOrder',
    path: paths.guestOrder,
    load: () => import('./GuestOrderPage.tsx').then(({ GuestOrderPage }) => GuestOrderPage),
    access: 'buyer',
    isPrivate: true,
  },
  {
    name: 'returnItems',
    path: paths.guestReturnItems,
    load: () => import('../returns/ReturnItemsPage.tsx').then(({ ReturnItemsPage }) => ReturnItemsPage),
    access: 'buyer',
    isPrivate: true,
  },
  {
    name: 'customerReturns',
    path: paths.guestReturn,
    load: () => import('../returns/ReturnPage.tsx').then(({ ReturnPage }) => ReturnPage),
    access: 'buyer',
    isPrivate: true,
  },
];

import { ask } from '@balsam/shared-api';
import { cartApi } from '../../entities/cart/cart-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const cartPages: ShopPage[] = [
  {
    name: 'cart',
    path: paths.cart,
    chunk: 'cart',
    load: () => import(/* webpackChunkName: "cart" */ './CartPage.tsx').then(({ CartPage }) => CartPage),
    queries: ({ role }) => (role === 'user' ? [ask(cartApi.endpoints.listCarts)] : []),
    isPrivate: true,
  },
];

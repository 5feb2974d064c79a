import { ask, authApi, locationsApi } from '@balsam/shared-api';
import { addressesApi } from '../../entities/addresses/addresses-api.ts';
import { cartApi } from '../../entities/cart/cart-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const checkoutPages: ShopPage[] = [
  {
    name: 'checkout',
    path: paths.checkout,
    chunk: 'checkout',
    load: () =>
      import(/* webpackChunkName: "checkout" */ './CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
    queries: ({ role }) => {
      if (role === 'user')
        return [
          ask(cartApi.endpoints.listCarts),
          ask(authApi.endpoints.getUser),
          ask(addressesApi.endpoints.listAddresses),
        ];
      const { listCountries } = locationsApi.endpoints;
      return role === null ? [ask(listCountries), ask(listCountries, { delivered: true })] : [];
    },
    isPrivate: true,
    isFocused: true,
  },
];

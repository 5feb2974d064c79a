import { ask } from '@balsam/shared-api';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';
import { wishlistApi } from '../../entities/wishlist/wishlist-api.ts';

export const wishlistPages: ShopPage[] = [
  {
    name: 'wishlist',
    path: paths.wishlist,
    load: () => import('./WishlistPage.tsx').then(({ WishlistPage }) => WishlistPage),
    queries: ({ role }) => (role === 'user' ? [ask(wishlistApi.endpoints.listWishlist)] : []),
    isPrivate: true,
  },
];

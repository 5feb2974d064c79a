import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const trackingPages: ShopPage[] = [
  {
    name: 'trackOrder',
    path: paths.trackOrder,
    chunk: 'track-order',
    load: () =>
      import(/* webpackChunkName: "track-order" */ './TrackOrderPage.tsx').then(({ TrackOrderPage }) => TrackOrderPage),
    // A URL with an order number is personal.
    head: async () => () => ({ page: 'trackOrder' }),
    isInSitemap: true,
  },
];

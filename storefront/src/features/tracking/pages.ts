import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const trackingPages: ShopPage[] = [
  {
    name: 'trackOrder',
    path: paths.trackOrder,
    chunk: 'track-order',
    load: () =>
      import(/* webpackChunkName: "track-order" */ './TrackOrderPage.tsx').then(({ TrackOrderPage }) => TrackOrderPage),
    // With an order in sight it is somebody's own.
    head: async () => () => ({ page: 'trackOrder' }),
    isInSitemap: true,
  },
];

import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const newsletterPages: ShopPage[] = [
  {
    name: 'newsletter',
    path: paths.confirmSubscription,
    load: () => import('./SubscriptionPage.tsx').then(({ ConfirmSubscriptionPage }) => ConfirmSubscriptionPage),
    isPrivate: true,
  },
  {
    name: 'newsletter',
    path: paths.endSubscription,
    load: () => import('./SubscriptionPage.tsx').then(({ EndSubscriptionPage }) => EndSubscriptionPage),
    isPrivate: true,
  },
];

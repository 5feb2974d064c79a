import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { starIcon } from '@balsam/shared-ui';
import { REVIEW_FILTERS, vendorReviewsApi } from './reviews-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const reviewPages: VendorPage[] = [
  {
    path: paths.reviews,
    permission: 'catalogue.read',
    load: () => import('./ReviewsPage.tsx').then(({ ReviewsPage }) => ReviewsPage),
    queries: ({ search }) => [ask(vendorReviewsApi.endpoints.listVendorReviews, readListQuery(REVIEW_FILTERS, search))],
    sidebar: { name: 'reviews', icon: starIcon },
  },
];

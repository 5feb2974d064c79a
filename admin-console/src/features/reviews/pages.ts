import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { starIcon } from '@balsam/shared-ui';
import { REVIEW_FILTERS, reviewsApi } from './reviews-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const reviewPages: AdminPage[] = [
  {
    path: paths.reviews,
    permission: 'marketing.write',
    load: () => import('./ReviewsPage.tsx').then(({ ReviewsPage }) => ReviewsPage),
    queries: ({ search }) => [ask(reviewsApi.endpoints.listAdminReviews, readListQuery(REVIEW_FILTERS, search))],
    sidebar: { name: 'reviews', icon: starIcon, group: 'catalogue' },
  },
];

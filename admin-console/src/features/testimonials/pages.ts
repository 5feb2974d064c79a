import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { quoteIcon } from '@balsam/shared-ui';
import { TESTIMONIAL_FILTERS, testimonialsApi } from './testimonials-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const testimonialPages: AdminPage[] = [
  {
    path: paths.testimonials,
    permission: 'marketing.write',
    load: () => import('./TestimonialsPage.tsx').then(({ TestimonialsPage }) => TestimonialsPage),
    queries: ({ search }) => [
      ask(testimonialsApi.endpoints.listAdminTestimonials, readListQuery(TESTIMONIAL_FILTERS, search)),
    ],
    sidebar: { name: 'testimonials', icon: quoteIcon, group: 'content' },
  },
];

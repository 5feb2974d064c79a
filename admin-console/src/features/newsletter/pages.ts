import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { envelopePaperIcon } from '@balsam/shared-ui';
import { newsletterApi, SUBSCRIBER_FILTERS } from './newsletter-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const newsletterPages: AdminPage[] = [
  {
    path: paths.newsletter,
    permission: 'marketing.write',
    load: () => import('./NewsletterPage.tsx').then(({ NewsletterPage }) => NewsletterPage),
    queries: ({ search }) => [ask(newsletterApi.endpoints.listSubscribers, readListQuery(SUBSCRIBER_FILTERS, search))],
    sidebar: { name: 'newsletter', icon: envelopePaperIcon, group: 'content' },
  },
];

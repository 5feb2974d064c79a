import { ask } from '@balsam/shared-api';
import { listIcon } from '@balsam/shared-ui';
import { pagesApi } from './pages-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listPages, getAdminPage } = pagesApi.endpoints;

export const legalPages: AdminPage[] = [
  {
    path: paths.pages,
    permission: 'content.write',
    load: () => import('./PagesPage.tsx').then(({ PagesPage }) => PagesPage),
    queries: () => [ask(listPages)],
    sidebar: { name: 'pages', icon: listIcon, group: 'content' },
  },
  {
    path: paths.editPage,
    permission: 'content.write',
    load: () => import('./EditPagePage.tsx').then(({ EditPagePage }) => EditPagePage),
    queries: ({ params }) => [ask(getAdminPage, params.key ?? '')],
  },
];

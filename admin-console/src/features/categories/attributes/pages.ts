import { ask } from '@balsam/shared-api';
import { paths } from '../../../entities/page/paths.ts';
import type { AdminPage } from '../../../entities/page/admin-page.ts';
import { adminCategoriesApi } from '../categories-api.ts';

export const categoryAttributePages: AdminPage[] = [
  {
    path: paths.categoryAttributes,
    permission: 'catalogue.read',
    load: () => import('./CategoryAttributesPage.tsx').then(({ CategoryAttributesPage }) => CategoryAttributesPage),
    queries: ({ params }) => [ask(adminCategoriesApi.endpoints.getAdminCategory, params.idOrSlug ?? '')],
  },
];

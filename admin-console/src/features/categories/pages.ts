import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { tagsIcon } from '@balsam/shared-ui';
import { adminCategoriesApi, CATEGORY_FILTERS } from './categories-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAdminCategories, getAdminCategory } = adminCategoriesApi.endpoints;

export const categoryPages: AdminPage[] = [
  {
    path: paths.categories,
    permission: 'catalogue.read',
    load: () => import('./CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
    queries: ({ search }) => [ask(listAdminCategories, readListQuery(CATEGORY_FILTERS, search))],
    sidebar: { name: 'categories', icon: tagsIcon, group: 'catalogue' },
  },
  {
    path: paths.addCategory,
    permission: 'catalogue.write',
    load: () => import('./AddCategoryPage.tsx').then(({ AddCategoryPage }) => AddCategoryPage),
  },
  {
    path: paths.editCategory,
    permission: 'catalogue.read',
    load: () => import('./EditCategoryPage.tsx').then(({ EditCategoryPage }) => EditCategoryPage),
    queries: ({ params }) => [ask(getAdminCategory, params.idOrSlug ?? '')],
  },
];

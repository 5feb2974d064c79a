import { ask } from '@balsam/shared-api';
import { slidersIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import { ATTRIBUTE_FILTERS, attributesApi } from './attributes-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAttributes, getAttribute } = attributesApi.endpoints;

export const attributePages: AdminPage[] = [
  {
    path: paths.attributes,
    permission: 'catalogue.read',
    load: () => import('./AttributesPage.tsx').then(({ AttributesPage }) => AttributesPage),
    queries: ({ search }) => [ask(listAttributes, readListQuery(ATTRIBUTE_FILTERS, search))],
    sidebar: { name: 'attributes', icon: slidersIcon, group: 'catalogue' },
  },
  {
    path: paths.addAttribute,
    permission: 'catalogue.write',
    load: () => import('./AddAttributePage.tsx').then(({ AddAttributePage }) => AddAttributePage),
  },
  {
    path: paths.editAttribute,
    permission: 'catalogue.read',
    load: () => import('./EditAttributePage.tsx').then(({ EditAttributePage }) => EditAttributePage),
    queries: ({ params }) => [ask(getAttribute, params.id ?? '')],
  },
];

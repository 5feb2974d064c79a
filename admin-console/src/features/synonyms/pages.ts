import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { searchIcon } from '@balsam/shared-ui';
import { SYNONYM_FILTERS, synonymsApi } from './synonyms-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listSynonyms, listSearchMisses } = synonymsApi.endpoints;

export const synonymPages: AdminPage[] = [
  {
    path: paths.synonyms,
    permission: 'catalogue.read',
    load: () => import('./SynonymsPage.tsx').then(({ SynonymsPage }) => SynonymsPage),
    queries: ({ search }) => [ask(listSynonyms, readListQuery(SYNONYM_FILTERS, search))],
    sidebar: { name: 'synonyms', icon: searchIcon, group: 'catalogue' },
  },
  {
    path: paths.searchMisses,
    permission: 'catalogue.read',
    load: () => import('./SearchMissesPage.tsx').then(({ SearchMissesPage }) => SearchMissesPage),
    queries: ({ search }) => [ask(listSearchMisses, readListQuery(SYNONYM_FILTERS, search))],
  },
];

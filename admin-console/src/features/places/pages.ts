import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { geoAltIcon } from '@balsam/shared-ui';
import { holderAt, PLACE_FILTERS, placesApi } from './places-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const placePages: AdminPage[] = [
  {
    path: paths.places,
    permission: 'settings.write',
    load: () => import('./PlacesPage.tsx').then(({ PlacesPage }) => PlacesPage),
    queries: ({ params, search }) => [
      ask(placesApi.endpoints.listPlaces, { ...holderAt(params), ...readListQuery(PLACE_FILTERS, search) }),
    ],
    sidebar: { name: 'places', icon: geoAltIcon, group: 'system' },
  },
];

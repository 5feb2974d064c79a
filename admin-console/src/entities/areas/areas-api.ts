import { api, type AreaBeacon, type AreaHealth } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../lists/list-params.ts';
import { toListPage } from '../lists/to-list-page.ts';

/** `area`: an area's name; `phase`: failed to load, or later at runtime; `from` and `to`: days, inclusive. */
export const BEACON_FILTERS = {
  area: 'text',
  phase: ['load', 'render'],
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

export type BeaconFilterValues = Record<keyof typeof BEACON_FILTERS, string>;

// Reports come from visitors' browsers, so no mutation here invalidates them: refetched on every visit.
const FRESH_S = 1;

export const areasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Failure counts of each area in visitors' browsers. */
    listAreas: build.query<AreaHealth[], void>({
      query: () => 'admin/areas',
      transformResponse: ({ data }: { data: { areas: AreaHealth[] } }) => data.areas,
      keepUnusedDataFor: FRESH_S,
    }),
    /** Failures reported by browsers, newest first. */
    listBeacons: build.query<ListPage<AreaBeacon>, BeaconFilterValues & PageQuery>({
      query: (query) => ({ url: 'admin/areas/beacons', params: listParams(query) }),
      transformResponse: toListPage('beacons'),
      keepUnusedDataFor: FRESH_S,
    }),
  }),
});

export const { useListAreasQuery, useListBeaconsQuery } = areasApi;

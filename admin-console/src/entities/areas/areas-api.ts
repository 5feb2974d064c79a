import { api, type AreaBeacon, type AreaHealth } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../lists/list-params.ts';
import { toListPage } from '../lists/to-list-page.ts';

/** An area by its name, whether it failed to load or later while it ran, and days, both included. */
export const BEACON_FILTERS = {
  area: 'text',
  phase: ['load', 'render'],
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

export type BeaconFilterValues = Record<keyof typeof BEACON_FILTERS, string>;

// Visitors report failures, nobody here makes them: they are asked for anew at every visit.
const FRESH_S = 1;

export const areasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How often each part of the site failed in its visitors' browsers. */
    listAreas: build.query<AreaHealth[], void>({
      query: () => 'admin/areas',
      transformResponse: ({ data }: { data: { areas: AreaHealth[] } }) => data.areas,
      keepUnusedDataFor: FRESH_S,
    }),
    /** Each failure that a browser has reported, the newest first. */
    listBeacons: build.query<ListPage<AreaBeacon>, BeaconFilterValues & PageQuery>({
      query: (query) => ({ url: 'admin/areas/beacons', params: listParams(query) }),
      transformResponse: toListPage('beacons'),
      keepUnusedDataFor: FRESH_S,
    }),
  }),
});

export const { useListAreasQuery, useListBeaconsQuery } = areasApi;

import {
  api,
  listTag,
  type AdminCity,
  type AdminCountry,
  type AdminState,
  type PageMeta,
  type StoredPlace,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';

/** `search`: part of a name in either language, or of a country's code. */
export const PLACE_FILTERS = { search: 'text' } satisfies ListFilters<string>;

/** Countries hold states, and states hold cities. */
export type PlaceLevel = 'countries' | 'states' | 'cities';

/** A place of any level as its list shows it: with what the places of its level have. */
export type PlaceRow = AdminCity & Partial<AdminCountry>;

/** Where a list of places stands: the level of its rows, and the id of the place that they lie in; '' for countries. */
export interface PlaceHolder {
  level: PlaceLevel;
  above: string;
}

/** A page of places, and the places that they lie in, the country first. */
interface PlaceList extends ListPage<PlaceRow> {
  trail: StoredPlace[];
}

export interface PlaceNames {
  name: string;
  name_arabic: string;
}

/** A place to be added; only a country has a code. */
export interface NewPlace extends PlaceNames {
  iso2?: string;
}

interface PlaceRef {
  level: PlaceLevel;
  id: number;
}

interface PlacesAnswer {
  data?: {
    countries?: AdminCountry[];
    states?: AdminState[];
    cities?: AdminCity[];
    country?: StoredPlace;
    state?: StoredPlace;
    meta: PageMeta;
  };
}

/** What an address of the console lists. */
export const holderAt = ({ countryId, stateId }: { countryId?: string; stateId?: string }): PlaceHolder => {
  if (stateId !== undefined) return { level: 'cities', above: stateId };
  return countryId === undefined ? { level: 'countries', above: '' } : { level: 'states', above: countryId };
};

const URLS: Record<PlaceLevel, (above: string) => string> = {
  countries: () => 'admin/places',
  states: (above) => `admin/places/${encodeURIComponent(above)}/states`,
  cities: (above) => `admin/places/states/${encodeURIComponent(above)}/cities`,
};

const stale = staleAfter([listTag('Place')]);

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What lies in a place, or the countries; null where there is no such place. */
    listPlaces: build.query<PlaceList | null, PlaceHolder & PageQuery & { search: string }>({
      query: ({ level, above, ...query }) => ({
        url: URLS[level](above),
        params: listParams(query),
        // An address whose id is no number is refused with 422.
        validateStatus: ({ ok, status }) => ok || status === 404 || (status === 422 && !/^\d+$/.test(above)),
      }),
      transformResponse: ({ data }: PlacesAnswer, _meta, { level }) =>
        data
          ? { rows: data[level] ?? [], meta: data.meta, trail: [data.country, data.state].filter((place) => !!place) }
          : null,
      providesTags: [listTag('Place')],
    }),
    addPlace: build.mutation<Success, PlaceHolder & { place: NewPlace }>({
      query: ({ level, above, place }) => ({ url: URLS[level](above), method: 'POST', body: place }),
      invalidatesTags: stale,
    }),
    /** Orders keep the names that they were placed with. */
    renamePlace: build.mutation<Success, PlaceRef & { names: PlaceNames; updated_at_seen?: string }>({
      query: ({ level, id, names, updated_at_seen }) => ({
        url: `admin/places/${level}/${id}`,
        method: 'POST',
        body: { ...names, updated_at_seen, _method: 'PUT' },
      }),
      invalidatesTags: stale,
    }),
    /** Lets forms offer a place, or no longer offer it and what is in it. */
    setPlaceListed: build.mutation<Success, PlaceRef & { listed: boolean; updated_at_seen: string }>({
      query: ({ level, id, ...body }) => ({
        url: `admin/places/${level}/${id}/listed`,
        method: 'POST',
        body,
      }),
      invalidatesTags: stale,
    }),
    /** Only one that nobody uses; what is in it goes with it. */
    deletePlace: build.mutation<Success, PlaceRef>({
      query: ({ level, id }) => ({ url: `admin/places/${level}/${id}`, method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useLazyListPlacesQuery,
  useListPlacesQuery,
  useAddPlaceMutation,
  useRenamePlaceMutation,
  useSetPlaceListedMutation,
  useDeletePlaceMutation,
} = placesApi;

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

/** `search`: part of a name in either language, or of a country code. */
export const PLACE_FILTERS = { search: 'text' } satisfies ListFilters<string>;

/** Countries contain states, and states contain cities. */
export type PlaceLevel = 'countries' | 'states' | 'cities';

/** A place of any level, with the fields of its level. */
export type PlaceRow = AdminCity & Partial<AdminCountry>;

/** A list of places: level of its rows and id of their parent; '' for countries. */
export interface PlaceHolder {
  level: PlaceLevel;
  above: string;
}

/** A page of places, and their ancestors, country first. */
interface PlaceList extends ListPage<PlaceRow> {
  trail: StoredPlace[];
}

export interface PlaceNames {
  name: string;
  name_arabic: string;
}

/** A new place; only a country has a code. */
export interface NewPlace extends PlaceNames {
  iso2?: string;
}

interface PlaceRef {
  level: PlaceLevel;
  id: number;
}

interface PlacesResponse {
  data?: {
    countries?: AdminCountry[];
    states?: AdminState[];
    cities?: AdminCity[];
    country?: StoredPlace;
    state?: StoredPlace;
    meta: PageMeta;
  };
}

/** List that a console URL shows. */
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
    /** Children of a place, or the countries; null if the parent does not exist. */
    listPlaces: build.query<PlaceList | null, PlaceHolder & PageQuery & { search: string }>({
      query: ({ level, above, ...query }) => ({
        url: URLS[level](above),
        params: listParams(query),
        // A non-numeric id is refused with 422.
        validateStatus: ({ ok, status }) => ok || status === 404 || (status === 422 && !/^\d+$/.test(above)),
      }),
      transformResponse: ({ data }: PlacesResponse, _meta, { level }) =>
        data
          ? { rows: data[level] ?? [], meta: data.meta, trail: [data.country, data.state].filter((place) => !!place) }
          : null,
      providesTags: [listTag('Place')],
    }),
    addPlace: build.mutation<Success, PlaceHolder & { place: NewPlace }>({
      query: ({ level, above, place }) => ({ url: URLS[level](above), method: 'POST', body: place }),
      invalidatesTags: stale,
    }),
    /** Existing orders keep their names. */
    renamePlace: build.mutation<Success, PlaceRef & { names: PlaceNames; updated_at_seen?: string }>({
      query: ({ level, id, names, updated_at_seen }) => ({
        url: `admin/places/${level}/${id}`,
        method: 'POST',
        body: { ...names, updated_at_seen, _method: 'PUT' },
      }),
      invalidatesTags: stale,
    }),
    /** Lists or unlists a place, and thereby everything in it. */
    setPlaceListed: build.mutation<Success, PlaceRef & { listed: boolean; updated_at_seen: string }>({
      query: ({ level, id, ...body }) => ({
        url: `admin/places/${level}/${id}/listed`,
        method: 'POST',
        body,
      }),
      invalidatesTags: stale,
    }),
    /** Deletes an unused place with everything in it. */
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

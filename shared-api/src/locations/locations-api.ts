import { api } from '../store/api.ts';
import { listTag } from '../http/tags.ts';
import type { City, Country, State } from '../wire/index.ts';

/** Whoever renames a place, or takes it off the lists, sees it at once. */
const providesTags = [listTag('Place')];

const unwrapData = <Row>(body: { data: Row[] }): Row[] => body.data;

export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With `delivered`, only where a seller delivers. */
    listCountries: build.query<Country[], { delivered: true } | void>({
      query: (params) => ({ url: 'countries', ...(params && { params }) }),
      transformResponse: unwrapData<Country>,
      providesTags,
    }),
    listStates: build.query<State[], number>({
      query: (country_id) => ({ url: 'states', params: { country_id } }),
      transformResponse: unwrapData<State>,
      providesTags,
    }),
    listCities: build.query<City[], number>({
      query: (state_id) => ({ url: 'cities', params: { state_id } }),
      transformResponse: unwrapData<City>,
      providesTags,
    }),
  }),
});

export const { useListCountriesQuery, useListStatesQuery, useListCitiesQuery } = locationsApi;

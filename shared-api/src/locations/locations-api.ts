import { api } from '../store/api.ts';
import { listTag } from '../http/tags.ts';
import type { City, Country, State } from '../wire/index.ts';

/** Renaming or delisting a place refreshes these lists. */
const providesTags = [listTag('Place')];

const unwrapData = <Row>(body: { data: Row[] }): Row[] => body.data;

export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `delivered` limits the list to countries that a seller delivers to. */
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

import { api } from '../api.ts';
import type { City, Country, State } from '../wire/index.ts';

const unwrapData = <Row>(body: { data: Row[] }): Row[] => body.data;

export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCountries: build.query<Country[], void>({ query: () => 'countries', transformResponse: unwrapData<Country> }),
    listStates: build.query<State[], number>({
      query: (country_id) => ({ url: 'states', params: { country_id } }),
      transformResponse: unwrapData<State>,
    }),
    listCities: build.query<City[], number>({
      query: (state_id) => ({ url: 'cities', params: { state_id } }),
      transformResponse: unwrapData<City>,
    }),
  }),
});

export const { useListCountriesQuery, useListStatesQuery, useListCitiesQuery } = locationsApi;

import { useListCitiesQuery, useListCountriesQuery, useListStatesQuery } from './locations-api.ts';

/**
 * Countries, states of the chosen country and cities of the chosen state, each with the state of its call.
 * @param country a country's id as a form holds it, '' for none
 * @param state a state's id, likewise
 */
export function usePlaces(country: string, state: string) {
  const countries = useListCountriesQuery();
  const states = useListStatesQuery(Number(country), { skip: country === '' });
  const cities = useListCitiesQuery(Number(state), { skip: state === '' });
  return {
    countries: { places: countries.data, isError: countries.isError, refetch: countries.refetch },
    states: {
      // While the new country's states load, those of the previous one are not offered.
      places: country === '' ? undefined : states.currentData,
      isError: states.isError,
      refetch: states.refetch,
    },
    cities: {
      places: state === '' ? undefined : cities.currentData,
      isError: cities.isError,
      refetch: cities.refetch,
    },
  };
}

import { useListCitiesQuery, useListCountriesQuery, useListStatesQuery } from './locations-api.ts';

/**
 * The countries, the states of the chosen country and the cities of the chosen state, each with how its call stands.
 * @param country a country's id as a form holds it, '' while none is chosen
 * @param state the same of a state
 */
export function usePlaces(country: string, state: string) {
  const countries = useListCountriesQuery();
  const states = useListStatesQuery(Number(country), { skip: country === '' });
  const cities = useListCitiesQuery(Number(state), { skip: state === '' });
  return {
    countries: { places: countries.data, isError: countries.isError, refetch: countries.refetch },
    states: {
      // While a new country's states are on their way, those of the one before are not offered.
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

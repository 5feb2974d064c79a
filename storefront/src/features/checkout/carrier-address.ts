import {
  locationsApi,
  type Address,
  type AppDispatch,
  type User,
  type ValidateAddressRequest,
} from '@balsam/shared-api';
import type { BillingValues } from './checkout-schema.ts';

const SHIPPING = 1;

/** Stored destination of a customer's parcels; undefined if they go to the billing address. */
export const storedDestination = (user: User): Address | undefined =>
  user.addresses.find(({ type }) => type === SHIPPING);

const cached = { subscribe: false } as const;
const { listCountries, listStates, listCities } = locationsApi.endpoints;

/** The form's address in the carrier's format. The lists of places are already cached by the form. */
export async function billedAddress(billing: BillingValues, dispatch: AppDispatch): Promise<ValidateAddressRequest> {
  const [countries, states, cities] = await Promise.all([
    dispatch(listCountries.initiate(undefined, cached)).unwrap(),
    dispatch(listStates.initiate(Number(billing.country), cached)).unwrap(),
    dispatch(listCities.initiate(Number(billing.state), cached)).unwrap(),
  ]);
  const chosen = <Place extends { id: number }>(places: readonly Place[], id: string) =>
    places.find((place) => String(place.id) === id);
  return {
    address_1: billing.address_1,
    address_2: billing.address_2,
    city: chosen(cities, billing.city)?.name ?? '',
    state: chosen(states, billing.state)?.name ?? '',
    country_code: chosen(countries, billing.country)?.iso2 ?? '',
    postal_code: billing.postal_code,
  };
}

/** A stored address in the carrier's format. */
export const storedAddress = ({
  address_1,
  address_2,
  city,
  state,
  country,
  postal_code,
}: Address): ValidateAddressRequest => ({
  address_1,
  address_2,
  city: city?.name ?? '',
  state: state?.name ?? '',
  country_code: country?.iso2 ?? '',
  postal_code,
});

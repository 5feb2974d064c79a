import type { User } from '@balsam/shared-api';
import { writeStored } from '@balsam/shared-ui';

/** Ids of a city, its state and its country. */
export interface DeliveryCity {
  country: number;
  state: number;
  city: number;
}

export const CITY_KEY = 'delivery_city';

/** Clears the chosen city. */
export const forgetCity = (): void => writeStored(CITY_KEY, '');

/** Parses a stored city: "1,12,345". Null for anything else. */
export function readCity(text: string): DeliveryCity | null {
  const [, country, state, city] = /^([1-9]\d{0,8}),([1-9]\d{0,8}),([1-9]\d{0,8})$/.exec(text) ?? [];
  return city === undefined ? null : { country: Number(country), state: Number(state), city: Number(city) };
}

export const writeCity = ({ country, state, city }: DeliveryCity): string => [country, state, city].join(',');

/** City of a customer's shipping address, or of the billing address. */
export function cityOf(user: User | undefined): (DeliveryCity & { name: string }) | null {
  const [address] = [...(user?.addresses ?? [])].sort((one, other) => other.type - one.type);
  if (!address?.country || !address.state || !address.city) return null;
  const { country, state, city } = address;
  return { country: country.id, state: state.id, city: city.id, name: city.name };
}

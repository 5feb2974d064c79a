import type { Address, Country, User } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { phoneRule, postalCodeRule } from '../../../entities/location/address-rules.ts';
import { nationalAddress } from '../../../entities/location/national-address.ts';

/** Address type of the API. */
export const SHIPPING = 1;

/** Form values; places are ids as text. */
export interface AddressValues {
  country: string;
  state: string;
  city: string;
  address_1: string;
  address_2: string;
  postal_code: string;
  national_address: string;
  phone_number: string;
  /** Version of the address that the values are based on; null for a first address. */
  updated_at: string | null;
}

export const shippingAddressOf = (user: User): Address | undefined =>
  user.addresses.find(({ type }) => type === SHIPPING);

export const addressValues = (user: User): AddressValues => {
  const address = shippingAddressOf(user);
  return {
    country: String(address?.country?.id ?? ''),
    state: String(address?.state?.id ?? ''),
    city: String(address?.city?.id ?? ''),
    address_1: address?.address_1 ?? '',
    address_2: address?.address_2 ?? '',
    postal_code: address?.postal_code ?? '',
    national_address: address?.national_address ?? '',
    phone_number: address?.phone_number || user.phone_number,
    updated_at: address?.updated_at ?? null,
  };
};

type ErrorName = TextKey<'storefront', 'dashboard.address.error'>;
const error = (name: ErrorName) => `dashboard.address.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));

/** Rules of the form. The postal code format depends on the country. */
export function addressSchema(countries: readonly Country[] = []) {
  return object({
    country: required('country'),
    state: required('state'),
    city: required('city'),
    postal_code: postalCodeRule(countries),
    address_1: required('address_1'),
    national_address: nationalAddress(countries),
    phone_number: phoneRule(error('phone_number')),
  });
}

import type { BookAddress, Country, User } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { boolean, object, string } from 'yup';
import { phoneRule, postalCodeRule } from '../location/address-rules.ts';
import { canonicalNationalAddress, hasNationalAddress, nationalAddress } from '../location/national-address.ts';
import type { AddressRequest } from './addresses-api.ts';

/** Longest name of an address. */
export const LONGEST_LABEL = 40;

/** Values of an address form; places are ids as text. */
export interface AddressValues {
  label: string;
  recipient: string;
  company_name: string;
  country: string;
  state: string;
  city: string;
  address_1: string;
  address_2: string;
  postal_code: string;
  national_address: string;
  phone_number: string;
  note: string;
  is_default_shipping: boolean;
  is_default_billing: boolean;
  /** Version of the address that the values are based on; null for a new one. */
  updated_at: string | null;
}

/** @param address undefined for a new one */
export const addressValues = (address: BookAddress | undefined, user: Pick<User, 'phone_number'>): AddressValues => ({
  label: address?.label ?? '',
  recipient: address?.recipient ?? '',
  company_name: address?.company_name ?? '',
  country: String(address?.country?.id ?? ''),
  state: String(address?.state?.id ?? ''),
  city: String(address?.city?.id ?? ''),
  address_1: address?.address_1 ?? '',
  address_2: address?.address_2 ?? '',
  postal_code: address?.postal_code ?? '',
  national_address: address?.national_address ?? '',
  phone_number: address?.phone_number || user.phone_number,
  note: address?.note ?? '',
  is_default_shipping: address?.is_default_shipping ?? false,
  is_default_billing: address?.is_default_billing ?? false,
  updated_at: address?.updated_at ?? null,
});

type ErrorName = TextKey<'storefront', 'dashboard.address.error'>;
const error = (name: ErrorName) => `dashboard.address.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));

/** Rules of the form. The formats of the codes depend on the country. */
export const addressSchema = (countries: readonly Country[] = []) =>
  object({
    label: required('label'),
    country: required('country'),
    state: required('state'),
    city: required('city'),
    postal_code: postalCodeRule(countries),
    address_1: required('address_1'),
    national_address: nationalAddress(countries),
    phone_number: phoneRule(error('phone_number')),
    is_default_shipping: boolean(),
    is_default_billing: boolean(),
  });

export const toAddressRequest = (values: AddressValues, countries: readonly Country[]): AddressRequest => {
  const { country, state, city, updated_at: _seen, national_address, postal_code, ...rest } = values;
  return {
    ...rest,
    postal_code: postal_code.trim(),
    national_address: hasNationalAddress(countries, country) ? canonicalNationalAddress(national_address) : '',
    ...{ country_id: Number(country), state_id: Number(state), city_id: Number(city) },
  };
};

/** A stored address as a request, to change a part of it. */
export const asRequest = (address: BookAddress): AddressRequest => ({
  label: address.label || address.address_1.slice(0, LONGEST_LABEL),
  ...{ recipient: address.recipient, company_name: address.company_name, note: address.note },
  ...{ address_1: address.address_1, address_2: address.address_2, postal_code: address.postal_code },
  ...{ phone_number: address.phone_number, national_address: address.national_address },
  ...{ country_id: address.country_id ?? 0, state_id: address.state_id ?? 0, city_id: address.city_id ?? 0 },
});

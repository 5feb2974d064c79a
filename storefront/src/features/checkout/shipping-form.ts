import type { Country } from '@balsam/shared-api';
import { object, string } from 'yup';
import { phoneRule, postalCodeRule } from '../../entities/location/address-rules.ts';
import {
  canonicalNationalAddress,
  hasNationalAddress,
  nationalAddress,
} from '../../entities/location/national-address.ts';
import { textKey } from '../../locales/texts.ts';

const FIELDS = [
  ...['recipient', 'company_name', 'country', 'state', 'city', 'postal_code'],
  ...['address_1', 'address_2', 'national_address', 'phone_number', 'note'],
] as const;

/** Form of an address that one order goes to; places are ids as text. */
export interface ShippingValues {
  recipient: string;
  company_name: string;
  country: string;
  state: string;
  city: string;
  postal_code: string;
  address_1: string;
  address_2: string;
  national_address: string;
  phone_number: string;
  note: string;
}

export type ShippingRequest = Omit<ShippingValues, 'country' | 'state' | 'city'> &
  Record<'country' | 'state' | 'city', number>;

/** Prefix of the fields in the stored draft. */
const PREFIX = 'shipping.';

/** Values of the stored draft; empty without one. */
export const restoredShipping = (typed: Record<string, string>): ShippingValues =>
  Object.fromEntries(FIELDS.map((field) => [field, typed[PREFIX + field] ?? ''])) as unknown as ShippingValues;

export const shippingDraft = (values: ShippingValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [PREFIX + field, String(text)]));

const required = (key: 'recipient' | 'country' | 'state' | 'city' | 'address_1') =>
  string()
    .trim()
    .required(
      key === 'recipient' ? textKey('dashboard.address.error.recipient') : textKey(`dashboard.address.error.${key}`),
    );

export const shippingSchema = (countries: readonly Country[]) =>
  object({
    recipient: required('recipient'),
    country: required('country'),
    state: required('state'),
    city: required('city'),
    postal_code: postalCodeRule(countries),
    address_1: required('address_1'),
    national_address: nationalAddress(countries),
    phone_number: phoneRule(textKey('dashboard.address.error.phone_number')),
  });

export const toShippingRequest = (values: ShippingValues, countries: readonly Country[]): ShippingRequest => ({
  ...values,
  postal_code: values.postal_code.trim(),
  national_address: hasNationalAddress(countries, values.country)
    ? canonicalNationalAddress(values.national_address)
    : '',
  country: Number(values.country),
  state: Number(values.state),
  city: Number(values.city),
});

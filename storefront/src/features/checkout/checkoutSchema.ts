import type { Country, User } from '@balsam/shared-api';
import { object, string } from 'yup';
import { nationalAddress } from '../../location/nationalAddress.ts';

const REQUIRED_FIELDS = [
  'firstname',
  'lastname',
  'email',
  'phone_number',
  'company_name',
  'company_address',
  'country',
  'state',
  'city',
  'postal_code',
  'address_1',
  'address_2',
  'message',
] as const;
const BILLING_FIELDS = [...REQUIRED_FIELDS, 'national_address'] as const;

export type BillingValues = Record<(typeof BILLING_FIELDS)[number], string>;

export interface CheckoutValues {
  billing: BillingValues;
  payment_method: string;
}

/** Places travel as ids. */
export type BillingRequest = Omit<BillingValues, 'country' | 'state' | 'city'> &
  Record<'country' | 'state' | 'city', number>;

/** Every field is required, the message of each is `validation.{field}_required`; the national address alone is not. */
export const checkoutSchema = (countries: readonly Country[] = []) =>
  object({
    billing: object({
      ...Object.fromEntries(
        REQUIRED_FIELDS.map((field) => [field, string().trim().required(`validation.${field}_required`)]),
      ),
      national_address: nationalAddress(countries),
    }),
    payment_method: string().required('checkout.paymentRequired'),
  });

/** What is known of the customer, so that little is left to type. */
export function checkoutValues(user?: User): CheckoutValues {
  const address = user?.addresses.find(({ type }) => type === 0) ?? user?.address;
  return {
    billing: {
      firstname: user?.firstname ?? '',
      lastname: user?.lastname ?? '',
      email: user?.email ?? '',
      phone_number: user?.phone_number ?? '',
      company_name: user?.company_name ?? '',
      company_address: user?.company_address ?? '',
      country: String(address?.country?.id ?? ''),
      state: String(address?.state?.id ?? ''),
      city: String(address?.city?.id ?? ''),
      postal_code: address?.postal_code ?? '',
      address_1: address?.address_1 ?? '',
      address_2: address?.address_2 ?? '',
      message: '',
      national_address: address?.national_address ?? '',
    },
    payment_method: '',
  };
}

/** The values with what was typed earlier in place of what is known. What was left empty is no news. */
export function withTyped({ billing, payment_method }: CheckoutValues, typed: Record<string, string>): CheckoutValues {
  const restored = BILLING_FIELDS.map((field) => [field, typed[field] || billing[field]]);
  return {
    billing: { ...billing, ...Object.fromEntries(restored) },
    payment_method: typed.payment_method || payment_method,
  };
}

export const toBillingRequest = (billing: BillingValues): BillingRequest => ({
  ...billing,
  country: Number(billing.country),
  state: Number(billing.state),
  city: Number(billing.city),
});

import { PAYMENT_METHODS, type PaymentMethod, type Country, type User } from '@balsam/shared-api';
import { object, string } from 'yup';
import { phoneRule, postalCodeRule } from '../../entities/location/address-rules.ts';
import { nationalAddress } from '../../entities/location/national-address.ts';
import { textKey } from '../../locales/texts.ts';

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
const BILLING = 0;
const BILLING_FIELDS = [...REQUIRED_FIELDS, 'vat_number', 'national_address'] as const;

export type BillingValues = Record<(typeof BILLING_FIELDS)[number], string>;

/** As they are offered. The first one is chosen. */
export const paymentMethods = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
const [firstMethod] = paymentMethods;

export interface CheckoutValues {
  billing: BillingValues;
  payment_method: PaymentMethod;
  /** Whether the billing form is to be filled in at the next order. */
  remember: boolean;
}

/** Stands in a required field about which there is nothing to say. */
export const NOTHING = '—';

/** Places travel as ids. */
export type BillingRequest = Omit<BillingValues, 'country' | 'state' | 'city'> &
  Record<'country' | 'state' | 'city', number>;

/** Every field is required, the message of each is `validation.{field}_required`; the VAT number and the national address alone are not. */
export const checkoutSchema = (countries: readonly Country[] = []) =>
  object({
    billing: object({
      ...Object.fromEntries(
        REQUIRED_FIELDS.map((field) => [
          field,
          string()
            .trim()
            .required(textKey(`validation.${field}_required`)),
        ]),
      ),
      phone_number: phoneRule(textKey('validation.phone_number_required')),
      postal_code: postalCodeRule(countries).required(textKey('validation.postal_code_required')),
      national_address: nationalAddress(countries),
    }),
    payment_method: string().required(textKey('checkout.paymentRequired')),
  });

/**
 * What is known of the customer, so that little is left to type. Who has ordered before and named no company has none.
 * The only way to pay is chosen.
 */
export function checkoutValues(user?: User): CheckoutValues {
  const remembered = user?.addresses.find(({ type }) => type === BILLING);
  const address = remembered ?? user?.address;
  const unless = remembered ? NOTHING : '';
  return {
    billing: {
      firstname: user?.firstname ?? '',
      lastname: user?.lastname ?? '',
      email: user?.email ?? '',
      phone_number: remembered?.phone_number || (user?.phone_number ?? ''),
      company_name: user?.company_name || unless,
      company_address: user?.company_address || unless,
      country: String(address?.country?.id ?? ''),
      state: String(address?.state?.id ?? ''),
      city: String(address?.city?.id ?? ''),
      postal_code: address?.postal_code ?? '',
      address_1: address?.address_1 ?? '',
      address_2: address?.address_2 ?? '',
      message: unless,
      vat_number: user?.vat_number ?? '',
      national_address: address?.national_address ?? '',
    },
    payment_method: firstMethod,
    remember: true,
  };
}

/** The values with what was typed earlier in place of what is known. What was left empty is no news. */
export function mergeDirtyValues(
  { billing, payment_method }: CheckoutValues,
  typed: Record<string, string>,
): CheckoutValues {
  const restored = BILLING_FIELDS.map((field) => [field, typed[field] || billing[field]]);
  return {
    billing: { ...billing, ...Object.fromEntries(restored) },
    payment_method: paymentMethods.find((method) => method === typed.payment_method) ?? payment_method,
    remember: typed.remember !== 'no',
  };
}

export const toBillingRequest = (billing: BillingValues): BillingRequest => ({
  ...billing,
  country: Number(billing.country),
  state: Number(billing.state),
  city: Number(billing.city),
});

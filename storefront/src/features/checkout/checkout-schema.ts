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
const COMPANY_FIELDS = ['company_name', 'company_address'] as const;
const BILLING = 0;
const BILLING_FIELDS = [...REQUIRED_FIELDS, 'vat_number', 'national_address'] as const;

export type BillingValues = Record<(typeof BILLING_FIELDS)[number], string>;

/** In display order. The first one is preselected. */
export const paymentMethods = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
const [firstMethod] = paymentMethods;

export interface CheckoutValues {
  billing: BillingValues;
  /** Adds the company fields to the form. */
  for_company: boolean;
  /** Adds the message to the vendors to the form. */
  with_message: boolean;
  payment_method: PaymentMethod;
  /** Stores the billing details for the next order. */
  remember: boolean;
}

/** Places are sent as ids. */
export type BillingRequest = Omit<BillingValues, 'country' | 'state' | 'city'> &
  Record<'country' | 'state' | 'city', number>;

const isIn = (fields: readonly string[], field: string) => fields.includes(field);

/** True if the field is part of the form: company and message fields are optional. */
const isAsked = (field: string, { for_company, with_message }: Pick<CheckoutValues, 'for_company' | 'with_message'>) =>
  (for_company || !isIn([...COMPANY_FIELDS, 'vat_number'], field)) && (with_message || field !== 'message');

const billingSchema = (countries: readonly Country[], asked: Pick<CheckoutValues, 'for_company' | 'with_message'>) => {
  const required = REQUIRED_FIELDS.filter((field) => isAsked(field, asked)).map((field) => [
    field,
    string()
      .trim()
      .required(textKey(`validation.${field}_required`)),
  ]);
  return object({
    ...Object.fromEntries(required),
    phone_number: phoneRule(textKey('validation.phone_number_required')),
    postal_code: postalCodeRule(countries).required(textKey('validation.postal_code_required')),
    national_address: nationalAddress(countries),
  });
};

/**
 * Every field is required, with the message `validation.{field}_required`, except the VAT number and the national
 * address.
 */
export const checkoutSchema = (countries: readonly Country[] = []) =>
  object({
    billing: object().when(['for_company', 'with_message'], ([for_company, with_message]) =>
      billingSchema(countries, { for_company, with_message }),
    ),
    payment_method: string().required(textKey('checkout.paymentRequired')),
  });

/**
 * Initial values, prefilled from the customer's data. Defaults to a private purchase without a message, or to a company
 * purchase if company details are stored. The first payment method is selected.
 */
export function checkoutValues(user?: User): CheckoutValues {
  const remembered = user?.addresses.find(({ type }) => type === BILLING);
  const address = remembered ?? user?.address;
  return {
    billing: {
      firstname: user?.firstname ?? '',
      lastname: user?.lastname ?? '',
      email: user?.email ?? '',
      phone_number: remembered?.phone_number || (user?.phone_number ?? ''),
      company_name: user?.company_name ?? '',
      company_address: user?.company_address ?? '',
      country: String(address?.country?.id ?? ''),
      state: String(address?.state?.id ?? ''),
      city: String(address?.city?.id ?? ''),
      postal_code: address?.postal_code ?? '',
      address_1: address?.address_1 ?? '',
      address_2: address?.address_2 ?? '',
      message: '',
      vat_number: user?.vat_number ?? '',
      national_address: address?.national_address ?? '',
    },
    for_company: Boolean(user?.company_name),
    with_message: false,
    payment_method: firstMethod,
    remember: true,
  };
}

/** Known values overridden by the stored input. Empty input does not override. */
export function mergeDirtyValues(
  { billing, for_company, with_message, payment_method }: CheckoutValues,
  typed: Record<string, string>,
): CheckoutValues {
  const restored = BILLING_FIELDS.map((field) => [field, typed[field] || billing[field]]);
  return {
    billing: { ...billing, ...Object.fromEntries(restored) },
    for_company: typed.for_company ? typed.for_company === 'yes' : for_company,
    with_message: typed.with_message ? typed.with_message === 'yes' : with_message,
    payment_method: paymentMethods.find((method) => method === typed.payment_method) ?? payment_method,
    remember: typed.remember !== 'no',
  };
}

/** Request body: fields that are not part of the form are empty. */
export const toBillingRequest = ({ billing, ...asked }: CheckoutValues): BillingRequest => ({
  ...billing,
  ...Object.fromEntries(BILLING_FIELDS.filter((field) => !isAsked(field, asked)).map((field) => [field, ''])),
  country: Number(billing.country),
  state: Number(billing.state),
  city: Number(billing.city),
});

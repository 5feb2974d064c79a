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

/** As they are offered. The first one is chosen. */
export const paymentMethods = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
const [firstMethod] = paymentMethods;

export interface CheckoutValues {
  billing: BillingValues;
  /** The company is part of the form. */
  for_company: boolean;
  /** A message to the vendors is part of the form. */
  with_message: boolean;
  payment_method: PaymentMethod;
  /** Whether the billing form is to be filled in at the next order. */
  remember: boolean;
}

/** Places travel as ids. */
export type BillingRequest = Omit<BillingValues, 'country' | 'state' | 'city'> &
  Record<'country' | 'state' | 'city', number>;

const isIn = (fields: readonly string[], field: string) => fields.includes(field);

/** Whether a field is part of the form: the company and the message are only when the buyer asks for them. */
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
 * Every field of the form is required, the message of each is `validation.{field}_required`; the VAT number and the national
 * address alone are not.
 */
export const checkoutSchema = (countries: readonly Country[] = []) =>
  object({
    billing: object().when(['for_company', 'with_message'], ([for_company, with_message]) =>
      billingSchema(countries, { for_company, with_message }),
    ),
    payment_method: string().required(textKey('checkout.paymentRequired')),
  });

/**
 * Initial values: what is known of the customer, so that little is left to type. A private purchase without a message is the
 * default; a company that was remembered is asked about again. The first payment method is chosen.
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

/** The values with what was typed earlier in place of what is known. What was left empty is no news. */
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

/** What is sent: fields that are not part of the form are empty. */
export const toBillingRequest = ({ billing, ...asked }: CheckoutValues): BillingRequest => ({
  ...billing,
  ...Object.fromEntries(BILLING_FIELDS.filter((field) => !isAsked(field, asked)).map((field) => [field, ''])),
  country: Number(billing.country),
  state: Number(billing.state),
  city: Number(billing.city),
});

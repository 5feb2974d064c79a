import { PAYMENT_METHODS, type PaymentMethod, type Country, type User } from '@balsam/shared-api';
import { object, string } from 'yup';
import { phoneRule, postalCodeRule } from '../../entities/location/address-rules.ts';
import { nationalAddress } from '../../entities/location/national-address.ts';
import { textKey } from '../../locales/texts.ts';
import { restoredShipping, shippingSchema, type ShippingValues } from './shipping-form.ts';

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
/** Fields that are part of the form only if the customer asks for them, by the flag that says so. */
const ON_REQUEST = {
  for_company: ['company_name', 'company_address', 'vat_number'],
  with_address_2: ['address_2'],
  with_message: ['message'],
} as const;
const FLAGS = Object.keys(ON_REQUEST) as Flag[];
const BILLING = 0;
const BILLING_FIELDS = [...REQUIRED_FIELDS, 'vat_number', 'national_address'] as const;

export type Flag = keyof typeof ON_REQUEST;
type Flags = Record<Flag, boolean>;

export type BillingValues = Record<(typeof BILLING_FIELDS)[number], string>;

/** In display order. The first one is preselected. */
export const paymentMethods = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
const [firstMethod] = paymentMethods;

export interface CheckoutValues extends Flags {
  billing: BillingValues;
  payment_method: PaymentMethod;
  /** Purchase order number, part of the form for a company. */
  po_number: string;
  /** Stores the billing details for the next order. */
  remember: boolean;
  /** The buyer states to be old enough for the goods. */
  age_confirmed: boolean;
  /** This order goes to `shipping`, not to a stored address. */
  elsewhere: boolean;
  shipping: ShippingValues;
  /** Code from the e-mail, once a guest was asked for it. */
  email_code: string;
}

/** Places are sent as ids. */
export type BillingRequest = Omit<BillingValues, 'country' | 'state' | 'city'> &
  Record<'country' | 'state' | 'city', number>;

const includes = (fields: readonly string[], field: string) => fields.includes(field);

const isAsked = (field: string, flags: Flags) =>
  FLAGS.every((flag) => flags[flag] || !includes(ON_REQUEST[flag], field));

const billingSchema = (countries: readonly Country[], flags: Flags) => {
  const required = REQUIRED_FIELDS.filter((field) => isAsked(field, flags)).map((field) => [
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
 * Every field of the form is required, with the message `validation.{field}_required`, except the VAT number and the
 * national address.
 */
export const checkoutSchema = (countries: readonly Country[] = []) =>
  object({
    billing: object().when(FLAGS, ([for_company, with_address_2, with_message]) =>
      billingSchema(countries, { for_company, with_address_2, with_message }),
    ),
    shipping: object().when('elsewhere', ([isElsewhere]) => (isElsewhere ? shippingSchema(countries) : object())),
    payment_method: string().required(textKey('checkout.paymentRequired')),
  });

/**
 * Initial values, prefilled from the customer's data. Company and second address line are part of the form if they are
 * stored, the message is not. The first payment method is selected.
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
    with_address_2: Boolean(address?.address_2),
    with_message: false,
    payment_method: firstMethod,
    po_number: '',
    remember: true,
    age_confirmed: false,
    elsewhere: false,
    shipping: restoredShipping({}),
    email_code: '',
  };
}

/** Known values overridden by the stored input. Empty input does not override. */
export function mergeDirtyValues(
  { billing, payment_method, ...known }: CheckoutValues,
  typed: Record<string, string>,
): CheckoutValues {
  const restored = BILLING_FIELDS.map((field) => [field, typed[field] || billing[field]]);
  const flags = FLAGS.map((flag) => [flag, typed[flag] === undefined ? known[flag] : typed[flag] === 'yes']);
  return {
    ...known,
    ...Object.fromEntries(flags),
    billing: { ...billing, ...Object.fromEntries(restored) },
    payment_method: paymentMethods.find((method) => method === typed.payment_method) ?? payment_method,
    po_number: typed.po_number ?? '',
    remember: typed.remember !== 'no',
    elsewhere: typed.elsewhere === 'yes',
    shipping: restoredShipping(typed),
  };
}

/** Request body: fields that are not part of the form are empty. */
export const toBillingRequest = ({ billing, ...flags }: CheckoutValues): BillingRequest => ({
  ...billing,
  ...Object.fromEntries(BILLING_FIELDS.filter((field) => !isAsked(field, flags)).map((field) => [field, ''])),
  country: Number(billing.country),
  state: Number(billing.state),
  city: Number(billing.city),
});

import { LIMITS } from '@balsam/shared-api';
import { emailRule, type TextKey } from '@balsam/shared-ui';
import { boolean, object, ref, string } from 'yup';
import { phoneRule } from '../../entities/location/address-rules.ts';

export const MIN_PASSWORD = LIMITS.password.registered;

export interface RegisterValues {
  account_type: 'customer' | 'vendor';
  firstname: string;
  lastname: string;
  email: string;
  phone_number: string;
  password: string;
  confirm_password: string;
  terms: boolean;
  cr_certificate: File | null;
  store_address: {
    country: string;
    state: string;
    city: string;
    postal_code: string;
    address_1: string;
    company_name: string;
  };
}

export const emptyRegistration: RegisterValues = {
  account_type: 'customer',
  firstname: '',
  lastname: '',
  email: '',
  phone_number: '',
  password: '',
  confirm_password: '',
  terms: false,
  cr_certificate: null,
  store_address: { country: '', state: '', city: '', postal_code: '', address_1: '', company_name: '' },
};

type ErrorName = TextKey<'storefront', 'auth.register.error'>;
const error = (name: ErrorName) => `auth.register.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));

/** Address and certificate have no rules here; the server validates them. */
export const registerSchema = object({
  firstname: required('firstname'),
  lastname: required('lastname'),
  email: emailRule(error('email'), error('emailFormat')),
  phone_number: phoneRule(error('phone_number')),
  password: string().required(error('password')).min(MIN_PASSWORD, error('passwordLength')),
  confirm_password: string()
    .required(error('confirm_password'))
    .min(MIN_PASSWORD, error('passwordLength'))
    .oneOf([ref('password')], error('mismatch')),
  terms: boolean().oneOf([true], error('terms')),
});

/** Multipart body: nested names in brackets, vendor fields only for vendors. */
export function toFormData({ cr_certificate, store_address, ...values }: RegisterValues): FormData {
  const body = new FormData();
  const isVendor = values.account_type === 'vendor';
  for (const [name, value] of Object.entries(values)) body.append(name, String(value));
  for (const [name, value] of Object.entries(store_address)) {
    if (value !== '' && (isVendor || name !== 'company_name')) body.append(`store_address[${name}]`, value);
  }
  if (isVendor && cr_certificate) body.append('cr_certificate', cr_certificate);
  return body;
}

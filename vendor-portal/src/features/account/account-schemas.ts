import { LIMITS } from '@balsam/shared-api';
import { mixed, object, ref, string } from 'yup';

const MIN_PASSWORD = LIMITS.password.changed;

const error = (name: string) => `account.error.${name}`;
const required = (name: string) => string().trim().required(error(name));
// Spaces count in a password.
const requiredPassword = (name: string) => string().required(error(name));

export const personSchema = object({
  firstname: required('firstname'),
  lastname: required('lastname'),
  phone_number: required('phone_number'),
});

export const passwordSchema = object({
  current_password: requiredPassword('current_password'),
  new_password: requiredPassword('new_password').min(MIN_PASSWORD, error('passwordLength')),
  confirm_password: requiredPassword('confirm_password').oneOf([ref('new_password')], error('mismatch')),
});

export const companySchema = object({ company_name: required('company_name') });

export const logoSchema = object({ logo: mixed().required(error('logo')) });

import { LIMITS } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { mixed, object, ref, string } from 'yup';

const MIN_PASSWORD = LIMITS.password.changed;

type ErrorName = TextKey<'vendor-portal', 'account.error'>;
const error = (name: ErrorName) => `account.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));
// Passwords may start or end with spaces, so they are not trimmed.
const requiredPassword = (name: ErrorName) => string().required(error(name));

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

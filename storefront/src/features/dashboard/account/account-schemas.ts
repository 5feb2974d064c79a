import { LIMITS } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, ref, string } from 'yup';
import { phoneRule } from '../../../entities/location/address-rules.ts';

export const MIN_PASSWORD = LIMITS.password.changed;

type ErrorName = TextKey<'storefront', 'dashboard.account.error'>;
const error = (name: ErrorName) => `dashboard.account.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));
// Not trimmed, because spaces are significant in passwords.
const requiredPassword = (name: ErrorName) => string().required(error(name));

export const detailsSchema = object({
  firstname: required('firstname'),
  lastname: required('lastname'),
  phone_number: phoneRule(error('phone_number')),
});

export const passwordSchema = object({
  current_password: requiredPassword('current_password'),
  new_password: requiredPassword('new_password').min(MIN_PASSWORD, error('passwordLength')),
  confirm_password: requiredPassword('confirm_password').oneOf([ref('new_password')], error('mismatch')),
});

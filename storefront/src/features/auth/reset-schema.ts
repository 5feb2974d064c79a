import { LIMITS } from '@balsam/shared-api';
import { emailRule, type TextKey } from '@balsam/shared-ui';
import { object, ref, string } from 'yup';

export const MIN_PASSWORD = LIMITS.password.changed;

export interface ResetValues {
  email: string;
  password: string;
  password_confirmation: string;
}

const error = (name: TextKey<'storefront', 'auth.reset.error'>) => `auth.reset.error.${name}`;
const newPassword = () => string().required(error('length')).min(MIN_PASSWORD, error('length'));

export const resetSchema = object({
  email: emailRule(error('email'), error('emailFormat')),
  password: newPassword(),
  password_confirmation: newPassword().oneOf([ref('password')], error('mismatch')),
});

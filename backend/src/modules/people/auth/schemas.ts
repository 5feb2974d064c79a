import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { Email, Flag, optionalCode, OptionalId, optionalText, Phone } from '../../../wire/fields.ts';
import { FileField } from '../../../files/uploaded-file.ts';
import { success } from '../../../wire/schemas.ts';
import { companyName, personName } from './name-field.ts';
import { User } from './profile-schemas.ts';
import { existingPassword, newPassword } from './password-field.ts';

const StoreAddress = z.strictObject({
  country: OptionalId,
  state: OptionalId,
  city: OptionalId,
  postal_code: optionalCode(20),
  address_1: optionalText(),
  company_name: companyName('validation.register.company_name_address'),
});

/** True once a customer has started an address, which must then be complete. Selected places alone do not count. */
export const isAddressBegun = ({ postal_code, address_1 }: z.infer<typeof StoreAddress>): boolean =>
  postal_code !== '' || address_1 !== '';

const noAddress = { country: null, state: null, city: null, postal_code: '', address_1: '', company_name: '' };

/** Required of vendors: documents name the store as the sender, and couriers collect there. */
const neededOfVendor = [
  ['company_name', 'validation.register.company_name_required'],
  ['country', 'validation.address.country_required'],
  ['state', 'validation.address.state_required'],
  ['city', 'validation.address.city_required'],
  ['address_1', 'validation.address.address_1_required'],
] as const;

/** Registration form. Vendors must also give a company with its address and the commercial registration certificate. */
export const Registration = z
  .strictObject({
    firstname: personName({
      required: 'validation.register.firstname_required',
      address: 'validation.register.firstname_address',
    }),
    lastname: personName({
      required: 'validation.register.lastname_required',
      address: 'validation.register.lastname_address',
    }),
    email: Email,
    phone_number: Phone('validation.register.phone_number_required'),
    password: newPassword(LIMITS.password.registered, {
      required: 'validation.password_required',
      short: 'validation.password_short_6',
    }),
    confirm_password: newPassword(LIMITS.password.registered, {
      required: 'validation.register.confirm_password_required',
      short: 'validation.password_short_6',
    }),
    terms: z.literal([true, 'true', '1', 'on'], 'validation.register.terms_required'),
    account_type: z.enum(['customer', 'vendor']).default('customer'),
    cr_certificate: FileField.optional().describe(
      'A vendor’s commercial registration certificate: PDF, JPEG or PNG of at most 5 MB',
    ),
    store_address: StoreAddress.default(noAddress),
  })
  .superRefine((form, context) => {
    const refuse = (field: string[], message: string) => context.addIssue({ code: 'custom', path: field, message });
    if (form.password !== form.confirm_password) refuse(['confirm_password'], 'validation.register.passwords_differ');
    if (form.account_type === 'customer') {
      if (form.cr_certificate) refuse(['cr_certificate'], 'validation.unknown_field');
      if (!isAddressBegun(form.store_address)) return;
      if (form.store_address.country === null)
        refuse(['store_address', 'country'], 'validation.address.country_required');
      if (!form.store_address.address_1)
        refuse(['store_address', 'address_1'], 'validation.address.address_1_required');
      return;
    }
    if (!form.cr_certificate) refuse(['cr_certificate'], 'validation.register.certificate_required');
    for (const [field, message] of neededOfVendor)
      if (!form.store_address[field]) refuse(['store_address', field], message);
  });
export type Registration = z.infer<typeof Registration>;

/** Sign-in form in use. The customers' form accepts every role. */
const LoginForm = z.enum(['customer', 'user', 'vendor', 'admin']);

export const Login = z.strictObject({
  email: Email,
  password: existingPassword('validation.password_required'),
  remember_me: Flag.default(false),
  user_type: LoginForm.optional(),
  loginType: LoginForm.optional(),
});
export type Login = z.infer<typeof Login>;

export const StepUp = z.strictObject({ password: existingPassword('validation.password_required') });

export const LoginResponse = success({ token: z.string(), user: User });

export const ForgotPassword = z.strictObject({ email: Email });

const resetPassword = newPassword(LIMITS.password.changed, {
  required: 'validation.password_required',
  short: 'validation.password_short_8',
});

export const ResetPassword = z
  .strictObject({
    email: Email,
    token: z.string().min(1).max(200),
    password: resetPassword,
    password_confirmation: resetPassword,
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'validation.passwords_differ',
  });
export type ResetPassword = z.infer<typeof ResetPassword>;

import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { Email, Flag, optionalCode, OptionalId, optionalText, Phone } from '../../../wire/fields.ts';
import { FileField } from '../../../files/uploaded-file.ts';
import { success } from '../../../wire/schemas.ts';
import { companyName, personName } from './name-field.ts';
import { FactorProof, hasOneProof, PasskeyAnswer, PasskeyOptions } from '../factors/schemas.ts';
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

/** Confirmation of a person without a factor by the password, of any other by an answer to the challenge. */
export const StepUp = z
  .strictObject({
    password: existingPassword('validation.password_required').optional(),
    challenge_id: z.uuid().optional().describe('`challenge_id` of POST /auth/step-up/options'),
    ...FactorProof.shape,
  })
  .refine(
    ({ password, challenge_id: id, ...proof }) =>
      password === undefined ? hasOneProof(proof) && id !== undefined : true,
    {
      path: ['password'],
      message: 'validation.password_required',
    },
  )
  .meta({ example: { password: 'seven lilies 29' } });
export type StepUp = z.infer<typeof StepUp>;

export const StepUpOptions = success({
  data: z
    .object({
      methods: z
        .array(z.enum(['password', 'totp', 'passkey', 'recovery_code']))
        .describe('Ways in which the person can confirm who they are'),
      challenge_id: z.uuid().nullable().describe('To be sent with the proof; null for a password'),
      passkey_options: PasskeyOptions.nullable().describe(
        'PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey',
      ),
    })
    .meta({ id: 'StepUpOptions', description: 'Ways in which a person confirms who they are' }),
});

const PASSKEY_LOGIN_EXAMPLE = {
  challenge_id: '5f0c2a3e-8a1d-4a52-9d3b-6f1f0a7b2c11',
  passkey: {
    ...{ id: 'dGVzdA', rawId: 'dGVzdA', type: 'public-key', clientExtensionResults: {} },
    response: { authenticatorData: 'dGVzdA', clientDataJSON: 'dGVzdA', signature: 'dGVzdA' },
  },
};

/** Sign-in with a passkey alone. */
export const PasskeyLogin = z
  .strictObject({
    challenge_id: z.uuid().describe('`challenge_id` of the options'),
    passkey: PasskeyAnswer,
    remember_me: Flag.default(false),
    user_type: LoginForm.optional(),
    loginType: LoginForm.optional(),
  })
  .meta({ example: PASSKEY_LOGIN_EXAMPLE });
export type PasskeyLogin = z.infer<typeof PasskeyLogin>;

export const PasskeyChallenge = success({
  data: z.object({
    challenge_id: z.uuid().describe('The sign-in that the passkey completes'),
    options: PasskeyOptions.describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
  }),
});

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

export const PasswordReset = success({
  data: z.object({
    passkeys: z.array(z.string()).describe('Names of the passkeys, which still sign in without the password'),
  }),
});

import { z } from 'zod';
import { requiredCode } from '../../../wire/fields.ts';

/** Six digits of an authenticator app, in any digits and with or without a space. */
export const TotpCode = requiredCode('factors.code_digits', 20)
  .overwrite((code) => code.replaceAll(' ', ''))
  .regex(/^\d{6}$/, 'factors.code_digits')
  .meta({ description: 'The six digits of the authenticator app', examples: ['048213'] });

const RecoveryCode = requiredCode('factors.recovery_code_required', 40).meta({
  description: 'A recovery code that was not used before',
  examples: ['7K3MZ-0QX4T'],
});

const Base64Url = z
  .string()
  .max(8000)
  .regex(/^[\w-]+$/);

const credentialKeys = {
  id: Base64Url.describe('Id of the passkey'),
  rawId: Base64Url.describe('The same id'),
  type: z.literal('public-key').describe('Always this'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().describe('On this device, or on another'),
  clientExtensionResults: z.record(z.string(), z.unknown()).describe('Not read'),
};

/** Answer of a browser to the options of a sign-in (WebAuthn, `AuthenticationResponseJSON`). */
export const PasskeyAnswer = z
  .strictObject({
    ...credentialKeys,
    response: z
      .strictObject({
        authenticatorData: Base64Url.describe('Signed: host, flags, counter'),
        clientDataJSON: Base64Url.describe('Signed: challenge and web address'),
        signature: Base64Url.describe('Signature of the passkey'),
        userHandle: Base64Url.optional().describe('Not read'),
      })
      .describe('The signature and what it signs'),
  })
  .meta({ id: 'PasskeyAnswer', description: 'Answer of the browser: AuthenticationResponseJSON of WebAuthn' });

/** Answer of a browser that has made a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const NewPasskeyAnswer = z
  .strictObject({
    ...credentialKeys,
    response: z
      .strictObject({
        attestationObject: Base64Url.describe('Public key, with id and counter'),
        clientDataJSON: Base64Url.describe('Challenge and web address'),
        authenticatorData: Base64Url.optional().describe('Not read'),
        publicKey: Base64Url.optional().describe('Not read'),
        publicKeyAlgorithm: z.number().int().optional().describe('Not read'),
        transports: z.array(z.string().max(40)).max(10).optional().describe('Ways to reach the device'),
      })
      .describe('The new passkey'),
  })
  .meta({ id: 'NewPasskeyAnswer', description: 'Answer of the browser: RegistrationResponseJSON of WebAuthn' });

/** Options for the browser; their shape is that of WebAuthn. */
export const PasskeyOptions = z.record(z.string(), z.unknown());

/** Proof of a second factor. */
export const FactorProof = z.strictObject({
  code: TotpCode.optional(),
  recovery_code: RecoveryCode.optional(),
  passkey: PasskeyAnswer.optional().describe('Answer of the browser to `passkey_options`'),
});
export type FactorProof = z.infer<typeof FactorProof>;

/** True for exactly one kind of proof. */
export const hasOneProof = ({ code, recovery_code: recoveryCode, passkey }: FactorProof): boolean =>
  [code, recoveryCode, passkey].filter((proof) => proof !== undefined).length === 1;

/** Second step of a sign-in. */
export const SecondStep = z
  .strictObject({
    challenge_id: z.uuid().describe('`challenge_id` of the error `second_factor_required`'),
    ...FactorProof.shape,
  })
  .refine(hasOneProof, { path: ['code'], message: 'factors.code_digits' })
  .meta({ example: { challenge_id: '5f0c2a3e-8a1d-4a52-9d3b-6f1f0a7b2c11', code: '048213' } });
export type SecondStep = z.infer<typeof SecondStep>;

/** Field of the form that an error about the proof belongs to. */
export const fieldOfProof = ({ code, passkey }: FactorProof): keyof FactorProof => {
  if (passkey !== undefined) return 'passkey';
  return code === undefined ? 'recovery_code' : 'code';
};

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

/** Proof of a second factor. */
export const FactorProof = z.strictObject({
  code: TotpCode.optional(),
  recovery_code: RecoveryCode.optional(),
});
export type FactorProof = z.infer<typeof FactorProof>;

/** True for exactly one kind of proof. */
const hasOneProof = ({ code, recovery_code: recoveryCode }: FactorProof): boolean =>
  [code, recoveryCode].filter((proof) => proof !== undefined).length === 1;

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
export const fieldOfProof = ({ code }: FactorProof): keyof FactorProof =>
  code === undefined ? 'recovery_code' : 'code';

import { z } from 'zod';
import { requiredText } from '../../../wire/fields.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { TotpCode } from '../factors/schemas.ts';

const Factor = z
  .object({
    id: z.number().int(),
    kind: z.enum(['totp', 'passkey']).describe('An authenticator app, or a passkey'),
    name: z.string().describe('Name that the person gave'),
    created_at: Moment,
    last_used_at: Moment.nullable().describe('Time of the last sign-in with it; null if never'),
  })
  .meta({ id: 'Factor', description: 'A second step for signing in' });

export const Security = z
  .object({
    factors: z.array(Factor).describe('Oldest first; empty without a second step'),
    recovery_codes_left: z.number().int().describe('Recovery codes that were not used'),
  })
  .meta({ id: 'Security', description: 'How the signed-in person signs in' });

export const SecurityResponse = success({ data: Security });

/** Name of a factor, to tell several apart. */
const FactorName = requiredText('factors.name_required', 60);

export const NewTotp = z.strictObject({ name: FactorName });

export const TotpEnrolment = z
  .object({
    id: z.number().int(),
    secret: z.string().describe('Base 32, to be typed into the app'),
    otpauth_url: z.string().describe('The same as a link for the app on this device'),
    qr_svg: z.string().describe('The link as a QR code, an SVG document'),
  })
  .meta({ id: 'TotpEnrolment', description: 'An authenticator app that is being set up; confirm it with a code' });

export const TotpConfirmation = z.strictObject({ code: TotpCode });

export const NewCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .nullable()
      .describe('New recovery codes, shown only now; null if the person has some from before'),
  })
  .meta({ id: 'NewCodes', description: 'Recovery codes of a person' });

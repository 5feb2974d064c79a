import { z } from 'zod';
import { requiredText } from '../../../wire/fields.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { NewPasskeyAnswer, PasskeyOptions, TotpCode } from '../factors/schemas.ts';

const Factor = z
  .object({
    id: z.number().int(),
    kind: z.enum(['totp', 'passkey']).describe('An authenticator app, or a passkey'),
    name: z.string().describe('Name that the person gave'),
    created_at: Moment,
    is_usable: z.boolean().describe('False for a passkey of an earlier web address of the shop'),
    last_used_at: Moment.nullable().describe('Time of the last sign-in with it; null if never'),
  })
  .meta({ id: 'Factor', description: 'A second step for signing in' });

export const Security = z
  .object({
    factors: z.array(Factor).describe('Oldest first; empty without a second step'),
    reset_at: Moment.nullable().describe(
      'Time at which all of them will be removed, as an owner has asked; null: none',
    ),
    recovery_codes_left: z.number().int().describe('Recovery codes that were not used'),
  })
  .meta({ id: 'Security', description: 'How the signed-in person signs in' });

export const SecurityResponse = success({ data: Security });

export const Device = z
  .object({
    id: z.number().int(),
    is_current: z.boolean().describe('True for the session of this request'),
    role: z.union([z.literal(1), z.literal(2), z.literal(3)]).describe('1 admin, 2 vendor, 3 customer'),
    store: z
      .object({ company_name: z.string(), company_name_arabic: z.string() })
      .nullable()
      .describe('Store that the session acts for'),
    device: z.string().describe('Browser and system; empty if unknown'),
    network: z.string().describe('Network address of the sign-in; empty if unknown'),
    created_at: Moment.describe('Time of the sign-in'),
    last_seen_at: Moment.describe('Time of the last request, to five minutes'),
  })
  .meta({ id: 'Device', description: 'A device on which the person is signed in' });

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

export const PasskeyEnrolment = z
  .object({
    challenge_id: z.uuid().describe('The set-up that the new passkey completes'),
    options: PasskeyOptions.describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn'),
  })
  .meta({ id: 'PasskeyEnrolment', description: 'A passkey that the browser is to make' });

export const NewPasskey = z
  .strictObject({
    challenge_id: z.uuid().describe('`challenge_id` of the options'),
    passkey: NewPasskeyAnswer,
    name: FactorName,
  })
  .meta({
    example: {
      challenge_id: '5f0c2a3e-8a1d-4a52-9d3b-6f1f0a7b2c11',
      name: 'Laptop',
      passkey: {
        ...{ id: 'dGVzdA', rawId: 'dGVzdA', type: 'public-key', clientExtensionResults: {} },
        response: { attestationObject: 'dGVzdA', clientDataJSON: 'dGVzdA' },
      },
    },
  });
export type NewPasskey = z.infer<typeof NewPasskey>;

export const TotpConfirmation = z.strictObject({ code: TotpCode });

export const NewCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .nullable()
      .describe('New recovery codes, shown only now; null if the person has some from before'),
  })
  .meta({ id: 'NewCodes', description: 'Recovery codes of a person' });

import { z } from 'zod';
import { optionalCode, optionalLines, optionalText, requiredText } from '../../wire/fields.ts';
import { FileField, requiredFile } from '../../files/uploaded-file.ts';
import { Moment } from '../../wire/schemas.ts';

const identity = { company_name: z.string(), company_name_arabic: z.string(), cr_number: z.string() };

export const IdentityRequest = z
  .object({
    id: z.number().int(),
    ...identity,
    cr_certificate: z
      .string()
      .nullable()
      .describe('Name of the file of a new certificate; null where the present one stays'),
    asked_at: Moment.describe('When the vendor asked'),
    declined_at: Moment.nullable().describe('When the admin declined it; null while nobody has answered'),
    decline_reason: z.string().describe('Why it was declined; empty before'),
  })
  .meta({ id: 'IdentityRequest', description: 'What a vendor asks to trade under' });

export const VendorIdentity = z
  .object({
    ...identity,
    cr_certificate: z.string().nullable().describe('Name of the certificate’s file; null without one'),
    logo_url: z.string().nullable(),
    requested: IdentityRequest.nullable().describe(
      'What is asked for and not yet accepted, or was declined; null without a request',
    ),
  })
  .meta({
    id: 'VendorIdentity',
    description: 'Under which name and registration a vendor trades, and what of it an admin has still to check',
  });

export const IdentityForm = z.strictObject({
  company_name: requiredText('vendors.company_name_required'),
  company_name_arabic: optionalText(),
  cr_number: optionalCode(40),
  cr_certificate: FileField.optional().describe(
    'The certificate of another `cr_number`: PDF, JPEG or PNG of at most 5 MB',
  ),
});
export type IdentityForm = z.infer<typeof IdentityForm>;

export const LogoForm = z.strictObject({
  logo: requiredFile('vendors.logo_required').describe('The company’s logo: JPEG, PNG or WebP of at most 5 MB'),
});

/** An admin's answer to a vendor's request; a reason goes with a refusal. */
export const IdentityDecision = z
  .strictObject({
    decision: z
      .enum(['accept', 'decline'])
      .describe('accept: the vendor trades under it from now on; decline: as before'),
    reason: optionalLines(1000).describe('Why, which the vendor is told; needed to decline'),
  })
  .refine(({ decision, reason }) => decision === 'accept' || reason !== '', {
    path: ['reason'],
    message: 'vendors.decline_reason_required',
  });
export type IdentityDecision = z.infer<typeof IdentityDecision>;

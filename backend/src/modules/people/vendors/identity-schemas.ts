import { z } from 'zod';
import { optionalCode, optionalLines, optionalText, requiredText } from '../../../wire/fields.ts';
import { FileField, requiredFile } from '../../../files/uploaded-file.ts';
import { Moment } from '../../../wire/schemas.ts';

const identity = { company_name: z.string(), company_name_arabic: z.string(), cr_number: z.string() };

export const IdentityRequest = z
  .object({
    id: z.number().int(),
    ...identity,
    cr_certificate: z.string().nullable().describe('File name of a new certificate; null to keep the current one'),
    asked_at: Moment.describe('Time of the request'),
    declined_at: Moment.nullable().describe('Time when an admin declined it; null if not declined'),
    decline_reason: z.string().describe('Reason for declining; may be empty'),
  })
  .meta({ id: 'IdentityRequest', description: 'Requested name and registration of a vendor' });

export const VendorIdentity = z
  .object({
    ...identity,
    cr_certificate: z.string().nullable().describe('Name of the certificate file; null if none'),
    logo_url: z.string().nullable(),
    requested: IdentityRequest.nullable().describe('Pending or declined request; null if none'),
  })
  .meta({
    id: 'VendorIdentity',
    description: 'Name and registration under which a vendor trades, with any request awaiting review',
  });

export const IdentityForm = z.strictObject({
  company_name: requiredText('vendors.company_name_required'),
  company_name_arabic: optionalText(),
  cr_number: optionalCode(40),
  cr_certificate: FileField.optional().describe(
    'Certificate for a changed `cr_number`: PDF, JPEG or PNG of at most 5 MB',
  ),
});
export type IdentityForm = z.infer<typeof IdentityForm>;

export const LogoForm = z.strictObject({
  logo: requiredFile('vendors.logo_required').describe('Company logo: JPEG, PNG or WebP of at most 5 MB'),
});

/** An admin's decision about a request. Declining requires a reason. */
export const IdentityDecision = z
  .strictObject({
    decision: z.enum(['accept', 'decline']).describe('accept: takes effect immediately; decline: nothing changes'),
    reason: optionalLines(1000).describe('Reason shown to the vendor; required to decline'),
  })
  .refine(({ decision, reason }) => decision === 'accept' || reason !== '', {
    path: ['reason'],
    message: 'vendors.decline_reason_required',
  });
export type IdentityDecision = z.infer<typeof IdentityDecision>;

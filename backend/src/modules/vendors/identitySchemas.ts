import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { FileField, requiredFile } from '../../files/uploaded-file.ts';
import { Moment } from '../../schemas.ts';

const identity = { company_name: z.string(), company_name_arabic: z.string(), cr_number: z.string() };

/** What a vendor asks to trade under. `cr_certificate`: the name of a new certificate's file, null where the present one stays. */
export const IdentityRequest = z
  .object({
    id: z.number().int(),
    ...identity,
    cr_certificate: z.string().nullable(),
    asked_at: Moment,
    declined_at: Moment.nullable(),
    decline_reason: z.string(),
  })
  .meta({ id: 'IdentityRequest' });

/** Under which name and registration a vendor trades, and what of it is still to be checked by an admin. */
export const VendorIdentity = z
  .object({
    ...identity,
    cr_certificate: z.string().nullable(),
    logo_url: z.string().nullable(),
    requested: IdentityRequest.nullable(),
  })
  .meta({ id: 'VendorIdentity' });

const text = (max: number) => z.string().trim().max(max);

export const IdentityForm = z.strictObject({
  company_name: requiredText('vendors.company_name_required'),
  company_name_arabic: text(200).default(''),
  cr_number: text(40).default(''),
  cr_certificate: FileField.optional(),
});
export type IdentityForm = z.infer<typeof IdentityForm>;

export const LogoForm = z.strictObject({ logo: requiredFile('vendors.logo_required') });

/** An admin's answer to a vendor's request; a reason goes with a refusal. */
export const IdentityDecision = z
  .strictObject({ decision: z.enum(['accept', 'decline']), reason: text(1000).default('') })
  .refine(({ decision, reason }) => decision === 'accept' || reason !== '', {
    path: ['reason'],
    message: 'vendors.decline_reason_required',
  });
export type IdentityDecision = z.infer<typeof IdentityDecision>;

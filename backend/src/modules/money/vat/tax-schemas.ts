import { z } from 'zod';
import { VAT_REGIMES, vatCountries } from '../../../facts/vat.ts';
import { legalName, optionalCode, optionalLines, requiredCode, requiredText } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

const VatRegime = z
  .enum(VAT_REGIMES)
  .describe(
    'registered: the vendor states the tax; deemed: the marketplace states it instead; unregistered: no tax is stated',
  );

/** Review state of a vendor's VAT number. */
export const vatStates = ['none', 'waiting', 'verified', 'rejected'] as const;
export const VatState = z
  .enum(vatStates)
  .describe('none: nothing submitted; waiting: to be reviewed by an admin; verified, rejected: reviewed');

export const TaxSettings = z
  .object({
    country: z.enum(vatCountries).nullable().describe('Country of the store, whose tax applies; null if not supported'),
    regime: VatRegime,
    state: VatState,
    vat_number: z.string().describe('Empty without one'),
    legal_name: z.string(),
    legal_name_arabic: z.string(),
    asked_at: Moment.nullable().describe('Time of submission; null before'),
    decided_at: Moment.nullable().describe('Time of the admin’s decision; null before'),
    remarks: z.string().describe('Reason for a rejection; may be empty'),
    updated_at: Moment.describe('Time of the last change to any of the store’s settings'),
  })
  .meta({ id: 'TaxSettings', description: 'A vendor’s tax registration and its review state' });

/** Tax details submitted by a vendor for review. The number format depends on the country of the store. */
export const TaxSettingsForm = z.strictObject({
  vat_number: requiredCode('vat.number_required', 20),
  legal_name: legalName(requiredText('vat.legal_name_required')).describe(
    'Legal name in English, as registered with the tax authority',
  ),
  legal_name_arabic: legalName(requiredText('vat.legal_name_arabic_required')).describe('The same in Arabic'),
  updated_at_seen: UpdatedAtSeen,
});
export type TaxSettingsForm = z.infer<typeof TaxSettingsForm>;

/** An admin's decision about a vendor's tax details. Rejecting requires a reason. */
export const TaxDecision = z
  .strictObject({
    decision: z
      .enum(['verify', 'reject'])
      .describe('verify: sales are under `regime` from now on; reject: under the default regime of unverified vendors'),
    regime: VatRegime.default('registered'),
    vat_number: optionalCode(20).describe('The number that was reviewed; empty if none'),
    asked_at: Moment.nullable()
      .optional()
      .describe('The `asked_at` that was reviewed; fails with 409 if the vendor has submitted new details since'),
    remarks: optionalLines(1000).describe('Reason shown to the vendor; required to reject'),
  })
  .refine(({ decision, remarks }) => decision === 'verify' || remarks !== '', {
    path: ['remarks'],
    message: 'vat.remarks_required',
  });
export type TaxDecision = z.infer<typeof TaxDecision>;

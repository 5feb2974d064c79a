import { z } from 'zod';
import { VAT_REGIMES, vatCountries } from '../../facts/vat.ts';
import { legalName, optionalCode, optionalLines, requiredCode, requiredText } from '../../wire/fields.ts';
import { Moment } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';

const VatRegime = z
  .enum(VAT_REGIMES)
  .describe(
    'registered: the vendor states tax himself; deemed: the marketplace does in his place; unregistered: nobody does',
  );

/** Whether an admin has looked at a vendor's number. */
export const vatStates = ['none', 'waiting', 'verified', 'rejected'] as const;
export const VatState = z
  .enum(vatStates)
  .describe('none: nothing was sent; waiting: an admin has still to look at it; verified or rejected: one has');

export const TaxSettings = z
  .object({
    country: z
      .enum(vatCountries)
      .nullable()
      .describe('The country of the store, whose tax it is; null for one whose tax the shop does not know'),
    regime: VatRegime,
    state: VatState,
    vat_number: z.string().describe('Empty without one'),
    legal_name: z.string(),
    legal_name_arabic: z.string(),
    asked_at: Moment.nullable().describe('When the vendor sent it; null before'),
    decided_at: Moment.nullable().describe('When an admin decided; null before'),
    remarks: z.string().describe('Why it was rejected; may be empty'),
    updated_at: Moment.describe('When any of the store’s settings was saved last'),
  })
  .meta({ id: 'TaxSettings', description: 'What a vendor is to the tax office, and what an admin has to check of it' });

/** What a vendor states of himself; an admin checks it. The number's form depends on the country of his store. */
export const TaxSettingsForm = z.strictObject({
  vat_number: requiredCode('vat.number_required', 20),
  legal_name: legalName(requiredText('vat.legal_name_required')).describe(
    'As the tax office knows the company, in English',
  ),
  legal_name_arabic: legalName(requiredText('vat.legal_name_arabic_required')).describe('The same in Arabic'),
  updated_at_seen: UpdatedAtSeen,
});
export type TaxSettingsForm = z.infer<typeof TaxSettingsForm>;

/** What an admin decides of a vendor; a reason goes with a refusal. */
export const TaxDecision = z
  .strictObject({
    decision: z
      .enum(['verify', 'reject'])
      .describe('verify: he sells under `regime` from now on; reject: as his country has it for who is not verified'),
    regime: VatRegime.default('registered'),
    vat_number: optionalCode(20).describe('The number that was looked at; empty when there is none'),
    asked_at: Moment.nullable()
      .optional()
      .describe('`asked_at` of what was looked at: whatever the vendor has stated since is refused with 409'),
    remarks: optionalLines(1000).describe('Why, which the vendor is told; needed to reject'),
  })
  .refine(({ decision, remarks }) => decision === 'verify' || remarks !== '', {
    path: ['remarks'],
    message: 'vat.remarks_required',
  });
export type TaxDecision = z.infer<typeof TaxDecision>;

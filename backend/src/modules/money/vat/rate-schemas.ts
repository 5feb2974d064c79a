import { z } from 'zod';
import { DayField } from '../../../wire/fields.ts';
import { vatCountries } from '../../../facts/vat.ts';
import { VatClass, VatPercent } from './schemas.ts';

const VatCountry = z.enum(vatCountries).describe('Two-letter country code');

const VatRate = z
  .object({
    country: VatCountry,
    vat_class: VatClass.describe('Class of the goods'),
    percent: VatPercent.describe('The rate'),
    from_day: z.iso.date().describe('First day on which it applies, in Riyadh; valid until the next rate of its class'),
    state: z.enum(['past', 'in_force', 'future']).describe('Validity today'),
  })
  .meta({ id: 'VatRate', description: 'A VAT rate from a given day' });

export const VatRates = z.array(VatRate).describe('All rates with their history, by country and class, newest first');

/** Percentage with at most two decimals, parsed to basis points. */
const PercentField = z
  .number('vat.percent_invalid')
  .min(0, 'vat.percent_invalid')
  .max(100, 'vat.percent_invalid')
  .refine((percent) => /^\d+(\.\d{1,2})?$/.test(String(percent)), 'vat.percent_invalid')
  .transform((percent) => Math.round(percent * 100));

/** VAT rate from a later day. Zero-rated classes cannot have one. */
export const NewVatRate = z
  .strictObject({
    country: VatCountry,
    vat_class: VatClass.describe('Class of the goods'),
    percent: PercentField.describe('Rate: 0 to 100, at most two decimals'),
    from_day: DayField('reports.day_invalid').describe('First day on which it applies, in Riyadh, after today'),
  })
  .refine(({ vat_class: vatClass, percent }) => vatClass === 'standard' || percent === 0, {
    path: ['percent'],
    message: 'vat.zero_class_percent',
  });
export type NewVatRate = z.infer<typeof NewVatRate>;

import { z } from 'zod';
import { DayField } from '../../wire/fields.ts';
import { vatCountries } from '../../facts/vat.ts';
import { VatClass, VatPercent } from './schemas.ts';

const VatCountry = z.enum(vatCountries).describe('The country, by its two letters');

const VatRate = z
  .object({
    country: VatCountry,
    vat_class: VatClass.describe('Which goods it is for'),
    percent: VatPercent.describe('The rate'),
    from_day: z.iso.date().describe('First day in Riyadh on which it holds; it does until the next one of its class'),
    state: z.enum(['past', 'in_force', 'future']).describe('Whether it holds today'),
  })
  .meta({ id: 'VatRate', description: 'A rate of value added tax, from a day on' });

export const VatRates = z
  .array(VatRate)
  .describe('Every rate with its history: by country and class, the newest first');

/** A number of percent with at most two digits behind the point, given out as basis points. */
const PercentField = z
  .number('vat.percent_invalid')
  .min(0, 'vat.percent_invalid')
  .max(100, 'vat.percent_invalid')
  .refine((percent) => /^\d+(\.\d{1,2})?$/.test(String(percent)), 'vat.percent_invalid')
  .transform((percent) => Math.round(percent * 100));

/** A rate from a later day on. What is zero-rated is so by its class: another rate of it would be none. */
export const NewVatRate = z
  .strictObject({
    country: VatCountry,
    vat_class: VatClass.describe('Which goods it is for'),
    percent: PercentField.describe('The rate: 0 to 100, at most two digits behind the point'),
    from_day: DayField('reports.day_invalid').describe('First day in Riyadh on which it holds, after today'),
  })
  .refine(({ vat_class: vatClass, percent }) => vatClass === 'standard' || percent === 0, {
    path: ['percent'],
    message: 'vat.zero_class_percent',
  });
export type NewVatRate = z.infer<typeof NewVatRate>;

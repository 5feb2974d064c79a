import { z } from 'zod';
import { DayField, Id } from '../../../wire/fields.ts';
import { filterOf, PathId, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';

const MOST_PERCENT = 50;

/** Scope of the matching rate, most specific first. */
export const CommissionSource = z.enum(['vendor_category', 'category', 'vendor', 'default', 'none']).meta({
  id: 'CommissionSource',
  description:
    'Scope of a commission rate: a vendor’s category, a category, a vendor, or everything; none: no rate applies, so there is no commission',
});
export type CommissionSource = z.infer<typeof CommissionSource>;

const states = ['live', 'future', 'ended'] as const;
const RateState = z
  .enum(states)
  .describe('live: in effect; future: takes effect on its first day; ended: ended by an admin');

const NamedCategory = z
  .object({ id: z.number().int(), name: z.string(), name_arabic: z.string() })
  .nullable()
  .describe('Category the rate applies to; null: all');

const NamedVendor = z
  .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
  .nullable()
  .describe('Vendor the rate applies to; null: all');

export const CommissionRate = z
  .object({
    id: z.number().int(),
    source: CommissionSource.exclude(['none']).describe('Scope of the rate'),
    category: NamedCategory,
    vendor: NamedVendor,
    percent: z.number().min(0).max(MOST_PERCENT).describe('Percentage of the price without tax'),
    from_day: z.iso.date().describe('First day on which the rate applies, in Riyadh'),
    state: RateState,
    ended_at: Moment.nullable().describe('Null until an admin ends it'),
    created_by: z.string().describe('Name of the admin who added it'),
    created_at: Moment,
  })
  .meta({ id: 'CommissionRate', description: 'Percentage of a price without tax that the marketplace retains' });

export const CommissionRateFilter = z.strictObject({
  search: SearchText,
  state: filterOf(z.enum(states)).describe('Only rates in this state'),
});
export type CommissionRateFilter = z.infer<typeof CommissionRateFilter>;

/** Percentage with at most two decimals, parsed to basis points. */
const PercentField = z
  .number('commission.percent_invalid')
  .min(0, 'commission.percent_invalid')
  .max(MOST_PERCENT, 'commission.percent_invalid')
  .refine((percent) => /^\d+(\.\d{1,2})?$/.test(String(percent)), 'commission.percent_invalid')
  .transform((percent) => Math.round(percent * 100));

export const NewCommissionRate = z.strictObject({
  category_id: Id('commission.category_unknown').nullish().describe('Category; omit or null for all'),
  vendor_id: Id('commission.vendor_unknown').nullish().describe('Vendor; omit or null for all'),
  percent: PercentField.meta({
    description: 'Percentage of the price without tax: 0 to 50, at most two decimals',
    examples: [10],
  }),
  from_day: DayField('reports.day_invalid').describe('First day on which the rate applies, in Riyadh, today or later'),
});
export type NewCommissionRate = z.infer<typeof NewCommissionRate>;

export const CommissionMatchQuery = z.strictObject({ product_id: PathId.describe('Product id') });

export const CommissionMatch = z
  .object({
    source: CommissionSource,
    percent: z.number().min(0).max(MOST_PERCENT).describe('Percentage of the price without tax; 0 if no rate applies'),
    rate: CommissionRate.nullable().describe('Rate that applies; null if none'),
  })
  .meta({ id: 'CommissionMatch', description: 'Commission that a product would pay if it were sold now' });

import { z } from 'zod';
import { DayField, Id } from '../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';

const MOST_PERCENT = 50;

/** By what a line's rate was found, the most specific first. */
export const CommissionSource = z.enum(['vendor_category', 'category', 'vendor', 'default', 'none']).meta({
  id: 'CommissionSource',
  description:
    'By what a rate of commission is found: a category of one vendor, a category, a vendor, or for all; none: there is no rate, and no commission',
});
export type CommissionSource = z.infer<typeof CommissionSource>;

const states = ['live', 'future', 'ended'] as const;
const RateState = z.enum(states).describe('live: it holds now; future: from its day on; ended: an admin has ended it');

const NamedCategory = z
  .object({ id: z.number().int(), name: z.string(), name_arabic: z.string() })
  .nullable()
  .describe('Of which goods; null: of all');

const NamedVendor = z
  .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
  .nullable()
  .describe('Of whose goods; null: of everybody’s');

export const CommissionRate = z
  .object({
    id: z.number().int(),
    source: CommissionSource.exclude(['none']).describe('By what lines find it'),
    category: NamedCategory,
    vendor: NamedVendor,
    percent: z.number().min(0).max(MOST_PERCENT).describe('Part of the price without tax'),
    from_day: z.iso.date().describe('First day in Riyadh on which it holds'),
    state: RateState,
    ended_at: Moment.nullable().describe('Null while nobody has ended it'),
    created_by: z.string().describe('Name of the admin who added it'),
    created_at: Moment,
  })
  .meta({ id: 'CommissionRate', description: 'What part of a price without tax the marketplace keeps' });

export const CommissionRatePage = z.object({
  commission_rates: z.array(CommissionRate).describe('The rates of this page, the newest first'),
  meta: PageMeta,
});

export const CommissionRateFilter = z.strictObject({
  search: SearchText,
  state: filterOf(z.enum(states)).describe('Only those of this state'),
});
export type CommissionRateFilter = z.infer<typeof CommissionRateFilter>;
export const CommissionRateQuery = CommissionRateFilter.extend(pageKeys);

/** Percent with at most two digits behind the point, given out as basis points. */
const PercentField = z
  .number('commission.percent_invalid')
  .min(0, 'commission.percent_invalid')
  .max(MOST_PERCENT, 'commission.percent_invalid')
  .refine((percent) => /^\d+(\.\d{1,2})?$/.test(String(percent)), 'commission.percent_invalid')
  .transform((percent) => Math.round(percent * 100));

export const NewCommissionRate = z.strictObject({
  category_id: Id('commission.category_unknown').nullish().describe('Of which goods; left out or null: of all'),
  vendor_id: Id('commission.vendor_unknown').nullish().describe('Of whose goods; left out or null: of everybody’s'),
  percent: PercentField.meta({
    description: 'Part of the price without tax: 0 to 50, at most two digits behind the point',
    examples: [10],
  }),
  from_day: DayField('reports.day_invalid').describe('First day in Riyadh on which it holds, today or later'),
});
export type NewCommissionRate = z.infer<typeof NewCommissionRate>;

export const CommissionMatchQuery = z.strictObject({ product_id: PathId.describe('The product to be sold') });

export const CommissionMatch = z
  .object({
    source: CommissionSource,
    percent: z.number().min(0).max(MOST_PERCENT).describe('Part of the price without tax; 0 where there is no rate'),
    rate: CommissionRate.nullable().describe('The rate that holds; null where there is none'),
  })
  .meta({ id: 'CommissionMatch', description: 'What commission a product would pay if it were sold now' });

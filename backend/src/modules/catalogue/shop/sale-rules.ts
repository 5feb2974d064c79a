import { z } from 'zod';
import { AUDIENCES } from '../../../facts/sale-rules.ts';
import { sql } from '../../../sql/sql.ts';

/** Rules under which a product is sold. */
export const SaleRules = z
  .object({
    audience: z.enum(AUDIENCES).describe('Buyers it is meant for; rx: against a prescription'),
    cold: z.boolean().describe('Needs a cold chain: it cannot be returned, and not every zone delivers it'),
    keep_at: z
      .object({
        min_c: z.number().int().nullable().describe('Lowest temperature; null for goods that may be colder'),
        max_c: z.number().int().describe('Highest temperature'),
      })
      .nullable()
      .describe('Degrees Celsius to keep it at; null unless it is cold'),
    min_age: z.number().int().nullable().describe('Age in years that the buyer confirms; null without one'),
    limits: z
      .array(
        z.object({
          quantity: z.number().int().describe('Most units'),
          days: z.number().int().describe('Days of the window'),
        }),
      )
      .describe('Units per person within days, over all its variants; each limit applies'),
  })
  .meta({ id: 'SaleRules', description: 'Rules of the category and the product, the stricter one of each' });
export type SaleRules = z.infer<typeof SaleRules>;

const limit = (quantity: string, days: string) =>
  `jsonb_build_object('quantity', ${quantity}::integer, 'days', ${days}::integer)`;

/** SaleRules of the product `p` of the category `c`; null if it has none. */
export const saleRulesOf = sql`CASE WHEN c.audience <> 'anyone' OR is_cold(c.cold_chain, p.store_max_c) OR c.quantity_limit IS NOT NULL OR c.min_age IS NOT NULL
  OR p.audience <> '' OR p.quantity_limit <> '' OR p.min_age <> '' THEN jsonb_build_object(
  'audience', CASE WHEN 'rx' IN (c.audience, p.audience) THEN 'rx'
    WHEN 'professional' IN (c.audience, p.audience) THEN 'professional' ELSE 'anyone' END,
  'cold', is_cold(c.cold_chain, p.store_max_c),
  'keep_at', CASE WHEN is_cold(c.cold_chain, p.store_max_c) THEN cold_range(p.store_min_c, p.store_max_c) END,
  'min_age', greatest(c.min_age, nullif(p.min_age, '')::integer),
  'limits', array_to_json(array_remove(ARRAY[
    CASE WHEN c.quantity_limit IS NOT NULL THEN ${sql.raw(limit('c.quantity_limit', 'c.limit_days'))} END,
    CASE WHEN p.quantity_limit <> '' THEN ${sql.raw(limit('p.quantity_limit', "coalesce(nullif(p.limit_days, ''), '30')"))} END], NULL))) END`;

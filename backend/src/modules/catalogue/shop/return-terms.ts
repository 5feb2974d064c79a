import { z } from 'zod';
import { RETURN_CLASSES } from '../../../facts/returns.ts';
import { sql } from '../../../sql/sql.ts';

/** Return policy of a product, shown before buying. */
export const ReturnTerms = z
  .object({
    class: z
      .enum(RETURN_CLASSES)
      .describe(
        'open: unused and complete; sealed: with the seal intact; cold_chain, final: not returnable. Faulty goods can always be returned',
      ),
    days: z.number().int().describe('Return period in days after delivery'),
  })
  .meta({ id: 'ReturnTerms', description: 'Return policy of a product' });
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/** ReturnTerms of the product `p` of the category `c`: the stricter class of the two, and never milder than the cold chain. */
export const returnTerms = sql`jsonb_build_object(
  'class', stricter_return_class(stricter_return_class(c.return_class, p.return_class),
    CASE WHEN is_cold(c.cold_chain, p.store_max_c) THEN 'cold_chain' ELSE '' END), 'days', c.return_days)`;

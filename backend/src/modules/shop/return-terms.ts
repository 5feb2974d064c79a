import { z } from 'zod';
import { RETURN_CLASSES } from '../../facts/returns.ts';
import { sql } from '../../sql/sql.ts';

/** How goods may come back, as a shopper reads it before buying. */
export const ReturnTerms = z
  .object({
    class: z
      .enum(RETURN_CLASSES)
      .describe(
        'open: unused and complete; sealed: with the seal intact; cold_chain, final: not at all. With a fault everything comes back',
      ),
    days: z.number().int().describe('For how many days after it was delivered'),
  })
  .meta({ id: 'ReturnTerms', description: 'How goods may come back' });
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/** The ReturnTerms of the product `p` of the category `c`: the stricter class of both. */
export const returnTerms = sql`jsonb_build_object(
  'class', stricter_return_class(c.return_class, p.return_class), 'days', c.return_days)`;

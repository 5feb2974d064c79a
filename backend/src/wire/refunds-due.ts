import { z } from 'zod';
import { Currency, Money } from './schemas.ts';

/** Transfers to customers that a run would order now; also the `data` of `refund_run_changed`. */
export const RefundsDue = z
  .object({
    currency: Currency,
    total: Money.describe('Sum of the transfers'),
    refund_count: z.number().int().describe('Number of transfers'),
  })
  .meta({ id: 'RefundsDue', description: 'Transfers to customers that no run has ordered yet' });

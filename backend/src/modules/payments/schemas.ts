import { z } from 'zod';
import { paymentFailures } from './provider.ts';

const PayBy = z.iso.datetime().describe('Until when the order may be paid');

export const PaymentSession = z
  .object({
    redirect_url: z.string().describe('The provider’s page: send the browser there'),
    pay_by: PayBy,
  })
  .meta({ id: 'PaymentSession', description: 'Where an order is paid' });

export const PaymentProgress = z
  .object({
    state: z
      .enum(['waiting', 'placed', 'failed', 'expired', 'returned'])
      .describe(
        'waiting: nobody knows yet; failed: this attempt, another one may follow; expired: given up, the cart is as it was; returned: paid when it was over, the money goes back',
      ),
    failure: z.enum(paymentFailures).nullable().describe('Why the last attempt failed; null otherwise'),
    pay_by: PayBy.nullable().describe('Until when it may be paid; null when it may not any more'),
  })
  .meta({ id: 'PaymentProgress', description: 'Where the payment of an order stands' });

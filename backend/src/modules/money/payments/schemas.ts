import { z } from 'zod';
import { Currency, Money } from '../../../wire/schemas.ts';
import { paymentFailures } from './provider.ts';

const PayBy = z.iso.datetime().describe('Payment deadline');

export const PaymentSession = z
  .object({
    redirect_url: z.string().describe('Provider’s payment page, to redirect the browser to'),
    pay_by: PayBy,
  })
  .meta({ id: 'PaymentSession', description: 'Payment page of an order' });

export const PaymentProgress = z
  .object({
    state: z
      .enum(['unopened', 'waiting', 'placed', 'failed', 'expired', 'returned'])
      .describe(
        'unopened: no payment page could be opened yet, so nothing is paid; waiting: not known yet; failed: this attempt failed, another may follow; expired: abandoned, the cart is unchanged; returned: paid too late, the money is refunded',
      ),
    failure: z.enum(paymentFailures).nullable().describe('Reason why the last attempt failed; null otherwise'),
    pay_by: PayBy.nullable().describe('Payment deadline; null if it can no longer be paid'),
    amount: Money.describe('Amount to be paid'),
    currency: Currency,
  })
  .meta({ id: 'PaymentProgress', description: 'Payment status of an order' });

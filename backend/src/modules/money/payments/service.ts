import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import { AppError } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { notFound } from '../../../wire/errors.ts';
import { ProviderError, type PaymentProvider, type PaymentTruth } from './provider.ts';
import { createPaymentRepository, type PayingOrder, type PaymentRow } from './repository.ts';
import type { PaymentProgress } from './schemas.ts';
import type { Settlement } from './settlement.ts';

interface Services {
  readonly database: Database;
  readonly provider: PaymentProvider | null;
  readonly settlement: Settlement;
  readonly publicOrigin: string;
}

type Progress = z.infer<typeof PaymentProgress>;

const stateOf = ({ state, payment }: PayingOrder): Progress['state'] => {
  if (state === 'placed') return 'placed';
  if (state !== 'paying')
    return ['authorised', 'paid', 'voided'].includes(payment?.state ?? '') ? 'returned' : 'expired';
  if (payment === null || payment.state === 'started') return 'unopened';
  return payment.state === 'failed' ? 'failed' : 'waiting';
};

/** Payment status of an order, for its customer. */
const progressOf = (order: PayingOrder): Progress => {
  const state = stateOf(order);
  return {
    state,
    failure: state === 'failed' ? order.payment?.failure || null : null,
    pay_by: order.state === 'paying' ? order.pay_by : null,
    amount: toWire(order.grand_total, order.currency),
    currency: order.currency,
  };
};

/**
 * Customer actions on an order awaiting card payment. The provider is called between transactions, never inside one.
 */
export const createPaymentService = ({ database, provider, settlement, publicOrigin }: Services) => {
  const repository = createPaymentRepository(database);

  const connected = (): PaymentProvider => {
    if (!provider) throw new AppError(422, 'card_unavailable');
    return provider;
  };

  const found = (order: PayingOrder | null): PayingOrder => {
    if (!order) throw notFound();
    return order;
  };

  /** Open attempt, or a new one. */
  const attempt = (userId: number, orderNo: string) =>
    database.transaction(async () => {
      const order = found(await repository.lockOrderOf(userId, orderNo));
      if (!order.is_open) throw new AppError(409, 'payment_over');
      const isOpen = order.payment?.state === 'started' || order.payment?.state === 'waiting';
      const payment = isOpen ? order.payment : null;
      return { order, payment: payment ?? (await repository.begin(order.id, connected().name)) };
    });

  const addressesOf = (name: string, orderNo: string) => ({
    returnUrl: `${publicOrigin}/pay/${orderNo}`,
    webhookUrl: `${publicOrigin}/api/payments/webhooks/${name}`,
  });

  const start = async (connectedProvider: PaymentProvider, order: PayingOrder, payment: PaymentRow, lang: Lang) => {
    const { firstname, lastname, email, order_no: orderNo } = order;
    const { amount, currency } = payment;
    try {
      return await connectedProvider.start({
        ...{ key: `${orderNo}-${payment.attempt}`, orderNo, amount, currency, lang },
        ...{ customer: { firstname, lastname, email }, ...addressesOf(connectedProvider.name, orderNo) },
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.reason === 'silent') throw new AppError(502, 'provider_silent', { cause: error });
      await repository.refused(payment.id);
      throw new AppError(422, 'card_unavailable', { cause: error });
    }
  };

  /** @returns null if the provider gives no usable response */
  const ask = async (ref: string): Promise<PaymentTruth | null> => {
    if (!provider) return null;
    try {
      return await provider.find(ref);
    } catch (error) {
      if (error instanceof ProviderError) return null;
      throw error;
    }
  };

  /**
   * Polls every attempt that may have been paid.
   * @returns false if any got no response
   */
  const pollPayments = async (
    userId: number,
    payments: readonly (PaymentRow & { ref: string })[],
  ): Promise<boolean> => {
    const responses: boolean[] = [];
    for (const payment of payments) {
      const truth = await ask(payment.ref);
      responses.push(truth !== null);
      if (truth) await settlement.settle(payment, userId, truth);
    }
    return responses.every(Boolean);
  };

  const service = {
    /** Connected provider; null if none. */
    provider,

    /** @see pollPayments */
    async pollOrder(userId: number, orderId: number): Promise<boolean> {
      return pollPayments(userId, await repository.knownOf(orderId));
    },

    /**
     * Opens the provider's page, or returns the open one.
     * @throws AppError 404 if missing or foreign, 409 if expired, 422 without a provider or if it rejects the payment,
     * 502 if it does not respond
     */
    async session(userId: number, orderNo: string, lang: Lang): Promise<{ redirect_url: string; pay_by: string }> {
      const { order, payment } = await attempt(userId, orderNo);
      const payBy = order.pay_by ?? '';
      if (payment.redirect_url !== null) return { redirect_url: payment.redirect_url, pay_by: payBy };
      const { ref, redirectUrl } = await start(connected(), order, payment, lang);
      await repository.opened(payment.id, ref, redirectUrl);
      return { redirect_url: redirectUrl, pay_by: payBy };
    },

    /**
     * Polls the provider.
     * @throws AppError 404 if missing or foreign
     */
    async poll(userId: number, orderNo: string): Promise<Progress> {
      const order = found(await repository.orderOf(userId, orderNo));
      if (order.state === 'paying') await service.pollOrder(userId, order.id);
      return progressOf(found(await repository.orderOf(userId, orderNo)));
    },

    /**
     * Abandons an order, unless it is paid: then it is placed.
     * @throws AppError 404 if missing or foreign
     */
    async abandon(userId: number, orderNo: string): Promise<Progress> {
      const order = found(await repository.orderOf(userId, orderNo));
      if (order.state === 'paying') {
        await service.pollOrder(userId, order.id);
        await settlement.expire(userId, order.id, 'abandoned');
      }
      return progressOf(found(await repository.orderOf(userId, orderNo)));
    },
  };
  return service;
};

export type PaymentService = ReturnType<typeof createPaymentService>;

import type { Database } from '../../../database/database.ts';
import { createHeldOrders } from './held-order.ts';
import { createPaymentRepository } from './repository.ts';
import type { PaymentService } from './service.ts';
import type { Settlement } from './settlement.ts';

/** Grace period after the deadline, for payments made at the last moment. */
const GRACE_SECONDS = 120;
/** Additional time if the provider does not respond. */
const PATIENCE_SECONDS = 600;
/** Time after which a payment without an event is polled. */
const SILENCE_SECONDS = 180;
const BATCH = 50;
const ANNOUNCED_DAYS = 2;

interface Services {
  readonly database: Database;
  readonly payments: PaymentService;
  readonly settlement: Settlement;
}

/** Expires overdue orders and polls payments without an event. */
export const createPaymentWatch = ({ database, payments, settlement }: Services) => {
  const repository = createPaymentRepository(database);
  const held = createHeldOrders(database);

  return {
    /**
     * Expires unpaid orders after polling them once more.
     * @returns the number of orders checked
     */
    async expireOverdue(): Promise<number> {
      const orders = await repository.overdue(GRACE_SECONDS, PATIENCE_SECONDS, BATCH);
      for (const { id, user_id: userId, is_given_up: isGivenUp } of orders) {
        const hasResponded = await payments.pollOrder(userId, id);
        if (hasResponded || isGivenUp) await settlement.expire(userId, id, 'time');
      }
      await held.forgetAnnouncements(ANNOUNCED_DAYS);
      return orders.length;
    },

    /**
     * Polls payments whose events were lost.
     * @returns their number
     */
    async reconcile(): Promise<number> {
      const waiting = await repository.waitingSince(SILENCE_SECONDS, BATCH);
      for (const { id, order_id: orderId } of waiting) {
        await payments.pollOrder(await repository.ownerOf(orderId), orderId);
        await repository.touch(id);
      }
      return waiting.length;
    },
  };
};

export type PaymentWatch = ReturnType<typeof createPaymentWatch>;

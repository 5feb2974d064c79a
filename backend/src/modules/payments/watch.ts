import type { Database } from '../../database/database.ts';
import { createHeldOrders } from './held-order.ts';
import { createPaymentRepository } from './repository.ts';
import type { PaymentService } from './service.ts';
import type { Settlement } from './settlement.ts';

/** After its time an order is kept for so long, for whoever paid at the last moment. */
const GRACE_SECONDS = 120;
/** And for so much longer where the provider does not answer. */
const PATIENCE_SECONDS = 600;
/** From when on a payment is asked for that nobody has told us of. */
const SILENCE_SECONDS = 180;
const BATCH = 50;
const ANNOUNCED_DAYS = 2;

interface Services {
  readonly database: Database;
  readonly payments: PaymentService;
  readonly settlement: Settlement;
}

/** Looks after payments that nobody comes back to. */
export const createPaymentWatch = ({ database, payments, settlement }: Services) => {
  const repository = createPaymentRepository(database);
  const held = createHeldOrders(database);

  return {
    /** Gives up what was not paid in time, after a last look. @returns how many orders were looked at */
    async expireOverdue(): Promise<number> {
      const orders = await repository.overdue(GRACE_SECONDS, PATIENCE_SECONDS, BATCH);
      for (const { id, user_id: userId, is_given_up: isGivenUp } of orders) {
        const isAnswered = await payments.lookAtOrder(userId, id);
        if (isAnswered || isGivenUp) await settlement.expire(userId, id, 'time');
      }
      await held.forgetAnnouncements(ANNOUNCED_DAYS);
      return orders.length;
    },

    /** Asks for what was lost on the way. @returns how many payments were asked for */
    async reconcile(): Promise<number> {
      const waiting = await repository.waitingSince(SILENCE_SECONDS, BATCH);
      for (const { id, order_id: orderId } of waiting) {
        await payments.lookAtOrder(await repository.ownerOf(orderId), orderId);
        await repository.looked(id);
      }
      return waiting.length;
    },
  };
};

export type PaymentWatch = ReturnType<typeof createPaymentWatch>;

import type { FastifyInstance } from 'fastify';
import { sql } from '../../../sql/sql.ts';
import { createPickupService } from './pickups/service.ts';
import { createOrderService } from './service.ts';

/** Time in which a vendor can retry a declined card. */
const PATIENCE = '3 days';
const BATCH = 50;

/**
 * Sub-orders whose card was declined for too long.
 * @returns a function that cancels them and returns their number
 */
export const createUnpaidSubOrders = (app: FastifyInstance) => {
  const { database, outbox, metrics, payments } = app;
  const { captures } = payments;
  const service = createOrderService({
    ...{ database, outbox, captures, pickups: createPickupService(app), sales: metrics.sales },
  });

  return async (): Promise<number> => {
    const parts = await database.query<{ id: number; vendor_id: number }>(sql`
      SELECT part.id, part.vendor_id FROM payments payment CROSS JOIN LATERAL open_shares(payment.id) AS part
      WHERE payment.state = 'authorised' AND NOT order_is_cancelled(part.status) AND EXISTS (
        SELECT FROM payment_operations refused WHERE refused.vendor_order_id = part.id AND refused.kind = 'capture'
          AND refused.created_at < now() - ${PATIENCE}::interval)
      ORDER BY part.id LIMIT ${BATCH}`);
    for (const { id, vendor_id: vendorId } of parts) await service.cancelUnpaid(vendorId, id);
    return parts.length;
  };
};

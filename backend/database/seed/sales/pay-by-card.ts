import type { Database } from '../../../src/database/database.ts';
import { sql } from '../../../src/sql/sql.ts';
import { advanceIds, insertRows } from '../insert-rows.ts';
import { createCardDesk, type CardOrder } from './card-desk.ts';
import type { DemoBank } from './demo-bank.ts';

const readOrders = (database: Database) =>
  database.query<CardOrder>(sql`
    SELECT o.id, o.order_no, o.currency, o.lang, o.grand_total AS total, o.state, o.reserved_at, (
      SELECT jsonb_agg(jsonb_build_object('id', part.id, 'total', part.total_amount, 'left_at', step.left_at, 'ended_at', step.ended_at) ORDER BY part.id)
      FROM vendor_orders part CROSS JOIN LATERAL (
        SELECT min(created_at) FILTER (WHERE order_is_shipping(to_status)) AS left_at, min(created_at) FILTER (WHERE order_is_cancelled(to_status)) AS ended_at
        FROM order_status_history WHERE vendor_order_id = part.id) AS step
      WHERE part.order_id = o.id) AS parts
    FROM orders o WHERE o.payment_method = 'card' ORDER BY o.reserved_at, o.id`);

/**
 * Pays the demo's card orders, both at the bank and in the shop's tables, whose triggers post captures on the day they
 * were made.
 */
export const payByCard = async (database: Database, bank: DemoBank): Promise<void> => {
  const orders = await readOrders(database);
  const desk = createCardDesk(bank);
  // The last expired order was paid too late.
  const late = orders.findLast(({ state }) => state === 'expired');
  for (const order of orders)
    await (order.state === 'placed' ? desk.payPlaced(order) : desk.payExpired(order, order === late));
  await insertRows(database, 'payments', desk.payments);
  await insertRows(database, 'payment_operations', desk.operations);
  await insertRows(database, 'payment_events', bank.events);
  for (const table of ['payments', 'payment_operations']) await advanceIds(database, table);
};

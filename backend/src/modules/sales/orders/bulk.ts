import { z } from 'zod';
import { Lines } from '../../../wire/fields.ts';
import { ORDER_STATUSES, ORDER_STEPS, type OrderStatus } from '../../../facts/order-statuses.ts';
import { bulkChange, type BulkOutcome } from '../../../wire/bulk.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import type { OrderService } from './service.ts';
import { Status } from './status/schemas.ts';
import { isSent, statusIsNow, statusLabel, type StatusCode } from './status/status.ts';
import { createStatusRepository, awaitsDecision, type StatusRow } from './status/repository.ts';

type Action = keyof typeof ORDER_STEPS;
const actions = Object.keys(ORDER_STEPS) as [Action, ...Action[]];

const OrderId = z.string().regex(/^\d{1,15}$/);

/** One status step for several orders. */
export const OrderBulk = bulkChange(...actions)
  .extend({
    tracking: z
      .record(OrderId, Lines(1000))
      .optional()
      .meta({
        description: 'Tracking texts by order id; orders without an entry keep their `tracking_information`',
        examples: [{ 7: 'Left Riyadh this morning.' }],
      }),
    status_seen: z
      .record(OrderId, Status)
      .optional()
      .meta({
        description: 'Status that the list showed, by order id; an order with another status now is left unchanged',
        examples: [{ 7: 'Confirmed' }],
      }),
  })
  .meta({ example: { ids: [7], action: 'ship', tracking: { 7: 'Left Riyadh.' }, status_seen: { 7: 'Confirmed' } } });
export type OrderBulk = z.infer<typeof OrderBulk>;

const steps: Record<Action, { to: OrderStatus; from: readonly OrderStatus[] }> = ORDER_STEPS;

const toCode = (action: Action) => ORDER_STATUSES[steps[action].to].code;

/** Reason why an order cannot take the step, or null. All other status changes are made one by one. */
const obstacle = (row: StatusRow, action: Action, seen: StatusCode | undefined): string | null => {
  if (seen !== undefined && seen !== row.status) return statusIsNow(row.status);
  if (!steps[action].from.includes(statusLabel(row.status))) return `orders.not_${action}`;
  if (awaitsDecision(row)) return 'orders.cancellation_waits';
  if (!isSent(toCode(action))) return null;
  // Charging a card calls the provider outside a transaction, but a bulk change is a single transaction.
  if (row.is_held) return 'orders.card_charged_alone';
  if (row.held_by_recall) return 'errors.held_by_recall';
  return row.invoice === 'own_missing' ? 'errors.invoice_missing' : null;
};

/** Locks the products of all orders by id, because shipping one of them looks whether its products are recalled. */
const lockGoods = (database: Database, ids: readonly number[]) =>
  database.query(sql`
    SELECT p.id FROM products p WHERE p.id IN (
      SELECT product_id FROM order_items WHERE vendor_order_id = ANY(${[...ids]}::bigint[]))
    ORDER BY p.id FOR SHARE`);

/** Advances several orders of a vendor by one step. */
export const createOrderBulk = (database: Database, service: Pick<OrderService, 'setStatus'>) => {
  const repository = createStatusRepository(database);

  /**
   * Changes those that can be changed.
   * @throws AppError 404 if any is missing or another vendor's; nothing changes then
   */
  return (
    owner: VendorActor,
    { ids, action, tracking = {}, status_seen: seen = {} }: OrderBulk,
  ): Promise<BulkOutcome> =>
    database.transaction(async () => {
      const rows: StatusRow[] = [];
      for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
        const row = await repository.lock({ vendorId: owner.vendorId }, id);
        if (!row) throw notFound();
        rows.push(row);
      }
      await lockGoods(database, ids);
      const failed: BulkOutcome['failed'] = [];
      for (const row of rows) {
        const reason = obstacle(row, action, seen[row.id]);
        if (reason !== null) {
          failed.push({ id: row.id, name: row.order_sub_no, reason });
          continue;
        }
        const text = tracking[row.id];
        await service.setStatus(owner, row.id, toCode(action), text ? { tracking_information: text } : {});
      }
      return { done: rows.length - failed.length, failed };
    });
};

import type { Database } from '../../../database/database.ts';
import { createLotLedger } from '../../../ledger/lots.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';

interface CaseRow {
  recall_no: string;
  item_id: number;
  lot_id: number | null;
  quantity: number;
  arrived: number;
  product_id: number;
  lots_tracked: boolean;
}

/** Units of sold lines that come back to the vendor during a recall. */
export const createRecallArrivals = (database: Database) => {
  const lots = createLotLedger(database);
  const auditLog = createAuditLog(database);

  /** Recalled lots of a line; those of an unknown batch if the case names none. */
  const recalledLots = (itemId: number, lotId: number | null) =>
    database.query<{ id: number }>(sql`
      SELECT DISTINCT l.id FROM order_item_lots taken JOIN lots l ON l.id = taken.lot_id
      WHERE taken.order_item_id = ${itemId} AND taken.given_back_at IS NULL AND lot_is_recalled(l.id)
        AND (${lotId}::bigint IS NULL AND l.remainder OR l.id = ${lotId}::bigint)`);

  /**
   * Books units that came back: into their lot, which stays stopped. Units that were sold without a batch are only counted.
   * @throws AppError 404; 409 if the recall no longer concerns them or they were not sent; 422 for more units than are out
   */
  return ({ vendorId, actor }: VendorActor, recallId: number, caseId: number, returned: number): Promise<void> =>
    database.transaction(async () => {
      const found = await database.first<CaseRow>(sql`
        SELECT r.recall_no, item.id AS item_id, c.lot_id, c.quantity, c.arrived, item.product_id, item.lots_tracked
        FROM recall_cases c JOIN recalls r ON r.id = c.recall_id JOIN order_items item ON item.id = c.order_item_id
        JOIN vendor_orders part ON part.id = item.vendor_order_id
        WHERE c.id = ${caseId} AND r.id = ${recallId} AND part.vendor_id = ${vendorId} FOR UPDATE OF c FOR SHARE OF r`);
      if (!found) throw notFound();
      const { item_id: itemId, product_id: productId, lot_id: lotId, quantity, arrived } = found;
      const left = quantity - arrived;
      if (returned > left) throw invalidField('returned', { key: 'recalls.units_out', params: { count: left } });
      const product = await database.first<{ tracks_lots: boolean; is_recalled: boolean }>(sql`
        WITH locked AS MATERIALIZED (SELECT id, tracks_lots FROM products WHERE id = ${productId} FOR NO KEY UPDATE)
        SELECT tracks_lots, EXISTS (
          SELECT FROM recall_products rp WHERE rp.recall_id = ${recallId} AND rp.product_id = locked.id AND rp.lifted_at IS NULL)
          AS is_recalled FROM locked`);
      const sent = await database.first(sql`
        SELECT item.id FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
        WHERE item.id = ${itemId} AND order_is_sent(part.status)`);
      if (!product?.is_recalled || !sent) throw new AppError(409, 'recall_changed');
      if (product.tracks_lots && found.lots_tracked) {
        const recalled = (await recalledLots(itemId, lotId)).map(({ id }) => id);
        const units = { productId, itemId, quantity: returned };
        if (!(await lots.takeBackRecalled(units, recalled, actor.id))) throw new AppError(409, 'recall_changed');
      }
      await database.query(sql`UPDATE recall_cases SET arrived = arrived + ${returned} WHERE id = ${caseId}`);
      await auditLog.record(actor, {
        ...{ action: 'recall.arrived', entity: 'recall', entityId: recallId, label: found.recall_no },
        before: { arrived },
        after: { arrived: arrived + returned },
      });
    });
};

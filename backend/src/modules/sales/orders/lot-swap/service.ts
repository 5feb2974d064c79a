import type { FastifyInstance } from 'fastify';
import { shopDay } from '../../../../calendar/working-days.ts';
import { createLotLedger } from '../../../../ledger/lots.ts';
import { sql } from '../../../../sql/sql.ts';
import { AppError, invalidField, notFound, type FieldMessage } from '../../../../wire/errors.ts';
import { createLotRepository, type LockedLot } from '../../../catalogue/lots/repository.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../../people/auth/vendor-actor.ts';
import { createStatusRepository, type SoldLine } from '../status/repository.ts';
import { assertStatusSeen, isPreparing } from '../status/status.ts';
import type { LotSwapForm } from './schemas.ts';

/** Why a lot cannot be picked for a line; null: it can. */
const refusal = ({ promised_expiry: promised }: SoldLine, lot: LockedLot, today: string): FieldMessage | null => {
  const isOver = lot.sell_until !== null && lot.sell_until < today;
  if (lot.stop !== null || lot.remainder || isOver) return 'lots.swap_not_for_sale';
  if (promised === null || lot.expires_on === null || lot.expires_on >= promised) return null;
  return { key: 'lots.swap_too_early', params: { day: promised } };
};

/** Batches of a parcel that is being prepared, where the vendor picks another than the order took. */
export const createLotSwapService = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const orders = createStatusRepository(database);
  const lots = createLotRepository(database);
  const ledger = createLotLedger(database);
  const auditLog = createAuditLog(database);

  const unitsOf = async (itemId: number, lotId: number): Promise<number> => {
    const row = await database.first<{ units: number }>(sql`
      SELECT coalesce(sum(quantity), 0)::integer AS units FROM order_item_lots
      WHERE order_item_id = ${itemId} AND lot_id = ${lotId} AND given_back_at IS NULL`);
    return row?.units ?? 0;
  };

  return {
    /**
     * Picks units of a line from another lot, which must keep the promised expiry. Frees a parcel held by a recall of the
     * first lot.
     * @throws AppError 404 for a missing or foreign order, line or lot; 409 if the parcel has left or is cancelled, or
     * the line no longer has the units from the first lot; 422 if the other lot is not for sale, expires too early or has
     * too few units
     */
    swap: ({ vendorId, actor }: VendorActor, id: number, form: LotSwapForm): Promise<void> =>
      database.transaction(async () => {
        const { order_item_id: orderItemId, from_lot_id: fromLotId, to_lot_id: toLotId, quantity, reason } = form;
        const row = await orders.lock({ vendorId }, id);
        if (!row) throw notFound();
        assertStatusSeen(row.status, form.status_seen);
        if (!isPreparing(row.status)) throw new AppError(409, 'order_not_preparing');
        const line = (await orders.lines(id)).find((each) => each.id === orderItemId);
        if (!line) throw notFound();
        await lots.lockDue([line.product_id]);
        const own = (await lots.lotsOf([line.product_id])).filter(({ variant_id }) => variant_id === line.variant_id);
        const from = own.find((lot) => lot.id === fromLotId);
        const to = own.find((lot) => lot.id === toLotId);
        if (!from || !to) throw notFound();
        if (from === to) throw invalidField('to_lot_id', 'lots.swap_required');
        if ((await unitsOf(orderItemId, fromLotId)) < quantity) throw new AppError(409, 'changed_meanwhile');
        const refused = refusal(line, to, shopDay(new Date()));
        if (refused) throw invalidField('to_lot_id', refused);
        if (to.on_hand < quantity)
          throw invalidField('quantity', { key: 'lots.units_left', params: { count: to.on_hand } });
        await ledger.swap(line.product_id, { orderItemId, fromLotId, toLotId, quantity });
        const named = (lot: LockedLot) => `${line.name}, ${lot.lot_no}: ${quantity}`;
        await auditLog.record(actor, {
          ...{ action: 'order.lot_swapped', entity: 'order', entityId: id, label: row.order_sub_no },
          before: { lots: [named(from)] },
          after: { lots: [named(to)], reason },
        });
      }),
  };
};

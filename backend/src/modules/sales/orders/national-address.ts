import { STATUS_GROUPS } from '../../../facts/order-statuses.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { nationalAddressIn } from '../../people/addresses/national-address.ts';
import type { AddressSnapshot } from '../checkout/billing.ts';
import { isPreparing, type StatusCode } from './status/status.ts';

interface PartRow {
  id: number;
  order_id: number;
  status: StatusCode;
}

/** The National Address of a placed order, which its customer adds until the parcel is shipped. */
export const createNationalAddress = (database: Database) => {
  /** Locks all sub-orders of the order in id order, as a status change does, so that none is shipped meanwhile. */
  const lockParts = (userId: number, id: number) =>
    database.query<PartRow>(sql`
      SELECT part.id, part.order_id, part.status FROM vendor_orders part
      WHERE part.order_id = (SELECT order_id FROM vendor_orders WHERE id = ${id})
        AND part.user_id = ${userId} AND part.placed_at IS NOT NULL
      ORDER BY part.id FOR UPDATE`);

  /** True if the carrier of a parcel already has the address. */
  const hasPickup = async (orderId: number): Promise<boolean> =>
    (await database.first(sql`
      SELECT pickup.id FROM pickups pickup JOIN vendor_orders part ON part.id = pickup.vendor_order_id
      WHERE part.order_id = ${orderId} AND pickup.cancelled_at IS NULL LIMIT 1`)) !== null;

  /**
   * Adds it to the order's shipping address, with a line in the history of each sub-order that is being prepared.
   * @throws AppError 404 if missing or foreign, 409 once a parcel has a pickup, is shipped or
   * cancelled, or for another country, 422 if invalid
   */
  return (userId: number, id: number, text: string): Promise<void> =>
    database.transaction(async () => {
      const parts = await lockParts(userId, id);
      const part = parts.find((candidate) => candidate.id === id);
      if (!part) throw notFound();
      const order = await database.first<{ shipping_address: Partial<AddressSnapshot> }>(
        sql`SELECT shipping_address FROM orders WHERE id = ${part.order_id} FOR UPDATE`,
      );
      const country = order?.shipping_address.country_code ?? '';
      const address = nationalAddressIn(country, text, 'national_address', true);
      if (!isPreparing(part.status) || address === '') throw new AppError(409, 'order_not_changeable');
      if (order?.shipping_address.national_address === address) return;
      if (await hasPickup(part.order_id)) throw new AppError(409, 'order_not_changeable');
      await database.query(sql`
        UPDATE orders SET shipping_address = shipping_address || jsonb_build_object('national_address', ${address}::text)
        WHERE id = ${part.order_id}`);
      await database.query(sql`
        INSERT INTO order_status_history (vendor_order_id, from_status, to_status, note, actor_user_id, actor_role, field)
        SELECT id, status, status, ${address}, ${userId}::bigint, 3, 'national_address' FROM vendor_orders
        WHERE order_id = ${part.order_id} AND status = ANY(${[...STATUS_GROUPS.preparing]}::smallint[])
        ORDER BY id`);
    });
};

import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { VendorCarrier } from './schemas.ts';

/** Number of own carriers that are stored for a vendor, those entered last. */
const MOST_CARRIERS = 20;

/** Carriers that a vendor books outside the shop. */
export const createShipmentRepository = (database: Database) => ({
  async carriers(vendorId: number): Promise<VendorCarrier[]> {
    const row = await database.first<{ carriers: VendorCarrier[] }>(
      sql`SELECT carriers FROM vendors WHERE id = ${vendorId}`,
    );
    return row?.carriers ?? [];
  },

  /** Stores an own carrier, or the new page of one. The vendor's row is locked until the end of the transaction. */
  async keepCarrier(vendorId: number, carrier: VendorCarrier): Promise<void> {
    const row = await database.first<{ carriers: VendorCarrier[] }>(
      sql`SELECT carriers FROM vendors WHERE id = ${vendorId} FOR NO KEY UPDATE`,
    );
    const stored = row?.carriers ?? [];
    // An update would be announced as a change of the shop.
    if (stored.some(({ name, tracking_url: page }) => name === carrier.name && page === carrier.tracking_url)) return;
    const others = stored.filter(({ name }) => name !== carrier.name);
    const carriers = JSON.stringify([carrier, ...others].slice(0, MOST_CARRIERS));
    await database.query(sql`UPDATE vendors SET carriers = ${carriers}::jsonb WHERE id = ${vendorId}`);
  },

  /** True if a pickup is booked or being booked. */
  hasPickup: async (vendorOrderId: number): Promise<boolean> =>
    (await database.first(
      sql`SELECT id FROM pickups WHERE vendor_order_id = ${vendorOrderId} AND cancelled_at IS NULL`,
    )) !== null,

  write: (vendorOrderId: number, carrier: string, trackingId: string) =>
    database.query(sql`
      UPDATE vendor_orders SET carrier = ${carrier}, tracking_id = ${trackingId}, updated_at = now()
      WHERE id = ${vendorOrderId}`),
});

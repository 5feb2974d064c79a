import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { AddressSnapshot } from '../../checkout/billing.ts';
import type { StatusCode } from '../status/status.ts';
import { destinationOf } from '../../shipping/repository.ts';
import type { Booking, Parcel, Party } from './carriers/carrier.ts';

/** Pickup window: a day in Riyadh and two times (`HH:mm`). */
export interface PickupWindow {
  date: string;
  from: string;
  to: string;
}

/** Order data needed by a carrier. */
export interface ParcelRow {
  id: number;
  order_sub_no: string;
  status: StatusCode;
  pieces: number;
  sender: Party;
  destination: string;
  shipping_address: Partial<AddressSnapshot> | null;
  po_number: string;
}

/** Pickup confirmed by the carrier and not cancelled. */
export interface BookedRow {
  id: number;
  vendor_order_id: number;
  carrier: string;
  carrier_reference: string;
  tracking_id: string;
  order_sub_no: string;
}

/** Carriers respond within seconds, so the process behind an older reservation has crashed. */
const ABANDONED = sql`created_at < now() - interval '2 minutes'`;
const isBooked = sql`booked_at IS NOT NULL AND cancelled_at IS NULL`;

/** Pickups, from reservation to booking. Every order is scoped to its vendor. */
export const createPickupRepository = (database: Database) => ({
  /** Locks an order of this vendor until the transaction ends; null if missing or foreign. */
  lock: (vendorId: number, vendorOrderId: number) =>
    database.first<ParcelRow>(sql`
      SELECT part.id, part.order_sub_no, part.status,
        (SELECT coalesce(sum(quantity), 0) FROM order_items i WHERE i.vendor_order_id = part.id) AS pieces,
        jsonb_build_object('name', u.firstname || ' ' || u.lastname, 'company', v.company_name,
          'phone', v.company_phone_no, 'email', u.email, 'line1', v.company_address, 'line2', '',
          'city', coalesce(city.name, ''), 'postalCode', v.postal_code, 'country', coalesce(home.iso2, '')) AS sender,
        coalesce(target.iso2, '') AS destination,
        o.shipping_address, o.po_number
      FROM vendor_orders part
      JOIN orders o ON o.id = part.order_id
      JOIN vendors v ON v.id = part.vendor_id
      CROSS JOIN LATERAL vendor_owner(v.id) u
      LEFT JOIN cities city ON city.id = v.city_id
      LEFT JOIN countries home ON home.id = v.country_id
      LEFT JOIN countries target ON target.id = ${destinationOf}
      WHERE part.id = ${vendorOrderId} AND part.vendor_id = ${vendorId} AND part.placed_at IS NOT NULL
      FOR UPDATE OF part`),

  /** @returns the status of an order of this vendor; null if missing or foreign */
  async statusOf(vendorId: number, vendorOrderId: number): Promise<StatusCode | null> {
    const row = await database.first<{ status: StatusCode }>(sql`
      SELECT status FROM vendor_orders
      WHERE id = ${vendorOrderId} AND vendor_id = ${vendorId} AND placed_at IS NOT NULL`);
    return row?.status ?? null;
  },

  /**
   * Reserves a pickup while the carrier is called.
   * @returns its id; null if one exists already
   */
  async reserve(vendorOrderId: number, carrier: string, { date, from, to }: PickupWindow): Promise<number | null> {
    await database.query(sql`
      DELETE FROM pickups WHERE vendor_order_id = ${vendorOrderId} AND booked_at IS NULL AND ${ABANDONED}`);
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO pickups (vendor_order_id, carrier, pickup_date, from_time, to_time)
      VALUES (${vendorOrderId}, ${carrier}, ${date}, ${from}, ${to}) ON CONFLICT DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  /** Deletes the reservation. */
  release: (id: number) => database.query(sql`DELETE FROM pickups WHERE id = ${id} AND booked_at IS NULL`),

  /**
   * Stores the carrier's confirmation.
   * @returns false if the reservation no longer existed
   */
  async book(id: number, { trackingId, labelUrl, carrierReference }: Booking): Promise<boolean> {
    const rows = await database.query(sql`
      WITH booked AS (
        UPDATE pickups SET booked_at = now(), tracking_id = ${trackingId}, label_url = ${labelUrl},
          carrier_reference = ${carrierReference}
        WHERE id = ${id} AND booked_at IS NULL RETURNING vendor_order_id
      )
      UPDATE vendor_orders SET carrier = '', tracking_id = ${trackingId}, label_url = ${labelUrl}, updated_at = now()
      WHERE id = (SELECT vendor_order_id FROM booked) RETURNING id`);
    return rows.length > 0;
  },

  /** Active pickup of an order; null if there is none or the parcel has been delivered. */
  booked: (vendorOrderId: number) =>
    database.first<BookedRow>(sql`
      SELECT p.id, p.vendor_order_id, p.carrier, p.carrier_reference, p.tracking_id, part.order_sub_no
      FROM pickups p JOIN vendor_orders part ON part.id = p.vendor_order_id
      WHERE p.vendor_order_id = ${vendorOrderId} AND part.completed_at IS NULL AND ${isBooked}`),

  /**
   * Cancels the pickup and removes its tracking id from the order.
   * @returns false if it was already cancelled; nothing changes then
   */
  async cancel({ id }: BookedRow): Promise<boolean> {
    const rows = await database.query(sql`
      WITH cancelled AS (
        UPDATE pickups SET cancelled_at = now() WHERE id = ${id} AND ${isBooked} RETURNING vendor_order_id
      )
      UPDATE vendor_orders SET tracking_id = '', label_url = '', updated_at = now()
      WHERE id = (SELECT vendor_order_id FROM cancelled) RETURNING id`);
    return rows.length > 0;
  },
});

/** Carrier format of an order's parcel. */
export const toParcel = (row: ParcelRow, pickupId: number, window: PickupWindow): Parcel => ({
  reference: `${row.order_sub_no}/${pickupId}`,
  orderSubNo: row.order_sub_no,
  ...window,
  pieces: row.pieces,
  sender: row.sender,
  destination: row.destination,
  nationalAddress: row.shipping_address?.national_address ?? '',
  recipientCompany: row.shipping_address?.company_name ?? '',
  poNumber: row.po_number,
});

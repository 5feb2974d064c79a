import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { carrierColumns } from '../status/carrier-columns.ts';
import { isOverdue } from '../status/conditions.ts';
import type { StatusCode } from '../status/status.ts';

/** One parcel of a tracked order. */
export interface ParcelRow {
  id: number;
  order_no: string;
  order_sub_no: string;
  placed_at: string;
  status: StatusCode;
  tracking_id: string;
  tracking_information: string;
  /** '' if unknown. */
  carrier: string;
  carrier_page: string | null;
  /** Promised arrival days; null if none were promised. */
  arrives_from: string | null;
  arrives_to: string | null;
  is_late: boolean;
  company_name: string;
  company_name_ar: string;
}

/** Buyer of a tracked order. */
interface TrackedBuyer {
  order_no: string;
  user_id: number;
  is_guest: boolean;
  lang: Lang;
}

/** Condition: the placed order `o` of the person `u` has this number, or a sub-order has, and this address. */
const isTracked = (number: string, email: string) => sql`
  o.id IN (
    SELECT id FROM orders WHERE order_no = ${number}
    UNION ALL SELECT order_id FROM vendor_orders WHERE order_sub_no = ${number}
  )
  AND ${email} IN (u.email, lower(o.billing_address->>'email'))
  AND o.state = 'placed'`;

export const createTrackingRepository = (database: Database) => ({
  /**
   * Parcels of a placed order, or the one with that number. Number and email address are checked in one query, so that
   * neither the response nor its timing reveals anything about one alone.
   */
  parcels: (number: string, email: string) =>
    database.query<ParcelRow>(sql`
      SELECT part.id, o.order_no, part.order_sub_no, o.placed_at, part.status, part.tracking_id,
        part.tracking_information, ${carrierColumns}, part.arrives_from, part.arrives_to, ${isOverdue} AS is_late,
        v.company_name, v.company_name_ar
      FROM orders o
      JOIN users u ON u.id = o.user_id
      JOIN vendor_orders part ON part.order_id = o.id
      JOIN vendors v ON v.id = part.vendor_id
      WHERE ${isTracked(number, email)} AND ${number} IN (o.order_no, part.order_sub_no)
      ORDER BY part.id`),

  /** Buyer of a placed order, found in the same way. */
  buyer: (number: string, email: string) =>
    database.first<TrackedBuyer>(sql`
      SELECT o.order_no, u.id AS user_id, u.kind = 'guest' AS is_guest, o.lang
      FROM orders o JOIN users u ON u.id = o.user_id WHERE ${isTracked(number, email)}`),
});

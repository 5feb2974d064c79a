import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
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
      WHERE o.id IN (
          SELECT id FROM orders WHERE order_no = ${number}
          UNION ALL SELECT order_id FROM vendor_orders WHERE order_sub_no = ${number}
        )
        AND ${number} IN (o.order_no, part.order_sub_no)
        AND ${email} IN (u.email, lower(o.billing_address->>'email'))
        AND o.state = 'placed'
      ORDER BY part.id`),
});

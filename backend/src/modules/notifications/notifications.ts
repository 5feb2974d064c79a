import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { NotificationKind, NotificationPayload } from './schemas.ts';

/** A notification to the person behind a vendor. */
export interface VendorNews<Kind extends NotificationKind = NotificationKind> {
  readonly vendorId: number;
  readonly kind: Kind;
  readonly payload: NotificationPayload<Kind>;
}

/** Writes notifications, for a statement that writes more than these. */
export const insertNotifications = <Kind extends NotificationKind>(news: readonly VendorNews<Kind>[]): SQL => sql`
  INSERT INTO notifications (user_id, kind, payload)
  SELECT v.user_id, news.kind, news.payload
  FROM jsonb_to_recordset(${JSON.stringify(news)}::jsonb) AS news ("vendorId" bigint, kind text, payload jsonb)
    JOIN vendors v ON v.id = news."vendorId"`;

/** Tells vendors what has happened. Call it in the transaction of the event: what did not happen is not told. */
export const createNotifications = (database: Database) => ({
  /** Writes one notification to the person behind a vendor. */
  notifyVendor: <Kind extends NotificationKind>(vendorId: number, kind: Kind, payload: NotificationPayload<Kind>) =>
    database.query(insertNotifications([{ vendorId, kind, payload }]), 'notify vendors'),
});

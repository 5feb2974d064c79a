import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { NEWS_PERMISSION, NEWS_TOPIC } from './permissions.ts';
import type { NotificationKind, NotificationPayload } from './schemas.ts';

/** Notification for the members of a store. */
export interface VendorNews<Kind extends NotificationKind = NotificationKind> {
  readonly vendorId: number;
  readonly kind: Kind;
  readonly payload: NotificationPayload<Kind>;
}

/** Inserts notifications for the members who may read what they are about and have not muted it, as part of a larger statement. */
export const insertNotifications = <Kind extends NotificationKind>(news: readonly VendorNews<Kind>[]): SQL => sql`
  INSERT INTO notifications (user_id, vendor_id, kind, payload)
  SELECT reader.user_id, news."vendorId", news.kind, news.payload
  FROM jsonb_to_recordset(${JSON.stringify(news.map((each) => ({ ...each, permission: NEWS_PERMISSION[each.kind], topic: NEWS_TOPIC[each.kind] })))}::jsonb)
      AS news ("vendorId" bigint, kind text, payload jsonb, permission text, topic text)
    CROSS JOIN LATERAL vendor_mailboxes(news."vendorId", news.permission, news.topic) AS reader`;

/** Notifications for vendors. Call in the transaction of the event, so that a rollback also drops the notification. */
export const createNotifications = (database: Database) => ({
  notifyVendor: <Kind extends NotificationKind>(vendorId: number, kind: Kind, payload: NotificationPayload<Kind>) =>
    database.query(insertNotifications([{ vendorId, kind, payload }]), 'notify vendors'),
});

import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { NotificationKind, NotificationPayload } from './schemas.ts';

/** Tells vendors what has happened. Call it in the transaction of the event: what did not happen is not told. */
export const createNotifications = (database: Database) => ({
  /** Writes one notification to the person behind a vendor. */
  notifyVendor: <Kind extends NotificationKind>(vendorId: number, kind: Kind, payload: NotificationPayload<Kind>) =>
    database.query(sql`
      INSERT INTO notifications (user_id, kind, payload)
      SELECT user_id, ${kind}::text, ${JSON.stringify(payload)}::jsonb FROM vendors WHERE id = ${vendorId}`),
});

import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { AdminNotificationKind } from '../../people/notifications/admin-schemas.ts';
import { insertAdminNotifications } from '../../people/notifications/repository.ts';
import { awaitsAdmin } from '../../sales/returns/late-returns.ts';

const vendorKey = sql`jsonb_build_object('vendor_id', v.id)`;
const vendorNames = sql`jsonb_build_object('name', v.company_name, 'name_arabic', v.company_name_ar)`;

/** Work pending for admins, by kind: key, other data, time of the last change, and the rows. */
const SOURCES: Record<AdminNotificationKind, { key: SQL; payload: SQL; since: SQL; rows: SQL }> = {
  vendor_registered: {
    key: vendorKey,
    payload: vendorNames,
    since: sql`v.created_at`,
    rows: sql`vendors v WHERE v.active = 0 AND v.approved_at IS NULL AND v.deleted_at IS NULL`,
  },
  identity_requested: {
    key: vendorKey,
    payload: vendorNames,
    since: sql`w.asked_at`,
    rows: sql`vendor_identity_requests w JOIN vendors v ON v.id = w.vendor_id AND v.deleted_at IS NULL
      WHERE w.declined_at IS NULL`,
  },
  tax_details_submitted: {
    key: vendorKey,
    payload: vendorNames,
    since: sql`v.vat_asked_at`,
    rows: sql`vendors v WHERE v.vat_state = 'waiting' AND v.deleted_at IS NULL`,
  },
  bank_account_submitted: {
    key: vendorKey,
    payload: vendorNames,
    since: sql`b.created_at`,
    rows: sql`vendor_bank_accounts b JOIN vendors v ON v.id = b.vendor_id WHERE b.state = 'waiting'`,
  },
  licence_submitted: {
    key: vendorKey,
    payload: vendorNames,
    since: sql`max(l.submitted_at)`,
    rows: sql`licences l JOIN vendors v ON v.id = l.vendor_id WHERE l.state = 'submitted' GROUP BY v.id`,
  },
  products_waiting: {
    key: vendorKey,
    payload: vendorNames,
    since: sql`max(work.since)`,
    rows: sql`(
        SELECT p.vendor_id, p.updated_at AS since FROM products p
        WHERE p.approval_status = 0 AND p.status = 'active' AND p.deleted_at IS NULL
        UNION ALL
        SELECT p.vendor_id, c.requested_at FROM product_changes c JOIN products p ON p.id = c.product_id
        WHERE c.declined_at IS NULL AND p.status = 'active' AND p.deleted_at IS NULL
      ) work JOIN vendors v ON v.id = work.vendor_id AND v.deleted_at IS NULL GROUP BY v.id`,
  },
  return_undecided: {
    key: sql`jsonb_build_object('return_no', r.return_no)`,
    payload: sql`jsonb_build_object('order_sub_no', part.order_sub_no) || ${vendorKey} || ${vendorNames}`,
    since: sql`coalesce(r.due_at, r.requested_at)`,
    rows: sql`returns r JOIN vendor_orders part ON part.id = r.vendor_order_id JOIN vendors v ON v.id = part.vendor_id
      WHERE ${awaitsAdmin}`,
  },
  refund_due: {
    key: sql`jsonb_build_object('refund_id', f.id)`,
    payload: sql`jsonb_build_object('order_sub_no', part.order_sub_no, 'customer', u.firstname || ' ' || u.lastname)`,
    since: sql`f.created_at`,
    rows: sql`refunds f JOIN vendor_orders part ON part.id = f.vendor_order_id JOIN users u ON u.id = part.user_id
      WHERE f.state = 'due' AND f.method = 'transfer' AND NOT f.needs_account`,
  },
  payment_problem: {
    key: sql`jsonb_build_object('finding_id', finding.id)`,
    payload: sql`jsonb_build_object('order_no', o.order_no)`,
    since: sql`finding.found_at`,
    rows: sql`payment_findings finding LEFT JOIN payments payment ON payment.id = finding.payment_id
      LEFT JOIN orders o ON o.id = payment.order_id WHERE finding.settled_at IS NULL`,
  },
  message_received: {
    key: sql`jsonb_build_object('message_id', m.id)`,
    payload: sql`jsonb_build_object('name', m.name, 'subject', m.subject)`,
    since: sql`m.created_at`,
    rows: sql`contact_messages m WHERE m.handled_at IS NULL`,
  },
  report_received: {
    key: sql`jsonb_build_object('report_id', report.id)`,
    payload: sql`jsonb_build_object('name', coalesce(p.name, v.company_name), 'name_arabic',
      coalesce(p.name_ar, v.company_name_ar), 'urgent', report.urgent)`,
    since: sql`report.created_at`,
    rows: sql`reports report JOIN vendors v ON v.id = report.vendor_id LEFT JOIN products p ON p.id = report.product_id
      WHERE report.state = 'open'`,
  },
  dispute_opened: {
    key: sql`jsonb_build_object('thread_id', t.id)`,
    payload: sql`jsonb_build_object('order_sub_no', part.order_sub_no) || ${vendorKey} || ${vendorNames}`,
    since: sql`t.disputed_at`,
    rows: sql`threads t JOIN vendor_orders part ON part.id = t.vendor_order_id JOIN vendors v ON v.id = part.vendor_id
      WHERE t.disputed_at IS NOT NULL AND t.resolved_at IS NULL`,
  },
  mail_failed: {
    key: sql`'{}'::jsonb`,
    payload: sql`'{}'::jsonb`,
    since: sql`max(mail.dead_at)`,
    rows: sql`outbox mail WHERE mail.dead_at IS NOT NULL HAVING count(*) > 0`,
  },
};

/** Rows of all sources from the last 30 days, for insertAdminNotifications. */
const items = sql.join(
  Object.entries(SOURCES).map(
    ([kind, { key, payload, since, rows }]) =>
      sql`SELECT ${kind} AS kind, ${key} AS key, ${payload} AS payload, ${since} AS since FROM ${rows}`,
  ),
  sql` UNION ALL `,
);

/**
 * Notifies admins of pending work, whatever caused it. Runs as a job, so that no cause can be forgotten.
 * @returns the number of new notifications
 */
export const createAdminNotifier = (database: Database) => async (): Promise<number> => {
  const created = await database.query(
    insertAdminNotifications(sql`SELECT * FROM (${items}) AS pending WHERE since > now() - interval '30 days'`),
  );
  return created.length;
};

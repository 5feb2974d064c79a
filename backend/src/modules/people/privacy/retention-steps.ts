import { sql, type SQL } from '../../../sql/sql.ts';
import { ERASED_DOMAIN } from '../../../mail/outbox.ts';

/** Rows per batch. */
const BATCH = 500;

const counted = (changed: SQL): SQL => sql`WITH changed AS (${changed} RETURNING 1) SELECT count(*) FROM changed`;

/** Parts of an address that name a person; places stay for tax. */
const NAMELESS = JSON.stringify(
  Object.fromEntries(
    [
      ...['name', 'phone_number', 'company_address', 'address_1', 'address_2', 'street', 'zip_code'],
      ...['national_address', 'note'],
    ].map((name) => [name, '']),
  ),
);

const nameless = (column: SQL): SQL => sql`${column} || ${NAMELESS}::jsonb
  || jsonb_build_object('email', 'erased-' || user_id || ${ERASED_DOMAIN})`;

/**
 * Periods after which personal data goes, each as one batch. Addresses of guests stay with their order, whose code needs them,
 * until the guest asks.
 */
export const RETENTION_STEPS: Readonly<Record<string, SQL>> = {
  // 30 days after they were sent; the rows go after 180 days.
  mails_emptied: counted(sql`
    UPDATE outbox SET payload = '{}' WHERE id IN (
      SELECT id FROM outbox WHERE done_at < now() - interval '30 days' AND payload <> '{}' ORDER BY done_at LIMIT ${BATCH})`),

  contact_messages: counted(sql`
    DELETE FROM contact_messages WHERE id IN (
      SELECT id FROM contact_messages WHERE created_at < now() - interval '2 years' ORDER BY id LIMIT ${BATCH})`),

  // 2 years after the request; a job deletes the files.
  return_pictures: sql`
    WITH over AS (
      DELETE FROM return_files WHERE id IN (
        SELECT f.id FROM return_files f JOIN return_lines l ON l.id = f.return_line_id JOIN returns r ON r.id = l.return_id
        WHERE r.requested_at < now() - interval '2 years' AND r.state NOT IN ('requested', 'approved', 'sent', 'received')
        ORDER BY f.id LIMIT ${BATCH}) RETURNING file_id
    ), changed AS (UPDATE files SET expires_at = now() FROM over WHERE files.id = over.file_id RETURNING 1)
    SELECT count(*) FROM changed`,

  // 3 years after the sub-order ended, unless it is disputed; a job deletes the files.
  threads: sql`
    WITH over AS MATERIALIZED (
      SELECT t.id FROM threads t JOIN vendor_orders part ON part.id = t.vendor_order_id
      WHERE coalesce(part.completed_at, part.restocked_at) < now() - interval '3 years'
        AND (t.disputed_at IS NULL OR t.resolved_at IS NOT NULL)
      ORDER BY t.id LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED
    ), attached AS (
      DELETE FROM thread_files f USING thread_messages m JOIN over ON over.id = m.thread_id
      WHERE m.id = f.message_id RETURNING f.file_id
    ), expired AS (
      UPDATE files SET original_name = 'file', expires_at = now() FROM attached WHERE files.id = attached.file_id
    ), readings AS (DELETE FROM thread_reads r USING over WHERE r.thread_id = over.id),
    texts AS (DELETE FROM thread_messages m USING over WHERE m.thread_id = over.id),
    changed AS (DELETE FROM threads t USING over WHERE t.id = over.id RETURNING 1)
    SELECT count(*) FROM changed`,

  // 3 years after the last sub-order changed, without open returns or refunds.
  order_addresses: counted(sql`
    UPDATE orders SET billing_address = ${nameless(sql`billing_address`)}, shipping_address = ${nameless(sql`shipping_address`)},
      message = '' WHERE id IN (
      SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id AND u.kind = 'account'
      WHERE o.state = 'placed' AND o.placed_at < now() - interval '3 years' AND NOT o.needs_email_code
        AND o.shipping_address ->> 'name' <> '' AND NOT EXISTS (
          SELECT FROM vendor_orders part LEFT JOIN refunds f ON f.vendor_order_id = part.id AND f.state <> 'paid'
            LEFT JOIN returns r ON r.vendor_order_id = part.id AND r.state IN ('requested', 'approved', 'sent', 'received')
          WHERE part.order_id = o.id AND (f.id IS NOT NULL OR r.id IS NOT NULL OR part.updated_at > now() - interval '3 years'
            OR NOT (order_is_completed(part.status) OR order_is_cancelled(part.status))))
      ORDER BY o.id LIMIT ${BATCH})`),

  // 2 years after the store was removed.
  certificates: sql`
    WITH ended AS (
      SELECT v.id, ARRAY[v.cr_file_id, r.cr_file_id] AS papers FROM vendors v
      LEFT JOIN vendor_identity_requests r ON r.vendor_id = v.id
      WHERE v.deleted_at < now() - interval '2 years' AND (v.cr_file_id IS NOT NULL OR r.cr_file_id IS NOT NULL)
      ORDER BY v.id LIMIT ${BATCH}
    ), cleared AS (UPDATE vendors SET cr_file_id = NULL FROM ended WHERE vendors.id = ended.id),
    asked AS (UPDATE vendor_identity_requests r SET cr_file_id = NULL FROM ended WHERE r.vendor_id = ended.id),
    changed AS (UPDATE files SET expires_at = now() FROM ended WHERE files.id = ANY(ended.papers) RETURNING 1)
    SELECT count(*) FROM changed`,

  // 2 years after the store was removed. Numbers and days of the licences stay: they explain what was sold.
  licence_papers: sql`
    WITH ended AS (
      SELECT l.id, l.file_id FROM licences l JOIN vendors v ON v.id = l.vendor_id
      WHERE v.deleted_at < now() - interval '2 years' AND l.file_id IS NOT NULL ORDER BY l.id LIMIT ${BATCH}
    ), cleared AS (UPDATE licences SET file_id = NULL FROM ended WHERE licences.id = ended.id),
    changed AS (UPDATE files SET expires_at = now() FROM ended WHERE files.id = ended.file_id RETURNING 1)
    SELECT count(*) FROM changed`,

  // 10 years, as the invoices that the lines are about.
  audit_log: sql`SELECT expire_audit_log(${BATCH}::integer) AS count`,
};

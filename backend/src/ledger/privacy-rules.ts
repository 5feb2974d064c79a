import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';
import { today } from '../calendar/today.ts';

/** Rules about the rights of people. The text of an invoice stays as it was issued. */
export const privacyRules: LedgerRule[] = [
  {
    rule: 'The account of an erased person has no name, address or sign-in',
    violations: sql`
      SELECT 'user ' || u.id AS subject, 'erased, but not empty' AS detail FROM users u
      WHERE u.erased_at IS NOT NULL AND (u.email !~ '^erased-[0-9]+@erased\\.invalid$' OR u.firstname <> 'Erased'
        OR u.phone_number <> '' OR u.company_name <> '' OR u.company_address <> '' OR u.vat_number <> ''
        OR EXISTS (SELECT FROM addresses WHERE user_id = u.id) OR EXISTS (SELECT FROM sessions WHERE user_id = u.id)
        OR EXISTS (SELECT FROM factors WHERE user_id = u.id) OR EXISTS (SELECT FROM wishlist_items WHERE user_id = u.id)
        OR EXISTS (SELECT FROM carts WHERE user_id = u.id) OR EXISTS (SELECT FROM orders WHERE user_id = u.id AND state = 'draft'))`,
  },
  {
    rule: 'The orders of an erased person name no one',
    violations: sql`
      SELECT o.order_no AS subject, 'has a name, a phone number or a message' AS detail
      FROM users u JOIN orders o ON o.user_id = u.id
      WHERE u.erased_at IS NOT NULL AND (o.message <> '' OR o.po_number <> '' OR o.announcement IS NOT NULL
        OR o.billing_address ->> 'name' <> '' OR o.shipping_address ->> 'name' <> ''
        OR o.billing_address ->> 'phone_number' <> '' OR o.shipping_address ->> 'phone_number' <> '')`,
  },
  {
    // Texts of the vendor may be written later, for a parcel that stays.
    rule: 'The returns and messages of an erased person hold no words, files or account of theirs',
    violations: sql`
      SELECT r.return_no AS subject, 'has a note, a picture or an account' AS detail
      FROM users u JOIN vendor_orders part ON part.user_id = u.id JOIN returns r ON r.vendor_order_id = part.id
      WHERE u.erased_at IS NOT NULL AND (r.holder <> '' OR length(r.iban) > 6 OR EXISTS (
        SELECT FROM return_lines l LEFT JOIN return_files f ON f.return_line_id = l.id
        WHERE l.return_id = r.id AND (l.note <> '' OR f.id IS NOT NULL)))
      UNION ALL
      SELECT 'message ' || m.id, 'has a text or a file' FROM users u JOIN thread_messages m ON m.author_user_id = u.id
      WHERE u.erased_at IS NOT NULL AND m.side = 'buyer' AND (m.body <> '…' OR EXISTS (
        SELECT FROM thread_files f WHERE f.message_id = m.id))`,
  },
  {
    rule: 'Every erasure that was carried out has a line in the audit log',
    violations: sql`
      SELECT 'user ' || r.user_id AS subject, 'request ' || r.id AS detail FROM privacy_requests r
      WHERE r.kind = 'erase' AND r.state = 'done' AND r.done_at > now() - interval '10 years' AND NOT EXISTS (
        SELECT FROM audit_log WHERE entity = 'customer' AND entity_id = r.user_id::text AND action = 'customer.erased')`,
  },
  {
    rule: 'No request of a person is overdue without a reason',
    violations: sql`
      SELECT 'request ' || id AS subject, kind || ', due on ' || due_on AS detail FROM privacy_requests
      WHERE state = 'open' AND due_on < ${today}`,
  },
];

import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { PERSONAL_DATA } from './registry/personal-data.ts';
import { belongsTo, erasedName, type Person } from './registry/personal-table.ts';

/** Entities of the audit log by which a person is known, each with the rows that give their numbers. */
const auditedRows = ({ ids, emails }: Person): SQL => {
  const users = sql`${ids}::bigint[]`;
  const addresses = sql`${emails}::text[]`;
  const parts = sql`vendor_orders WHERE user_id = ANY(${users})`;
  const named: [entity: string, rows: SQL][] = [
    ...(['customer', 'account', 'member'] as const).map((entity): [string, SQL] => [
      entity,
      sql`SELECT unnest(${users})::text AS id`,
    ]),
    ['invitation', sql`SELECT id::text FROM invitations WHERE email = ANY(${addresses})`],
    ['member', sql`SELECT id::text FROM members WHERE user_id = ANY(${users})`],
    ['subscriber', sql`SELECT id::text FROM newsletter_subscribers WHERE email = ANY(${addresses})`],
    ['message', sql`SELECT id::text FROM contact_messages WHERE email = ANY(${addresses})`],
    ['coupon', sql`SELECT id::text FROM coupons WHERE only_email = ANY(${addresses})`],
    ['review', sql`SELECT id::text FROM reviews WHERE user_id = ANY(${users})`],
    ['order', sql`SELECT id::text FROM ${parts}`],
    ['return', sql`SELECT return_no FROM returns WHERE vendor_order_id IN (SELECT id FROM ${parts})`],
    ['refund', sql`SELECT id::text FROM refunds WHERE vendor_order_id IN (SELECT id FROM ${parts})`],
  ];
  const each = named.map(
    ([entity, rows]) => sql`SELECT ${entity}::text AS entity, t.id AS entity_id FROM (${rows}) AS t (id)`,
  );
  return sql`SELECT coalesce(jsonb_agg(DISTINCT to_jsonb(about)), '[]') FROM (${sql.join(each, sql` UNION ALL `)}) AS about`;
};

/** Mails to others about the orders of a person, by their event. */
const mailsAboutOrders = ({ ids }: Person): SQL => sql`
  WITH parts AS (SELECT id, order_id, order_sub_no, cancel_requested_at FROM vendor_orders WHERE user_id = ANY(${ids}::bigint[]))
  SELECT 'order:' || order_sub_no FROM parts
  UNION SELECT 'order:' || o.order_no FROM orders o WHERE o.user_id = ANY(${ids}::bigint[])
  UNION SELECT name || h.id FROM order_status_history h JOIN parts ON parts.id = h.vendor_order_id,
    unnest(ARRAY['status:', 'tracking:']) AS name
  UNION SELECT 'return:' || r.return_no || ':' || step FROM returns r JOIN parts ON parts.id = r.vendor_order_id,
    generate_series(1, r.version) AS step
  UNION SELECT 'contact:' || id FROM contact_messages WHERE email IN (SELECT email FROM users WHERE id = ANY(${ids}::bigint[]))`;

/** Removes everything that identifies a person. Runs in one transaction, in which the rows of the person are locked. */
export const createEraser = (database: Database) => {
  /** Pictures of returns and messages, and files of exports, are deleted by a job: the storage takes no part in a transaction. */
  const expireFiles = ({ ids }: Person) =>
    database.query(sql`
      UPDATE files SET original_name = 'file', expires_at = now() WHERE id IN (
        SELECT f.file_id FROM return_files f JOIN return_lines l ON l.id = f.return_line_id JOIN returns r ON r.id = l.return_id
          JOIN vendor_orders part ON part.id = r.vendor_order_id WHERE part.user_id = ANY(${ids}::bigint[])
        UNION SELECT f.file_id FROM thread_files f JOIN thread_messages m ON m.id = f.message_id
          WHERE m.author_user_id = ANY(${ids}::bigint[]) AND m.side = 'buyer'
        UNION SELECT file_id FROM privacy_requests WHERE user_id = ANY(${ids}::bigint[]))`);

  /** Copies of the name in mails and notifications to sellers. */
  const emptyCopies = async (person: Person): Promise<void> => {
    const name = JSON.stringify(erasedName(person.id));
    await database.query(sql`
      UPDATE outbox SET payload = '{}' WHERE done_at IS NOT NULL AND event_id IN (${mailsAboutOrders(person)})`);
    await database.query(sql`
      UPDATE notifications n SET payload = n.payload || jsonb_build_object('customer', ${name}::jsonb)
      FROM vendor_orders part JOIN members m ON m.vendor_id = part.vendor_id
      WHERE part.user_id = ANY(${person.ids}::bigint[]) AND n.user_id = m.user_id
        AND n.payload ->> 'order_sub_no' = part.order_sub_no`);
    await database.query(sql`
      UPDATE notifications n SET payload = n.payload || jsonb_build_object('author', ${name}::jsonb)
      FROM reviews r JOIN products p ON p.id = r.product_id JOIN members m ON m.vendor_id = p.vendor_id
        JOIN users u ON u.id = r.user_id
      WHERE r.user_id = ANY(${person.ids}::bigint[]) AND n.user_id = m.user_id AND n.kind = 'review_posted'
        AND n.payload ->> 'slug' = p.slug AND n.payload ->> 'author' LIKE u.firstname || ' %'`);
  };

  const redactAudit = (person: Person) =>
    database.query(sql`SELECT redact_person(${person.id}, (${auditedRows(person)}), ${person.emails}::text[])`);

  /** Drafts hold no stock and are not orders yet. */
  const deleteDrafts = (person: Person) =>
    database.query(sql`DELETE FROM orders WHERE state = 'draft' AND ${belongsTo('user_id')(person)}`);

  const eraseTable = async (name: string, person: Person): Promise<void> => {
    const { of, erasure } = PERSONAL_DATA[name] ?? {};
    if (!of || erasure === 'kept' || erasure === undefined) return;
    const table = sql.identifier(name);
    if (erasure === 'deleted') {
      await database.query(sql`DELETE FROM ${table} WHERE ${of(person)}`);
      return;
    }
    const values = Object.entries(erasure(person)).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    await database.query(sql`UPDATE ${table} SET ${sql.join(values, sql`, `)} WHERE ${of(person)}`);
  };

  return {
    /** Locks everything that an erasure changes and that others wait for, in the order in which they lock it. */
    async lock({ ids }: Person): Promise<void> {
      const mine = sql`user_id = ANY(${ids}::bigint[])`;
      await database.query(sql`SELECT FROM carts WHERE ${mine} ORDER BY user_id FOR UPDATE`);
      await database.query(sql`SELECT FROM vendor_orders WHERE ${mine} ORDER BY id FOR UPDATE`);
      await database.query(sql`SELECT FROM orders WHERE ${mine} ORDER BY id FOR UPDATE`);
      await database.query(sql`SELECT FROM users WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR UPDATE`);
    },

    /** @param withReviews deletes the reviews; otherwise they stay without a name */
    async erase(person: Person, withReviews: boolean): Promise<void> {
      // Copies and the audit log are found by what the tables still hold.
      await redactAudit(person);
      await emptyCopies(person);
      await expireFiles(person);
      await deleteDrafts(person);
      if (withReviews) await database.query(sql`DELETE FROM reviews WHERE ${belongsTo('user_id')(person)}`);
      for (const name of Object.keys(PERSONAL_DATA)) await eraseTable(name, person);
    },
  };
};

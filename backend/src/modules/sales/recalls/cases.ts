import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { insertMails } from '../../../mail/outbox.ts';
import { hashToken } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { concernedLines } from './concerned-lines.ts';

/** Lines per transaction. */
const BATCH = 500;

interface NewCase {
  recall_id: number;
  item_id: number;
  lot_id: number | null;
  quantity: number;
  recipient: string;
  lang: Lang;
  severity: string;
  recall_no: string;
  name: string;
  name_ar: string;
  lot_no: string | null;
}

/**
 * Lines without a case of open recalls whose buyers have yet to be told, urgent recalls first. Once all are told nothing
 * is read again: no order can take recalled units any more.
 */
const missing = (limit: number) => sql`
  SELECT r.id AS recall_id, line.item_id, line.lot_id, line.quantity, u.email AS recipient, o.lang, r.severity, r.recall_no,
    item.name, item.name_ar, l.lot_no
  FROM recalls r CROSS JOIN LATERAL (${concernedLines}) AS line
  JOIN order_items item ON item.id = line.item_id JOIN vendor_orders part ON part.id = line.part_id
  JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = line.user_id LEFT JOIN lots l ON l.id = line.lot_id
  WHERE r.state = 'open' AND r.cases_done_at IS NULL AND NOT EXISTS (
    SELECT FROM recall_cases c WHERE c.recall_id = r.id AND c.order_item_id = line.item_id
      AND c.lot_id IS NOT DISTINCT FROM line.lot_id)
  ORDER BY r.severity, r.id, line.item_id LIMIT ${limit}`;

/** True while an order that holds units of the recall `r` awaits its payment. */
const isBeingPaid = sql`EXISTS (
  SELECT FROM orders o JOIN vendor_orders part ON part.order_id = o.id JOIN order_items item ON item.vendor_order_id = part.id
  LEFT JOIN order_item_lots taken ON taken.order_item_id = item.id AND taken.given_back_at IS NULL
  JOIN recall_products rp ON rp.recall_id = r.id AND rp.product_id = item.product_id AND rp.lifted_at IS NULL
  WHERE o.state = 'paying' AND (NOT item.lots_tracked OR lot_is_recalled(taken.lot_id)))`;

/**
 * Tells everybody concerned by an open recall: a case and a mail for each line, also of orders that are paid only after
 * it was opened, until none awaits its payment. Idempotent and resumed after a crash: each batch is one transaction.
 */
export const createRecallCases = (database: Database) => {
  /** @returns the number of new cases */
  const tellSome = (): Promise<number> =>
    database.transaction(async () => {
      // Read before the lines: an order that is paid in between is among them.
      const untold = await database.query<{ id: number; updated_at: string; is_being_paid: boolean }>(sql`
        SELECT r.id, r.updated_at::text AS updated_at, ${isBeingPaid} AS is_being_paid
        FROM recalls r WHERE r.state = 'open' AND r.cases_done_at IS NULL`);
      if (untold.length === 0) return 0;
      const lines = await database.query<NewCase>(missing(BATCH), 'missing recall cases');
      if (lines.length === 0) {
        // A recall that was opened or changed in the meantime is finished by the next run.
        for (const { id, updated_at: seen } of untold.filter((recall) => !recall.is_being_paid))
          await database.query(sql`
            UPDATE recalls SET cases_done_at = now() WHERE id = ${id} AND state = 'open' AND updated_at = ${seen}::timestamptz`);
        return 0;
      }
      const tokens = lines.map(() => randomBytes(32).toString('base64url'));
      const stored = await database.query<{
        id: number;
        order_item_id: number;
        lot_id: number | null;
        recall_id: number;
      }>(sql`
        INSERT INTO recall_cases (recall_id, order_item_id, lot_id, quantity, recipient, lang, token_hash)
        SELECT * FROM unnest(${lines.map((line) => line.recall_id)}::bigint[], ${lines.map((line) => line.item_id)}::bigint[],
          ${lines.map((line) => line.lot_id)}::bigint[], ${lines.map((line) => line.quantity)}::integer[],
          ${lines.map((line) => line.recipient)}::text[], ${lines.map((line) => line.lang)}::text[],
          ${tokens.map(hashToken)}::bytea[])
        ON CONFLICT ON CONSTRAINT recall_cases_once DO NOTHING RETURNING id, order_item_id, lot_id, recall_id`);
      const mails = stored.flatMap((row) => {
        const index = lines.findIndex(
          (line) =>
            line.recall_id === row.recall_id && line.item_id === row.order_item_id && line.lot_id === row.lot_id,
        );
        const line = lines[index];
        if (!line) return [];
        const { recall_no, severity, name, name_ar, lot_no, quantity } = line;
        const payload = { token: tokens[index], recall_no, severity, name, name_arabic: name_ar, lot_no, quantity };
        const to = { recipient: line.recipient, lang: line.lang };
        return [{ eventId: `recall:${row.id}`, template: 'recall-notice', ...to, payload }];
      });
      await database.query(insertMails(mails));
      return stored.length;
    });

  return async (): Promise<void> => {
    while ((await tellSome()) > 0);
  };
};

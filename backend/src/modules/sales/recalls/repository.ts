import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Recall, RecallDetail, RecallFilter, RecallForm, RecallReport } from './schemas.ts';

export type RecallRow = z.infer<typeof Recall>;
type DetailRow = Omit<z.infer<typeof RecallDetail>, 'report'> & { report: z.infer<typeof RecallReport> | null };

/** A recall locked for a change. */
export interface LockedRecall {
  id: number;
  recall_no: string;
  title: string;
  title_ar: string;
  state: RecallRow['state'];
  cases_done_at: string | null;
  updated_at: string;
  sold_from: string | null;
  product_ids: number[];
  lot_ids: number[];
}

const listColumns = sql`r.id, r.recall_no, r.severity, r.authority, r.authority_ref, r.action, r.title, r.title_ar AS title_arabic,
  r.state, r.created_at, r.opened_at, r.closed_at, r.updated_at`;

export const recallCondition = ({ search, state }: z.infer<typeof RecallFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(contains(search, sql`r.recall_no`, sql`r.title`, sql`r.title_ar`, sql`r.authority_ref`));
  if (state !== undefined) conditions.push(sql`r.state = ${state}`);
  return allOf(conditions);
};

/** Lots of the recall `r` that are still recalled, and its products that are. */
const liveLots = sql`(SELECT lot_id FROM recall_lots WHERE recall_id = r.id AND lifted_at IS NULL)`;
const liveProducts = sql`(SELECT product_id FROM recall_products WHERE recall_id = r.id AND lifted_at IS NULL)`;

/** Lines that the recall `r` concerns: `item_id`, `lot_id` (null: unknown), `quantity`, `part_id`. */
export const concernedLines = sql`
  SELECT item.id AS item_id, CASE WHEN NOT l.remainder THEN l.id END AS lot_id, sum(taken.quantity)::integer AS quantity,
    part.id AS part_id, part.user_id, part.status
  FROM (
    SELECT lot_id, '-infinity'::date AS sold_from FROM recall_lots WHERE recall_id = r.id AND lifted_at IS NULL
    UNION ALL
    SELECT unknown.id, r.sold_from FROM lots unknown JOIN recall_products rp ON rp.product_id = unknown.product_id
    WHERE rp.recall_id = r.id AND rp.lifted_at IS NULL AND unknown.remainder AND NOT EXISTS (
      SELECT FROM recall_lots rl WHERE rl.recall_id = r.id AND rl.lot_id = unknown.id AND rl.lifted_at IS NULL)
  ) AS scope JOIN lots l ON l.id = scope.lot_id
  JOIN order_item_lots taken ON taken.lot_id = l.id AND taken.given_back_at IS NULL
  JOIN order_items item ON item.id = taken.order_item_id
  JOIN vendor_orders part ON part.id = item.vendor_order_id
    AND (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date >= scope.sold_from
  GROUP BY item.id, l.id, part.id
  UNION ALL
  SELECT item.id, NULL, item.quantity, part.id, part.user_id, part.status
  FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
  WHERE item.product_id IN ${liveProducts} AND NOT item.lots_tracked AND NOT order_is_cancelled(part.status)
    AND (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date >= r.sold_from`;

/** Figures of the recall `r` as of now. A mail is deleted some time after it was sent. */
const figures = sql`(
  SELECT jsonb_build_object(
    'units_on_hand', (SELECT coalesce(sum(l.on_hand), 0) FROM lots l WHERE l.id IN ${liveLots}),
    'units_sold', (SELECT coalesce(sum(line.quantity), 0) FROM (${concernedLines}) AS line),
    'people', (SELECT count(DISTINCT line.user_id) FROM (${concernedLines}) AS line),
    'held_parcels', (SELECT count(DISTINCT line.part_id) FROM (${concernedLines}) AS line WHERE order_is_preparing(line.status)),
    'cases', count(c.id), 'mailed', count(c.id) FILTER (WHERE mail.id IS NULL OR mail.done_at IS NOT NULL), 'acknowledged', count(c.acknowledged_at),
    'returned', coalesce(sum(c.returned), 0), 'destroyed', coalesce(sum(c.destroyed), 0), 'used', coalesce(sum(c.used), 0),
    'missing', coalesce(sum(c.missing), 0))
  FROM recall_cases c LEFT JOIN outbox mail ON mail.event_id = 'recall:' || c.id AND mail.template = 'recall-notice'
  WHERE c.recall_id = r.id)`;

const products = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'name_arabic', p.name_ar, 'sku', p.sku,
    'company_name', v.company_name, 'company_name_arabic', v.company_name_ar, 'tracks_lots', p.tracks_lots,
    'lifted', rp.lifted_at IS NOT NULL) ORDER BY p.id)
  FROM recall_products rp JOIN products p ON p.id = rp.product_id JOIN vendors v ON v.id = p.vendor_id
  WHERE rp.recall_id = r.id), '[]')`;

const lots = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'lot_no', l.lot_no, 'expires_on', l.expires_on,
    'on_hand', l.on_hand, 'sold', (
      SELECT coalesce(sum(quantity), 0) FROM order_item_lots WHERE lot_id = l.id AND given_back_at IS NULL),
    'recalled', rl.lot_id IS NOT NULL AND rl.lifted_at IS NULL, 'lifted', rl.lifted_at IS NOT NULL)
    ORDER BY l.product_id, l.expires_on, l.id)
  FROM lots l LEFT JOIN recall_lots rl ON rl.lot_id = l.id AND rl.recall_id = r.id
  WHERE l.product_id IN (SELECT product_id FROM recall_products WHERE recall_id = r.id)), '[]')`;

const formColumns = (form: RecallForm) => sql`severity = ${form.severity}, authority = ${form.authority},
  authority_ref = ${form.authority_ref}, action = ${form.action}, title = ${form.title}, title_ar = ${form.title_arabic},
  reason = ${form.reason}, reason_ar = ${form.reason_arabic}, instruction = ${form.instruction},
  instruction_ar = ${form.instruction_arabic}, updated_at = clock_timestamp()`;

/** Rows of recalls. Changes require the lock on the recall. */
export const createRecallRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<RecallRow>(sql`
      SELECT ${listColumns} FROM recalls r WHERE ${condition} ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM recalls r WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** A recall with its figures as of now. */
  detail: (id: number) =>
    database.first<DetailRow & { figures: z.infer<typeof RecallReport> }>(sql`
      SELECT ${listColumns}, r.reason, r.reason_ar AS reason_arabic, r.instruction, r.instruction_ar AS instruction_arabic,
        r.sold_from, r.conclusion, r.conclusion_ar AS conclusion_arabic, r.cases_done_at IS NOT NULL AS is_told, r.report,
        ${figures} AS figures, ${products} AS products, ${lots} AS lots
      FROM recalls r WHERE r.id = ${id}`),

  lock: (id: number) =>
    database.first<LockedRecall>(sql`
      WITH locked AS MATERIALIZED (SELECT * FROM recalls WHERE id = ${id} FOR UPDATE)
      SELECT r.id, r.recall_no, r.title, r.title_ar, r.state, r.cases_done_at, r.updated_at, r.sold_from,
        ARRAY(SELECT product_id FROM recall_products WHERE recall_id = r.id AND lifted_at IS NULL ORDER BY product_id) AS product_ids,
        ARRAY(SELECT lot_id FROM recall_lots WHERE recall_id = r.id AND lifted_at IS NULL ORDER BY lot_id) AS lot_ids
      FROM locked r`),

  async insert(form: RecallForm, userId: number): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      WITH next AS (SELECT nextval(pg_get_serial_sequence('recalls', 'id')) AS id)
      INSERT INTO recalls (id, recall_no, severity, authority, authority_ref, action, title, title_ar, reason, reason_ar, instruction,
        instruction_ar, sold_from, created_by)
      SELECT id, 'RC-' || to_char(now() AT TIME ZONE 'Asia/Riyadh', 'YYYY') || '-' || lpad(id::text, 4, '0'), ${form.severity},
        ${form.authority}, ${form.authority_ref}, ${form.action}, ${form.title}, ${form.title_arabic}, ${form.reason},
        ${form.reason_arabic}, ${form.instruction}, ${form.instruction_arabic}, ${form.sold_from}::date, ${userId}::bigint
      FROM next RETURNING id`);
    if (!row) throw new Error('The recall was not stored.');
    return row.id;
  },

  update: (id: number, form: RecallForm) =>
    database.query(sql`UPDATE recalls SET ${formColumns(form)}, sold_from = ${form.sold_from}::date WHERE id = ${id}`),

  /** Changes an open recall: its texts, and an earlier first day. Buyers who are newly concerned have yet to be told. */
  widen: (id: number, form: RecallForm) =>
    database.query(sql`
      UPDATE recalls SET ${formColumns(form)}, sold_from = least(sold_from, ${form.sold_from}::date), cases_done_at = NULL
      WHERE id = ${id}`),

  addScope: (id: number, productIds: readonly number[], lotIds: readonly number[]) =>
    database.query(sql`
      WITH product AS (
        INSERT INTO recall_products (recall_id, product_id) SELECT ${id}::bigint, unnest(${[...productIds]}::bigint[])
        ON CONFLICT (recall_id, product_id) DO UPDATE SET lifted_at = NULL, lift_reason = '',
          added_at = CASE WHEN recall_products.lifted_at IS NULL THEN recall_products.added_at ELSE now() END
      )
      INSERT INTO recall_lots (recall_id, lot_id) SELECT ${id}::bigint, unnest(${[...lotIds]}::bigint[])
      ON CONFLICT (recall_id, lot_id) DO UPDATE SET lifted_at = NULL, lift_reason = '',
        added_at = CASE WHEN recall_lots.lifted_at IS NULL THEN recall_lots.added_at ELSE now() END`),

  lift: (id: number, productIds: readonly number[], lotIds: readonly number[], reason: string) =>
    database.query(sql`
      WITH product AS (
        UPDATE recall_products SET lifted_at = now(), lift_reason = ${reason}
        WHERE recall_id = ${id} AND product_id = ANY(${[...productIds]}::bigint[]) AND lifted_at IS NULL
      ), lot AS (
        UPDATE recall_lots SET lifted_at = now(), lift_reason = ${reason}
        WHERE recall_id = ${id} AND lot_id = ANY(${[...lotIds]}::bigint[]) AND lifted_at IS NULL
      )
      UPDATE recalls SET updated_at = clock_timestamp() WHERE id = ${id}`),

  /** Lifts tracked products of which no lot is recalled any more. */
  liftEmpty: (id: number, reason: string) =>
    database.query(sql`
      UPDATE recall_products rp SET lifted_at = now(), lift_reason = ${reason}
      FROM products p WHERE rp.recall_id = ${id} AND rp.lifted_at IS NULL AND p.id = rp.product_id AND p.tracks_lots
        AND NOT EXISTS (
          SELECT FROM recall_lots rl JOIN lots l ON l.id = rl.lot_id
          WHERE rl.recall_id = ${id} AND rl.lifted_at IS NULL AND l.product_id = p.id)`),

  /** True while an order that holds recalled units awaits its payment. */
  async isPayingFor({ product_ids, lot_ids }: LockedRecall): Promise<boolean> {
    const row = await database.first(sql`
      SELECT o.id FROM orders o JOIN vendor_orders part ON part.order_id = o.id
      JOIN order_items item ON item.vendor_order_id = part.id
      LEFT JOIN order_item_lots taken ON taken.order_item_id = item.id AND taken.given_back_at IS NULL
      WHERE o.state = 'paying' AND (taken.lot_id = ANY(${lot_ids}::bigint[])
        OR NOT item.lots_tracked AND item.product_id = ANY(${product_ids}::bigint[])) LIMIT 1`);
    return row !== null;
  },

  /** Products of the ids, with the lots of the ids that belong to them. Locks the products. */
  scope: (productIds: readonly number[], lotIds: readonly number[]) =>
    database.query<{
      id: number;
      vendor_id: number;
      name: string;
      name_ar: string;
      tracks_lots: boolean;
      lot_ids: number[];
    }>(sql`
      WITH locked AS MATERIALIZED (
        SELECT p.id, p.vendor_id, p.name, p.name_ar, p.tracks_lots FROM products p WHERE p.id = ANY(${[...productIds]}::bigint[])
        ORDER BY p.id FOR NO KEY UPDATE
      )
      SELECT locked.*, ARRAY(SELECT l.id FROM lots l WHERE l.product_id = locked.id AND l.id = ANY(${[...lotIds]}::bigint[])) AS lot_ids
      FROM locked ORDER BY id`),

  open: (id: number, userId: number) =>
    database.query(sql`
      UPDATE recalls SET state = 'open', opened_at = clock_timestamp(), opened_by = ${userId}, updated_at = clock_timestamp()
      WHERE id = ${id}`),

  discard: (id: number) =>
    database.query(sql`UPDATE recalls SET state = 'discarded', updated_at = clock_timestamp() WHERE id = ${id}`),

  close: (id: number, userId: number, form: { conclusion: string; conclusion_arabic: string }) =>
    database.query(sql`
      UPDATE recalls r SET state = 'closed', closed_at = now(), closed_by = ${userId}, conclusion = ${form.conclusion},
        conclusion_ar = ${form.conclusion_arabic}, report = ${figures}, updated_at = clock_timestamp()
      WHERE r.id = ${id}`),

  /**
   * Takes untracked products off sale as a whole. Once no recall concerns them, an admin may approve them again.
   */
  settleProducts: (productIds: readonly number[]) =>
    database.query(sql`
      UPDATE products p SET recalled = due.recalled, approval_status = CASE WHEN due.recalled THEN 0 ELSE p.approval_status END,
        updated_at = clock_timestamp()
      FROM (
        SELECT id, NOT tracks_lots AND EXISTS (
          SELECT FROM recall_products rp JOIN recalls r ON r.id = rp.recall_id
          WHERE rp.product_id = products.id AND rp.lifted_at IS NULL AND r.state IN ('open', 'closed')) AS recalled
        FROM products WHERE id = ANY(${[...productIds]}::bigint[])
      ) AS due
      WHERE p.id = due.id AND p.recalled <> due.recalled`),

  /** Vendors of products, as recipients of the notice. */
  vendorsOf: (productIds: readonly number[]) =>
    database.query<{ id: number; email: string; lang: 'en' | 'ar'; company_name: string }>(sql`
      SELECT v.id, u.email, u.lang, v.company_name FROM vendors v JOIN users u ON u.id = v.user_id
      WHERE v.id IN (SELECT vendor_id FROM products WHERE id = ANY(${[...productIds]}::bigint[])) ORDER BY v.id`),
});

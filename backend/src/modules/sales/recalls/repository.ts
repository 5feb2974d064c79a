import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { recallFigures } from './figures.ts';
import { ofOwner, visibleTo, writtenBy, type RecallOwner } from './owner.ts';
import type { CloseForm, Recall, RecallDetail, RecallFilter, RecallForm, RecallReport } from './schemas.ts';

export type RecallRow = z.infer<typeof Recall>;
type DetailRow = Omit<z.infer<typeof RecallDetail>, 'report'> & { report: z.infer<typeof RecallReport> | null };

/** A recall locked for a change. */
export interface LockedRecall {
  id: number;
  recall_no: string;
  vendor_id: number | null;
  severity: RecallRow['severity'];
  title: string;
  title_ar: string;
  state: RecallRow['state'];
  cases_done_at: string | null;
  updated_at: string;
  sold_from: string | null;
  product_ids: number[];
  lot_ids: number[];
}

const listColumns = sql`r.id, r.recall_no, r.vendor_id, coalesce((SELECT company_name FROM vendors WHERE id = r.vendor_id), '') AS vendor,
  coalesce((SELECT company_name_ar FROM vendors WHERE id = r.vendor_id), '') AS vendor_arabic, r.severity, r.authority, r.authority_ref, r.action, r.title, r.title_ar AS title_arabic,
  r.state, r.created_at, r.opened_at, r.closed_at, r.updated_at`;

export const recallCondition = (owner: RecallOwner, { search, state }: z.infer<typeof RecallFilter>): SQL => {
  const conditions: SQL[] = [visibleTo(owner)];
  if (search !== undefined)
    conditions.push(contains(search, sql`r.recall_no`, sql`r.title`, sql`r.title_ar`, sql`r.authority_ref`));
  if (state !== undefined) conditions.push(sql`r.state = ${state}`);
  return allOf(conditions);
};

const products = (owner: RecallOwner) => sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'name_arabic', p.name_ar, 'sku', p.sku,
    'company_name', v.company_name, 'company_name_arabic', v.company_name_ar, 'tracks_lots', p.tracks_lots,
    'lifted', rp.lifted_at IS NOT NULL) ORDER BY p.id)
  FROM recall_products rp JOIN products p ON p.id = rp.product_id JOIN vendors v ON v.id = p.vendor_id
  WHERE rp.recall_id = r.id AND ${ofOwner(owner, sql`p.vendor_id`)}), '[]')`;

const lots = (owner: RecallOwner) => sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'lot_no', l.lot_no, 'expires_on', l.expires_on,
    'on_hand', l.on_hand, 'sold', (
      SELECT coalesce(sum(quantity), 0) FROM order_item_lots WHERE lot_id = l.id AND given_back_at IS NULL),
    'recalled', rl.lot_id IS NOT NULL AND rl.lifted_at IS NULL, 'lifted', rl.lifted_at IS NOT NULL)
    ORDER BY l.product_id, l.expires_on, l.id)
  FROM lots l LEFT JOIN recall_lots rl ON rl.lot_id = l.id AND rl.recall_id = r.id
  WHERE l.product_id IN (
    SELECT rp.product_id FROM recall_products rp JOIN products p ON p.id = rp.product_id
    WHERE rp.recall_id = r.id AND ${ofOwner(owner, sql`p.vendor_id`)})), '[]')`;

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

  /** A visible recall with its figures as of now; for a vendor only their own goods. */
  detail: (owner: RecallOwner, id: number) =>
    database.first<DetailRow & { figures: z.infer<typeof RecallReport> }>(sql`
      SELECT ${listColumns}, r.reason, r.reason_ar AS reason_arabic, r.instruction, r.instruction_ar AS instruction_arabic,
        r.sold_from, r.conclusion, r.conclusion_ar AS conclusion_arabic, r.cases_done_at IS NOT NULL AS is_told, r.shortfall_reason,
        ${owner === null ? sql`r.report` : sql`NULL::jsonb AS report`}, ${recallFigures(owner)} AS figures, ${products(owner)} AS products,
        ${lots(owner)} AS lots
      FROM recalls r WHERE r.id = ${id} AND ${visibleTo(owner)}`),

  lock: (owner: RecallOwner, id: number) =>
    database.first<LockedRecall>(sql`
      WITH locked AS MATERIALIZED (SELECT * FROM recalls r WHERE r.id = ${id} AND ${writtenBy(owner)} FOR UPDATE)
      SELECT r.id, r.recall_no, r.vendor_id, r.severity, r.title, r.title_ar, r.state, r.cases_done_at, r.updated_at, r.sold_from,
        ARRAY(SELECT product_id FROM recall_products WHERE recall_id = r.id AND lifted_at IS NULL ORDER BY product_id) AS product_ids,
        ARRAY(SELECT lot_id FROM recall_lots WHERE recall_id = r.id AND lifted_at IS NULL ORDER BY lot_id) AS lot_ids
      FROM locked r`),

  async insert(owner: RecallOwner, form: RecallForm, userId: number): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      WITH next AS (SELECT nextval(pg_get_serial_sequence('recalls', 'id')) AS id)
      INSERT INTO recalls (id, recall_no, severity, authority, authority_ref, action, title, title_ar, reason, reason_ar, instruction,
        instruction_ar, sold_from, created_by, vendor_id)
      SELECT id, 'RC-' || to_char(now() AT TIME ZONE 'Asia/Riyadh', 'YYYY') || '-' || lpad(id::text, 4, '0'), ${form.severity},
        ${form.authority}, ${form.authority_ref}, ${form.action}, ${form.title}, ${form.title_arabic}, ${form.reason},
        ${form.reason_arabic}, ${form.instruction}, ${form.instruction_arabic}, ${form.sold_from}::date, ${userId}::bigint,
        ${owner}::bigint FROM next RETURNING id`);
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

  /** A vendor's products of the ids, or any vendor's, with the lots of the ids that belong to them. Locks the products. */
  scope: (owner: RecallOwner, productIds: readonly number[], lotIds: readonly number[]) =>
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
          AND ${ofOwner(owner, sql`p.vendor_id`)} ORDER BY p.id FOR NO KEY UPDATE
      )
      SELECT locked.*, ARRAY(SELECT l.id FROM lots l WHERE l.product_id = locked.id AND l.id = ANY(${[...lotIds]}::bigint[])) AS lot_ids
      FROM locked ORDER BY id`),

  open: (id: number, userId: number) =>
    database.query(sql`
      UPDATE recalls SET state = 'open', opened_at = clock_timestamp(), opened_by = ${userId}, updated_at = clock_timestamp()
      WHERE id = ${id}`),

  discard: (id: number) =>
    database.query(sql`UPDATE recalls SET state = 'discarded', updated_at = clock_timestamp() WHERE id = ${id}`),

  close: (id: number, userId: number, form: z.infer<typeof CloseForm>) =>
    database.query(sql`
      UPDATE recalls r SET state = 'closed', closed_at = clock_timestamp(), closed_by = ${userId}, conclusion = ${form.conclusion},
        conclusion_ar = ${form.conclusion_arabic}, shortfall_reason = ${form.shortfall_reason}, report = ${recallFigures(null)}, updated_at = clock_timestamp()
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

  /** Names of a vendor. */
  namesOf: (vendorId: number) =>
    database.query<{ company_name: string; company_name_arabic: string }>(
      sql`SELECT company_name, company_name_ar AS company_name_arabic FROM vendors WHERE id = ${vendorId}`,
    ),

  /** Drops the reminders of a recall that have not left. */
  forgetReminders: (id: number) =>
    database.query(sql`
      DELETE FROM outbox WHERE template = 'recall-reminder' AND done_at IS NULL AND event_id IN (
        SELECT 'recall-reminder:' || c.id || ':' || sent.number FROM recall_cases c JOIN recall_reminders sent ON sent.case_id = c.id
        WHERE c.recall_id = ${id} AND c.acknowledged_at IS NULL)`),

  /** Vendors of products, as recipients of the notice. */
  vendorsOf: (productIds: readonly number[]) =>
    database.query<{ id: number; email: string; lang: 'en' | 'ar'; company_name: string }>(sql`
      SELECT v.id, u.email, u.lang, v.company_name FROM vendors v CROSS JOIN LATERAL vendor_owner(v.id) u
      WHERE v.id IN (SELECT vendor_id FROM products WHERE id = ANY(${[...productIds]}::bigint[])) ORDER BY v.id`),
});

import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { z } from 'zod';
import type { Extent } from './enforcement-report.ts';
import type { PublicRecall } from './public-schemas.ts';

type View = z.infer<typeof PublicRecall>;

interface PublicRow extends Omit<View, 'title' | 'reason' | 'instruction' | 'conclusion' | 'products'> {
  title: string;
  title_ar: string;
  reason: string;
  reason_ar: string;
  instruction: string;
  instruction_ar: string;
  conclusion: string;
  conclusion_ar: string;
  products: (Omit<View['products'][number], 'company_name'> & { company_name: string; company_name_ar: string })[];
}

const columns = sql`r.recall_no, r.severity, r.authority, r.authority_ref, r.action, r.title, r.title_ar, r.reason, r.reason_ar,
  r.instruction, r.instruction_ar, r.state, r.opened_at, r.closed_at, r.conclusion, r.conclusion_ar, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'name_arabic', p.name_ar,
      'company_name', v.company_name, 'company_name_ar', v.company_name_ar, 'lot_nos', ARRAY(
        SELECT l.lot_no FROM recall_lots rl JOIN lots l ON l.id = rl.lot_id
        WHERE rl.recall_id = r.id AND rl.lifted_at IS NULL AND l.product_id = p.id AND l.lot_no <> '' ORDER BY l.lot_no), 'all_lots', NOT p.tracks_lots)
      ORDER BY p.id)
    FROM recall_products rp JOIN products p ON p.id = rp.product_id JOIN vendors v ON v.id = p.vendor_id
    WHERE rp.recall_id = r.id AND rp.lifted_at IS NULL), '[]') AS products`;

/** Recalls shown for one batch number; more are hardly possible. */
const MOST_OF_BATCH = 20;

const isPublic = sql`r.state IN ('open', 'closed')`;

const toView = (row: PublicRow, lang: Lang): View => {
  const { title_ar, reason_ar, instruction_ar, conclusion_ar, products, ...recall } = row;
  return {
    ...recall,
    title: localized(lang, row.title, title_ar),
    reason: localized(lang, row.reason, reason_ar),
    instruction: localized(lang, row.instruction, instruction_ar),
    conclusion: localized(lang, row.conclusion, conclusion_ar),
    products: products.map(({ company_name_ar: arabic, ...product }) => ({
      ...product,
      company_name: localized(lang, product.company_name, arabic),
    })),
  };
};

/** Recalls as everybody may read them: open and closed ones. */
export const createPublicRecalls = (database: Database) => {
  const list = (where: SQL, limit: number, offset: number) =>
    database.query<PublicRow>(sql`
      SELECT ${columns} FROM recalls r WHERE ${isPublic} AND ${where}
      ORDER BY r.state DESC, r.opened_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`);

  return {
    /** Open recalls first, then the newest. */
    async page(page: number, size: number, lang: Lang) {
      const rows = await list(sql`true`, size, offsetOf(page, size));
      const counted = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM recalls r WHERE ${isPublic}`,
      );
      return { recalls: rows.map((row) => toView(row, lang)), meta: pageMeta(page, size, counted?.total ?? 0) };
    },

    /** Units and countries of recalls, by number. Units of unknown batches are not counted. */
    async extents(recallNos: readonly string[]): Promise<Map<string, Extent>> {
      const rows = await database.query<Extent & { recall_no: string }>(sql`
        SELECT r.recall_no, (
          SELECT coalesce(sum(m.delta), 0) FROM recall_lots rl JOIN lot_moves m ON m.lot_id = rl.lot_id AND m.reason = 'received'
          WHERE rl.recall_id = r.id AND rl.lifted_at IS NULL) AS units, ARRAY(
          SELECT DISTINCT place.name FROM recall_cases c JOIN order_items item ON item.id = c.order_item_id
          JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id
          JOIN countries place ON place.id = o.country_id WHERE c.recall_id = r.id ORDER BY place.name) AS countries
        FROM recalls r WHERE r.recall_no = ANY(${[...recallNos]}::text[])`);
      return new Map(rows.map(({ recall_no: number, ...extent }) => [number, extent]));
    },

    /** Recalls of a batch by its key, of the product with the GTIN if it is known. */
    async ofBatch(key: string, gtin: string | null, lang: Lang): Promise<View[]> {
      const rows = await list(
        sql`r.id IN (
          SELECT rl.recall_id FROM lots l JOIN recall_lots rl ON rl.lot_id = l.id AND rl.lifted_at IS NULL
          WHERE l.lot_key = ${key} AND l.lot_key <> '' AND (${gtin}::text IS NULL OR l.gtin IN ('', ${gtin}::text)))`,
        MOST_OF_BATCH,
        0,
      );
      return rows.map((row) => toView(row, lang));
    },

    /** @returns null for an unknown number, or a recall that was never opened */
    async one(recallNo: string, lang: Lang): Promise<View | null> {
      const [row] = await list(sql`r.recall_no = ${recallNo}`, 1, 0);
      return row ? toView(row, lang) : null;
    },
  };
};

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../wire/errors.ts';
import type { EndedImport } from './import-log.ts';
import { MOST_NAMED, outcomes, type PlannedLine } from './report.ts';
import type { LineError, Table } from './table.ts';

const compress = promisify(gzip);

/** Stored import. */
export interface StoredRun {
  id: number;
  file_name: string;
  state: 'running' | 'stopped' | 'done' | 'failed';
  is_claimed: boolean;
  rows: number;
  done_rows: number;
  last_row: number | null;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  inactive: number;
  columns_unknown: string[];
  created_at: string;
  finished_at: string | null;
}

/** Outcome of a finished line. */
export interface StoredLine {
  row: number;
  sku: string;
  outcome: 'created' | 'updated' | 'unchanged' | 'failed';
  errors: LineError[];
  inactive: boolean;
  pictures: string[];
}

const columns = sql`r.id, r.file_name, r.state, r.attempts > 0 OR r.done_rows > 0 AS is_claimed, r.rows, r.done_rows,
  (SELECT max(l.row) FROM product_import_lines l WHERE l.import_id = r.id) AS last_row,
  r.created, r.updated, r.unchanged, r.failed, r.inactive, r.columns_unknown, r.created_at, r.finished_at`;

/** Number of imports listed for a vendor. */
const MOST_LISTED = 10;
const MAX_SKU = 64;
const MAX_NAME = 200;

/** Text that the database can store: without NUL, and not cut within a character. */
const storable = (text: string, length: number): string =>
  [...text.replaceAll('\0', '').slice(0, 2 * length)].slice(0, length).join('');

const toStored = ({ line: { row, cells, images }, plan, hasPicture }: PlannedLine): StoredLine => ({
  row,
  sku: storable(cells.sku ?? '', MAX_SKU),
  outcome: outcomes[plan.kind],
  errors: plan.kind === 'failed' ? plan.errors : [],
  inactive: plan.kind !== 'failed' && plan.lacksPicture,
  pictures: plan.kind === 'failed' || hasPicture ? [] : [...images],
});

/** Imports of vendors, with the outcomes of their lines. */
export const createRunRepository = (database: Database) => {
  const find = (vendorId: number, id: number) =>
    database.first<StoredRun>(
      sql`SELECT ${columns} FROM product_imports r WHERE r.id = ${id} AND r.vendor_id = ${vendorId}`,
    );

  const lines = (id: number, condition = sql`true`, after = 0) =>
    database.query<StoredLine>(sql`
      SELECT row, sku, outcome, errors, inactive, pictures FROM product_import_lines
      WHERE import_id = ${id} AND row > ${after} AND ${condition} ORDER BY row LIMIT ${MOST_NAMED}`);

  return {
    find,
    lines,

    /** The vendor's latest imports, newest first. */
    list: (vendorId: number) =>
      database.query<StoredRun>(sql`
        SELECT ${columns} FROM product_imports r WHERE r.vendor_id = ${vendorId} ORDER BY r.id DESC LIMIT ${MOST_LISTED}`),

    /** Stores an import to run. @throws AppError 409 while another import of the vendor is running */
    async start(
      { vendorId, userId }: { vendorId: number; userId: number },
      fileName: string,
      content: Buffer,
      { lines, unknown }: Table,
    ): Promise<StoredRun> {
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO product_imports (vendor_id, user_id, file_name, content, columns_unknown, rows)
        VALUES (${vendorId}, ${userId}, ${storable(fileName, MAX_NAME)}, ${await compress(content, { level: 1 })},
          ${JSON.stringify(unknown.map((name) => storable(name, MAX_NAME)))}::jsonb, ${lines.length})
        ON CONFLICT (vendor_id) WHERE state = 'running' DO NOTHING RETURNING id`);
      const run = row && (await find(vendorId, row.id));
      if (!run) throw new AppError(409, 'import_running');
      return run;
    },

    /** Stores the outcome of the next lines, and extends the claim. To be called in the transaction that wrote them. */
    async advance(id: number, planned: readonly PlannedLine[], leaseMs: number): Promise<void> {
      const done = planned.map(toStored);
      await database.query(sql`
        WITH line AS (
          INSERT INTO product_import_lines (import_id, row, sku, outcome, errors, inactive, pictures)
          SELECT ${id}::bigint, row, sku, outcome, errors, inactive, pictures
          FROM jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
            AS done (row integer, sku text, outcome text, errors jsonb, inactive boolean, pictures jsonb)
          RETURNING outcome, inactive
        ), counts AS (
          SELECT count(*) AS all_lines, count(*) FILTER (WHERE outcome = 'created') AS created,
            count(*) FILTER (WHERE outcome = 'updated') AS updated,
            count(*) FILTER (WHERE outcome = 'unchanged') AS unchanged,
            count(*) FILTER (WHERE outcome = 'failed') AS failed, count(*) FILTER (WHERE inactive) AS inactive FROM line
        )
        UPDATE product_imports r SET done_rows = r.done_rows + counts.all_lines, created = r.created + counts.created,
          updated = r.updated + counts.updated, unchanged = r.unchanged + counts.unchanged,
          failed = r.failed + counts.failed, inactive = r.inactive + counts.inactive,
          attempts = 1, claimed_until = now() + ${leaseMs} * interval '1 millisecond'
        FROM counts WHERE r.id = ${id}`);
    },

    /** Ends a running import. @returns its counts; null if it had already ended */
    async end(id: number, state: 'stopped' | 'done' | 'failed'): Promise<EndedImport | null> {
      return database.first<EndedImport>(sql`
        UPDATE product_imports SET state = ${state}, finished_at = now(), content = NULL, claimed_until = NULL
        WHERE id = ${id} AND state = 'running'
        RETURNING vendor_id AS "vendorId", user_id AS "userId", created, updated`);
    },
  };
};

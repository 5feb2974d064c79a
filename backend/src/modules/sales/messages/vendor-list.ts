import type { z } from 'zod';
import { addWorkingDays, shopDay } from '../../../calendar/working-days.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { tableOf, yesNo, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { isDisputed } from './conditions.ts';
import type { VendorThread, VendorThreadFilter } from './schemas.ts';

type Entry = z.infer<typeof VendorThread>;
type Row = Omit<Entry, 'due_on' | 'is_late'>;
type Filter = z.infer<typeof VendorThreadFilter>;

/** Working days in which a store should answer. */
const DUE_DAYS = 1;
const PREVIEW = 140;

const source = sql`threads t JOIN vendor_orders part ON part.id = t.vendor_order_id JOIN users u ON u.id = part.user_id
  JOIN LATERAL (SELECT m.body FROM thread_messages m WHERE m.thread_id = t.id AND m.kind <> 'joined' ORDER BY m.id DESC LIMIT 1)
    last ON true`;

const columnsFor = (userId: number) => sql`t.id, part.id AS order_id, part.order_sub_no,
  u.firstname || ' ' || u.lastname AS customer, left(last.body, ${PREVIEW}) AS last_message, t.waits_for, t.waits_since,
  ${isDisputed} AS is_disputed, t.updated_at, (
    SELECT count(*) FROM thread_messages m WHERE m.thread_id = t.id AND m.side <> 'vendor' AND m.id > coalesce((
      SELECT r.last_read_id FROM thread_reads r
      WHERE r.thread_id = t.id AND r.side = 'vendor' AND r.user_id = ${userId}), 0)) AS unread`;

const conditionOf = (vendorId: number, { search, waits_for: side }: Filter): SQL => {
  const conditions = [sql`part.vendor_id = ${vendorId}`];
  if (search !== undefined)
    conditions.push(contains(search, sql`part.order_sub_no`, sql`u.firstname`, sql`u.lastname`));
  if (side !== undefined) conditions.push(sql`t.waits_for = ${side}`);
  return allOf(conditions);
};

const toEntry = (row: Row): Entry => {
  const { waits_for: side, waits_since: since } = row;
  const due = side === 'vendor' && since !== null ? addWorkingDays(shopDay(new Date(since)), DUE_DAYS) : null;
  return { ...row, due_on: due, is_late: due !== null && due < shopDay(new Date()) };
};

const columns: Columns<Row> = [
  ['order_no', (row) => row.order_sub_no],
  ['customer', (row) => row.customer],
  ['waits_for', (row, lang) => (row.waits_for === null ? '' : translate(lang, `csv.thread_side.${row.waits_for}`))],
  ['due_at', (row) => toEntry(row).due_on],
  ['late', (row, lang) => yesNo(lang, toEntry(row).is_late)],
  ['created_at', (row) => localMomentOrNone(row.waits_since)],
  ['updated_at', (row) => localMoment(row.updated_at)],
];

/** The conversations of a store, for its members. */
export const createVendorThreadList = (database: Database) => {
  const list = (userId: number, condition: SQL, order: SQL, limit: number, offset = 0) =>
    database.query<Row>(sql`
      SELECT ${columnsFor(userId)} FROM ${source} WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);

  const count = async (condition: SQL): Promise<number> => {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  };

  const answerTime = async (vendorId: number) => {
    const row = await database.first<{ first_answers: number; first_answer_minutes: number | null }>(
      sql`SELECT first_answers, first_answer_minutes FROM vendors WHERE id = ${vendorId}`,
    );
    return row ?? { first_answers: 0, first_answer_minutes: null };
  };

  const waitingFirst = sql`CASE WHEN t.waits_for = 'vendor' THEN t.waits_since END NULLS LAST, t.updated_at DESC, t.id DESC`;

  return {
    /** One page: those that wait for the store first, the longest waiting on top. */
    async page({ vendorId, actor }: VendorActor, filter: Filter, page: number, size: number) {
      const condition = conditionOf(vendorId, filter);
      const [rows, total, time] = await Promise.all([
        list(actor.id, condition, waitingFirst, size, offsetOf(page, size)),
        count(condition),
        answerTime(vendorId),
      ]);
      return { threads: rows.map(toEntry), ...time, meta: pageMeta(page, size, total) };
    },

    /** All conversations that match a filter as CSV, newest first, without their messages. */
    table({ vendorId, actor }: VendorActor, filter: Filter, lang: Lang) {
      const condition = conditionOf(vendorId, filter);
      return tableOf(columns, lang, (before, limit) =>
        list(
          actor.id,
          before === undefined ? condition : sql`${condition} AND t.id < ${before}`,
          sql`t.id DESC`,
          limit,
        ),
      );
    },
  };
};

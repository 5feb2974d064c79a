import type { z } from 'zod';
import { allOf, contains, createListReader } from '../../../csv/list-reader.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { isDisputed } from './conditions.ts';
import type { AdminThread, AdminThreadFilter } from './schemas.ts';

type Row = z.infer<typeof AdminThread>;

const source = sql`threads t JOIN vendor_orders part ON part.id = t.vendor_order_id JOIN vendors v ON v.id = part.vendor_id
  JOIN users u ON u.id = part.user_id`;

const columns = sql`t.id, part.order_sub_no, jsonb_build_object('id', v.id, 'company_name', v.company_name,
    'company_name_arabic', v.company_name_ar) AS vendor, u.firstname || ' ' || u.lastname AS customer,
  (SELECT count(*) FROM thread_messages m WHERE m.thread_id = t.id AND m.kind <> 'joined') AS messages,
  t.waits_for, t.disputed_at, t.resolved_at, t.joined_at IS NOT NULL AS has_joined, t.updated_at`;

const condition = ({ search, state }: z.infer<typeof AdminThreadFilter>): SQL => {
  const conditions: SQL[] = [sql`EXISTS (SELECT FROM thread_messages m WHERE m.thread_id = t.id)`];
  if (search !== undefined)
    conditions.push(contains(search, sql`part.order_sub_no`, sql`v.company_name`, sql`v.company_name_ar`));
  if (state === 'disputed') conditions.push(isDisputed);
  if (state === 'resolved') conditions.push(sql`t.resolved_at IS NOT NULL`);
  return allOf(conditions);
};

const tableColumns: Columns<Row> = [
  ['order_no', (row) => row.order_sub_no],
  ['vendor', ({ vendor }, lang) => localized(lang, vendor.company_name, vendor.company_name_arabic)],
  ['customer', (row) => row.customer],
  ['messages', (row) => row.messages],
  ['waits_for', (row, lang) => (row.waits_for === null ? '' : translate(lang, `csv.thread_side.${row.waits_for}`))],
  ['disputed_at', (row) => localMomentOrNone(row.disputed_at)],
  ['resolved_at', (row) => localMomentOrNone(row.resolved_at)],
  ['updated_at', (row) => localMoment(row.updated_at)],
];

/** Reads conversations without their messages: pages begin with open disputes, the CSV file is by date. */
export const createAdminThreadList = (database: Database) => {
  const listBy = (order: SQL) => (filter: SQL, limit: number, offset: number) =>
    database.query<Row>(sql`
      SELECT ${columns} FROM ${source} WHERE ${filter} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
  const common = {
    ...{ id: sql`t.id`, condition, columns: tableColumns, toEntry: (row: Row) => row },
    async count(filter: SQL): Promise<number> {
      const row = await database.first<{ total: number }>(sql`SELECT count(*) AS total FROM ${source} WHERE ${filter}`);
      return row?.total ?? 0;
    },
  };
  const waitingFirst = sql`CASE WHEN ${isDisputed} THEN t.disputed_at END NULLS LAST, t.id DESC`;
  const { page } = createListReader({ ...common, list: listBy(waitingFirst) });
  return { page, table: createListReader({ ...common, list: listBy(sql`t.id DESC`) }).table };
};

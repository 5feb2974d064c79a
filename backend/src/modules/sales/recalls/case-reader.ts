import { allOf, createListReader } from '../../../csv/list-reader.ts';
import { localMomentOrNone } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { RecallOwner } from './owner.ts';
import type { CaseFilter, RecallCase } from './case-schemas.ts';

type CaseRow = z.infer<typeof RecallCase>;

const columns: Columns<CaseRow> = [
  ['order_sub_no', (row) => row.order_sub_no],
  ['customer', (row) => row.customer],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number],
  ['name', (row, lang) => localized(lang, row.product, row.product_arabic)],
  ['lot_no', (row) => row.lot_no ?? ''],
  ['quantity', (row) => row.quantity],
  ['mailed_at', (row) => localMomentOrNone(row.mailed_at)],
  ['acknowledged_at', (row) => localMomentOrNone(row.acknowledged_at)],
  ['acknowledged_by', (row) => row.acknowledged_by],
  ['returned_units', (row) => row.returned],
  ['destroyed', (row) => row.destroyed],
  ['used', (row) => row.used],
  ['missing', (row) => row.missing],
  ['arrived', (row) => row.arrived],
];

const contacts = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('at', k.created_at, 'channel', k.channel, 'note', k.note,
    'by', u.firstname || ' ' || u.lastname) ORDER BY k.id)
  FROM recall_contacts k JOIN users u ON u.id = k.actor_user_id WHERE k.case_id = c.id), '[]')`;

const source = sql`recall_cases c JOIN order_items item ON item.id = c.order_item_id
  JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = o.user_id
  LEFT JOIN lots l ON l.id = c.lot_id LEFT JOIN outbox mail ON mail.event_id = 'recall:' || c.id AND mail.template = 'recall-notice'`;

/** Cases of a recall: the call list. A vendor sees those of their own parcels. */
export const createCaseReader = (database: Database, owner: RecallOwner, recallId: number) =>
  createListReader({
    id: sql`c.id`,
    condition: ({ answered }: z.infer<typeof CaseFilter>): SQL =>
      allOf([
        sql`c.recall_id = ${recallId}`,
        ...(owner === null ? [] : [sql`part.vendor_id = ${owner}`]),
        ...(answered === undefined ? [] : [sql`(c.acknowledged_at IS NOT NULL) = ${answered === '1'}`]),
      ]),
    list: (condition: SQL, limit: number, offset: number) =>
      database.query<CaseRow>(sql`
        SELECT c.id, part.order_sub_no, u.firstname || ' ' || u.lastname AS customer, c.recipient AS email, u.phone_number,
          item.name AS product, item.name_ar AS product_arabic, l.lot_no, c.quantity, CASE WHEN mail.id IS NULL THEN c.created_at ELSE mail.done_at END AS mailed_at,
          c.acknowledged_at, c.acknowledged_by, c.returned, c.destroyed, c.used, c.missing, c.arrived,
          order_is_sent(part.status) AS is_sent, (SELECT count(*) FROM recall_reminders WHERE case_id = c.id) AS reminders, ${contacts} AS contacts
        FROM ${source} WHERE ${condition} ORDER BY c.id DESC LIMIT ${limit} OFFSET ${offset}`),
    async count(condition: SQL): Promise<number> {
      const row = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
      );
      return row?.total ?? 0;
    },
    // PostgreSQL writes the offset of a time in JSON as +00:00.
    toEntry: ({ contacts: made, ...row }: CaseRow): CaseRow => ({
      ...row,
      contacts: made.map((contact) => ({ ...contact, at: new Date(contact.at).toISOString() })),
    }),
    columns,
  });

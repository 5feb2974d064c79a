import { allOf, contains, createListReader } from '../../../csv/list-reader.ts';
import { localMoment } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { createNotifications } from '../notifications/notifications.ts';
import { categoryObject, typeObject, vendorObject } from './repository.ts';
import type { CategoryHold, CategoryHoldFilter } from './schemas.ts';

type HoldRow = z.infer<typeof CategoryHold>;

/** Condition: the hold `h` is in force. */
export const isRunning = sql`h.ended_at IS NULL AND h.from_at <= now()`;

const source = sql`vendor_category_holds h JOIN vendors v ON v.id = h.vendor_id AND v.deleted_at IS NULL
  JOIN categories c ON c.id = h.category_id JOIN licence_types t ON t.code = h.licence_type`;

/** Products of the vendor and the category of the hold `h`. */
const products = sql`(SELECT count(*) FROM products p
  WHERE p.vendor_id = h.vendor_id AND p.category_id = h.category_id AND p.deleted_at IS NULL)`;

const columns = sql`h.id, ${vendorObject} AS vendor, ${categoryObject} AS category, ${typeObject} AS type,
  ${products} AS products, h.from_at`;

const tableColumns: Columns<HoldRow> = [
  ['vendor', ({ vendor }, lang) => localized(lang, vendor.company_name, vendor.company_name_arabic)],
  ['category', ({ category }, lang) => localized(lang, category.name, category.name_arabic)],
  ['licence', ({ type }, lang) => localized(lang, type.name, type.name_arabic)],
  ['products', (row) => row.products],
  ['paused_at', (row) => localMoment(row.from_at)],
];

/** Categories that vendors may not sell for want of a licence. */
export const createHolds = (database: Database) => {
  const notifications = createNotifications(database);

  const query = (condition: SQL, limit: number, offset: number) =>
    database.query<HoldRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY h.id DESC LIMIT ${limit} OFFSET ${offset}`);

  const tell = async (kind: 'category_paused' | 'category_resumed', rows: readonly HoldRow[]) => {
    for (const { vendor, category, type, products: count } of rows)
      await notifications.notifyVendor(vendor.id, kind, {
        ...{ name: category.name, name_arabic: category.name_arabic },
        ...{ licence: type.name, licence_arabic: type.name_arabic, products: count },
      });
  };

  return {
    list: query,

    async count(condition: SQL): Promise<number> {
      const row = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
      );
      return row?.total ?? 0;
    },

    /**
     * Brings the holds of a vendor in line with its licences, and tells it which categories are sold again. Locks the
     * vendor: call it before products are locked.
     */
    async settle(vendorId: number): Promise<void> {
      await database.query(sql`SELECT settle_licences(${vendorId})`);
      await tell(
        'category_resumed',
        await query(sql`h.vendor_id = ${vendorId} AND h.ended_at >= now() AND h.announced`, 1000, 0),
      );
    },

    /** Vendors whose holds differ from their licences. */
    unsettled: () =>
      database.query<{ vendor_id: number }>(sql`SELECT DISTINCT vendor_id FROM unsettled_licences ORDER BY vendor_id`),

    /** Tells vendors about holds that have begun. The change of the row drops cached responses. */
    announce: (): Promise<void> =>
      database.transaction(async () => {
        const begun = await database.query<{ id: number }>(sql`
          UPDATE vendor_category_holds SET announced = true WHERE id IN (
            SELECT h.id FROM vendor_category_holds h WHERE ${isRunning} AND NOT h.announced
            ORDER BY h.id FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`);
        const ids = begun.map(({ id }) => id);
        if (ids.length > 0)
          await tell('category_paused', await query(sql`h.id = ANY(${ids}::bigint[])`, ids.length, 0));
      }),
  };
};

const holdCondition = ({ search }: CategoryHoldFilter): SQL =>
  allOf([isRunning, ...(search === undefined ? [] : [contains(search, sql`v.company_name`, sql`v.company_name_ar`)])]);

/** List of the holds in force, for admins. */
export const createHoldReader = (database: Database) => {
  const { list, count } = createHolds(database);
  const of = { id: sql`h.id`, condition: holdCondition, toEntry: (row: HoldRow) => row, columns: tableColumns };
  return {
    ...createListReader({ ...of, list, count }),
    count: (filter: CategoryHoldFilter) => count(holdCondition(filter)),
  };
};

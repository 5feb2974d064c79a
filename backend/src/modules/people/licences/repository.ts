import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { z } from 'zod';
import type { AdminLicence, CategoryName, LicenceFacts, LicenceFilter, LicenceForm, LicenceType } from './schemas.ts';
import { today } from '../../../calendar/today.ts';

/** A licence, with the contact to notify about it. */
export interface LicenceRow extends z.infer<typeof AdminLicence> {
  email: string;
  firstname: string;
  lang: Lang;
}

/** Days before the last day from which a licence counts as expiring. */
const EXPIRING_DAYS = 30;

/** A LicenceType of the row `t`. */
export const typeObject = sql`jsonb_build_object('code', t.code, 'name', t.name, 'name_arabic', t.name_ar,
  'issuer', t.issuer, 'issuer_arabic', t.issuer_ar, 'scoped', t.scoped)`;

/** A CategoryName of the row `c`. */
export const categoryObject = sql`jsonb_build_object('id', c.id, 'name', c.name, 'name_arabic', c.name_ar)`;

/** The vendor `v` of a list. */
export const vendorObject = sql`jsonb_build_object(
  'id', v.id, 'company_name', v.company_name, 'company_name_arabic', v.company_name_ar)`;

/** Condition: no accepted licence of the same type outlasts the licence `l`. */
export const isLast = sql`l.state = 'accepted' AND NOT EXISTS (
  SELECT FROM licences later WHERE later.vendor_id = l.vendor_id AND later.type = l.type AND later.state = 'accepted'
    AND (later.expires_on, later.id) > (l.expires_on, l.id))`;

/** Condition: the licence `l` expires soon, and none follows it. */
export const isExpiring = sql`${isLast} AND l.expires_on BETWEEN ${today} AND ${today} + ${sql.raw(String(EXPIRING_DAYS))}`;

const columns = sql`l.id, ${typeObject} AS type, l.number, l.activity, l.issued_on, l.expires_on, l.state, coalesce((
    SELECT jsonb_agg(${categoryObject} ORDER BY c.position, c.id) FROM licence_scopes s
    JOIN categories c ON c.id = s.category_id WHERE s.licence_id = l.id), '[]') AS categories,
  coalesce(f.original_name, '') AS file_name, coalesce(f.mime, '') AS mime, l.submitted_at, l.decided_at, l.reason, ${vendorObject} AS vendor,
  decider.firstname || ' ' || decider.lastname AS decided_by, array(
    SELECT DISTINCT other.company_name FROM licences same JOIN vendors other ON other.id = same.vendor_id
    WHERE same.type = l.type AND upper(same.number) = upper(l.number) AND same.vendor_id <> l.vendor_id
      AND same.state IN ('submitted', 'accepted')) AS same_number,
  u.email, u.firstname, u.lang`;

const source = sql`licences l JOIN licence_types t ON t.code = l.type LEFT JOIN files f ON f.id = l.file_id
  JOIN vendors v ON v.id = l.vendor_id CROSS JOIN LATERAL vendor_owner(v.id) u
  LEFT JOIN users decider ON decider.id = l.decided_by AND NOT EXISTS (
    SELECT FROM members m WHERE m.vendor_id = l.vendor_id AND m.user_id = decider.id)`;

export const licenceCondition = ({ search, state, due }: LicenceFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(contains(search, sql`v.company_name`, sql`v.company_name_ar`, sql`l.number`));
  if (state !== undefined) conditions.push(sql`l.state = ${state}`);
  if (due === 'expiring') conditions.push(isExpiring);
  if (due === 'expired') conditions.push(sql`${isLast} AND l.expires_on < ${today}`);
  return allOf(conditions);
};

/** Licences of vendors. Their facts change only when an admin accepts them. */
export const createLicenceRepository = (database: Database) => {
  const listBy = (order: SQL) => (condition: SQL, limit: number, offset: number) =>
    database.query<LicenceRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
  const list = listBy(sql`l.id DESC`);

  const setScope = (id: number, categories: readonly number[]) =>
    database.query(sql`
      WITH dropped AS (
        DELETE FROM licence_scopes WHERE licence_id = ${id} AND category_id <> ALL(${[...categories]}::bigint[]))
      INSERT INTO licence_scopes (licence_id, category_id) SELECT ${id}, unnest(${[...categories]}::bigint[])
      ON CONFLICT DO NOTHING`);

  return {
    list,

    /** Those to review first, oldest first; then the newest. */
    queue: listBy(sql`(l.state = 'submitted') DESC, CASE WHEN l.state = 'submitted' THEN -l.id ELSE l.id END DESC`),

    async count(condition: SQL): Promise<number> {
      const row = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
      );
      return row?.total ?? 0;
    },

    find: async (condition: SQL): Promise<LicenceRow | null> => (await list(condition, 1, 0))[0] ?? null,

    /** Locks the vendor. Waits for concurrent sales (`FOR KEY SHARE`), and later ones see the decision. */
    lockVendor: (vendorId: number) => database.query(sql`SELECT FROM vendors WHERE id = ${vendorId} FOR UPDATE`),

    /** A type that vendors of this vendor's country may submit. */
    typeFor: (vendorId: number, code: string) =>
      database.first<z.infer<typeof LicenceType>>(sql`
        SELECT t.code, t.name, t.name_ar AS name_arabic, t.issuer, t.issuer_ar AS issuer_arabic, t.scoped
        FROM licence_types t JOIN vendors v ON v.country_id = t.country_id WHERE v.id = ${vendorId} AND t.code = ${code}`),

    /** Categories that a scope can name. */
    categories: () =>
      database.query<z.infer<typeof CategoryName>>(sql`
        SELECT id, name, name_ar AS name_arabic FROM categories WHERE deleted_at IS NULL ORDER BY position, id`),

    /** Number of the ids that are categories. */
    async countCategories(ids: readonly number[]): Promise<number> {
      const row = await database.first<{ total: number }>(sql`
        SELECT count(*) AS total FROM categories WHERE deleted_at IS NULL AND id = ANY(${[...ids]}::bigint[])`);
      return row?.total ?? 0;
    },

    /** @returns the id; null while another one of the type is to be reviewed */
    async insert(vendorId: number, { type, number, activity, ...form }: LicenceForm, fileId: number) {
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO licences (vendor_id, type, number, activity, issued_on, expires_on, file_id)
        VALUES (${vendorId}, ${type}, ${number}, ${activity}, ${form.issued_on}, ${form.expires_on}, ${fileId})
        ON CONFLICT (vendor_id, type) WHERE state = 'submitted' DO NOTHING RETURNING id`);
      if (row) await setScope(row.id, form.categories);
      return row?.id ?? null;
    },

    async accept(id: number, { number, activity, issued_on, expires_on, categories }: LicenceFacts, adminId: number) {
      await setScope(id, categories);
      await database.query(sql`
        UPDATE licences SET state = 'accepted', number = ${number}, activity = ${activity}, issued_on = ${issued_on},
          expires_on = ${expires_on}, decided_by = ${adminId}, decided_at = now() WHERE id = ${id}`);
    },

    close: (id: number, state: 'refused' | 'withdrawn', reason: string, userId: number) =>
      database.query(sql`
        UPDATE licences SET state = ${state}, reason = ${reason}, decided_by = ${userId}, decided_at = now()
        WHERE id = ${id}`),

    async fileOf(id: number): Promise<number | null> {
      const row = await database.first<{ file_id: number | null }>(sql`SELECT file_id FROM licences WHERE id = ${id}`);
      return row?.file_id ?? null;
    },
  };
};

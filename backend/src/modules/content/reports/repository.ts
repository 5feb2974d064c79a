import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { onSale } from '../../catalogue/shop/product-row.ts';
import { named } from '../../catalogue/shop/listing.ts';
import type { Report, ReportDecision, ReportFilter, ReportForm } from './schemas.ts';

export type ReportRow = z.infer<typeof Report>;

/** Product or seller that is reported. */
export interface ReportedThing {
  product_id: number | null;
  vendor_id: number;
  name: string;
  name_ar: string;
}

/** Person who reports: an account, or a visitor by address. */
export interface Reporter {
  userId: number | null;
  email: string;
  lang: Lang;
}

/** Locked report, with what its mails need. */
export interface LockedReport extends ReportedThing {
  id: number;
  slug: string | null;
  reason: ReportForm['reason'];
  text: string;
  state: ReportRow['state'];
  email: string;
  lang: Lang;
}

/** Reporters and days after which a product is urgent. */
const URGENT = { reporters: 3, days: 7 };

const ALARMING: readonly ReportForm['reason'][] = ['unsafe', 'recalled'];

/** Reasons of which several reports make a product urgent. */
export const isAlarming = (reason: ReportForm['reason']): boolean => ALARMING.includes(reason);

/** Condition of a filter. */
export const reportCondition = ({ search, state, reason }: z.infer<typeof ReportFilter>): SQL => {
  const conditions: SQL[] = [];
  const texts = [sql`p.name`, sql`p.name_ar`, sql`v.company_name`, sql`v.company_name_ar`, sql`r.text`];
  if (search !== undefined) conditions.push(contains(search, ...texts, sql`r.reporter_email`));
  if (state !== undefined) conditions.push(sql`r.state = ${state}`);
  if (reason !== undefined) conditions.push(sql`r.reason = ${reason}`);
  return allOf(conditions);
};

const source = sql`reports r JOIN vendors v ON v.id = r.vendor_id LEFT JOIN products p ON p.id = r.product_id`;

const columns = sql`r.id,
  CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'name_arabic', p.name_ar) END
    AS product,
  jsonb_build_object('id', v.id, 'company_name', v.company_name, 'company_name_arabic', v.company_name_ar) AS vendor,
  r.reason, r.text, jsonb_build_object('email', r.reporter_email, 'name', u.firstname || ' ' || u.lastname) AS reporter,
  r.urgent, r.state, r.action, r.note, admin.firstname || ' ' || admin.lastname AS decided_by, r.decided_at, r.created_at,
  (SELECT count(*) FROM reports other
    WHERE other.vendor_id = r.vendor_id AND other.product_id IS NOT DISTINCT FROM r.product_id) AS reports`;

/** Reports of products and sellers. */
export const createReportRepository = (database: Database) => {
  const listBy = (order: SQL) => (condition: SQL, limit: number, offset: number) =>
    database.query<ReportRow>(sql`
      SELECT ${columns} FROM ${source}
        LEFT JOIN users u ON u.id = r.reporter_user_id LEFT JOIN users admin ON admin.id = r.decided_by
      WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);

  return {
    list: listBy(sql`r.id DESC`),

    /** Urgent open reports first. */
    queue: listBy(sql`(r.urgent AND r.state = 'open') DESC, r.id DESC`),

    async count(condition: SQL): Promise<number> {
      const row = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
      );
      return row?.total ?? 0;
    },

    /** @returns null for a product that is not on sale */
    product: (idOrSlug: string) =>
      database.first<ReportedThing>(sql`
        SELECT p.id AS product_id, p.vendor_id, p.name, p.name_ar FROM products p WHERE ${named(idOrSlug)} AND ${onSale}`),

    /** @returns null for a vendor that is not active */
    vendor: (id: number) =>
      database.first<ReportedThing>(sql`
        SELECT NULL::bigint AS product_id, v.id AS vendor_id, v.company_name AS name, v.company_name_ar AS name_ar
        FROM vendors v WHERE v.id = ${id} AND v.active = 1 AND v.deleted_at IS NULL`),

    emailOf: (userId: number) => database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`),

    /** Serialises reports of one vendor's goods, so that each counts those before it. */
    lockVendor: (vendorId: number) =>
      database.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('reports:' || ${vendorId}::bigint, 0))`),

    /** @returns the id; null if the reporter already has an open report of the same thing */
    async insert(
      { product_id, vendor_id }: ReportedThing,
      { reason, text }: ReportForm,
      { userId, email, lang }: Reporter,
    ): Promise<number | null> {
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO reports (product_id, vendor_id, reason, text, reporter_user_id, reporter_email, lang)
        VALUES (${product_id}::bigint, ${vendor_id}, ${reason}, ${text}, ${userId}::bigint, ${email}, ${lang})
        ON CONFLICT (vendor_id, coalesce(product_id, 0), reporter_email) WHERE state = 'open' DO NOTHING RETURNING id`);
      return row?.id ?? null;
    },

    /**
     * Marks the open reports of a product as urgent once enough people call it unsafe or recalled. Only customers who
     * have ordered or proven their address count, because anyone can type three addresses.
     * @returns true if the product has become urgent
     */
    async raise(productId: number): Promise<boolean> {
      const row = await database.first<{ raised: number; before: number }>(sql`
        WITH alarm AS (
          SELECT count(DISTINCT u.id) AS reporters FROM reports r JOIN users u ON u.id = r.reporter_user_id
          WHERE r.product_id = ${productId} AND r.reason = ANY(${ALARMING}::text[])
            AND r.created_at > now() - ${URGENT.days} * interval '1 day'
            AND (u.email_proven_at IS NOT NULL OR EXISTS (SELECT FROM orders WHERE user_id = u.id AND state = 'placed'))
        ), raised AS (
          UPDATE reports SET urgent = true FROM alarm
          WHERE product_id = ${productId} AND state = 'open' AND NOT urgent AND alarm.reporters >= ${URGENT.reporters}
          RETURNING id
        )
        SELECT (SELECT count(*) FROM raised) AS raised,
          (SELECT count(*) FROM reports WHERE product_id = ${productId} AND state = 'open' AND urgent) AS before`);
      return row !== null && row.raised > 0 && row.before === 0;
    },

    lock: (id: number) =>
      database.first<LockedReport>(sql`
        SELECT r.id, r.product_id, r.vendor_id, p.slug, coalesce(p.name, v.company_name) AS name,
          coalesce(p.name_ar, v.company_name_ar) AS name_ar, r.reason, r.text, r.state, r.reporter_email AS email, r.lang
        FROM ${source} WHERE r.id = ${id} FOR UPDATE OF r`),

    decide: (id: number, { state, action, note }: ReportDecision, adminId: number) =>
      database.query(sql`
        UPDATE reports SET state = ${state}, action = ${action}, note = ${note}, decided_by = ${adminId}, decided_at = now()
        WHERE id = ${id}`),
  };
};

import { isOnHoliday, type HolidayMode } from '../../../calendar/holidays.ts';
import { assignmentsOf, listOf } from '../../../sql/columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { contains, isCalled } from '../../../csv/list-reader.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { vatStates } from '../../money/vat/tax-schemas.ts';
import { closeUnused } from '../auth/unused-accounts.ts';
import { asksForIdentity, requestOf, type IdentityRequest } from './identity-repository.ts';
import type { VendorPlaces } from './schemas.ts';

/** active: 1 active, 0 inactive, 2 rejected. */
export type ActiveCode = 0 | 1 | 2;

/** Stored columns of a vendor and its user that an admin can change. */
export interface VendorRecord {
  firstname: string;
  lastname: string;
  email: string;
  phone_number: string;
  company_name: string;
  company_name_ar: string;
  company_address: string;
  company_phone_no: string;
  cr_number: string;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  postal_code: string;
  active: ActiveCode;
  rejection_remarks: string;
  logo_file_id: number | null;
  cr_file_id: number | null;
  /** Edits of approved products go live immediately. */
  trusted: boolean;
}

const aliases: Record<keyof VendorRecord, 'u' | 'v'> = {
  ...{ firstname: 'u', lastname: 'u', email: 'u', phone_number: 'u' },
  ...{ company_name: 'v', company_name_ar: 'v', company_address: 'v', company_phone_no: 'v', cr_number: 'v' },
  ...{ country_id: 'v', state_id: 'v', city_id: 'v', postal_code: 'v', active: 'v', rejection_remarks: 'v' },
  ...{ logo_file_id: 'v', cr_file_id: 'v', trusted: 'v' },
};

/** Columns of a VendorRecord. Logo and certificate are file ids. */
export const recordColumns = Object.keys(aliases) as (keyof VendorRecord)[];
const userColumns = recordColumns.filter((name) => aliases[name] === 'u');
const vendorColumns = recordColumns.filter((name) => aliases[name] === 'v');

/** `cr_certificate`: name of the certificate file. */
export interface VendorRow extends VendorRecord {
  id: number;
  user_id: number;
  lang: Lang;
  logo_key: string | null;
  cr_certificate: string | null;
  places: z.infer<typeof VendorPlaces>;
  requested: IdentityRequest | null;
  /** The current or next holiday. */
  holiday: { from: string; to: string; mode: HolidayMode; running: boolean } | null;
  /** Approved once, and inactive again. */
  stopped: boolean;
  vat_state: (typeof vatStates)[number];
  created_at: string;
  /** Last change to the vendor or its user. */
  updated_at: string;
}

export interface VendorFilter {
  search?: string;
  active?: ActiveCode;
  /** Only vendors awaiting approval. */
  waiting?: true;
  /** Only vendors with a pending identity request. */
  asks?: true;
  vatState?: VendorRow['vat_state'];
  /** Only vendors with a lower id. */
  before?: number;
}

const named = (table: SQL, id: SQL) =>
  sql`(SELECT jsonb_build_object('id', id, 'name', name, 'name_arabic', name_ar) FROM ${table} WHERE id = ${id})`;

// Named here, because the location lists contain only listed places.
const places = sql`jsonb_build_object('country', ${named(sql`countries`, sql`v.country_id`)},
  'state', ${named(sql`states`, sql`v.state_id`)}, 'city', ${named(sql`cities`, sql`v.city_id`)})`;

const holiday = sql`CASE WHEN v.holiday_from IS NOT NULL THEN jsonb_build_object('from', v.holiday_from,
  'to', v.holiday_to, 'mode', v.holiday_mode, 'running', ${isOnHoliday}) END`;

const columns = sql`v.id, u.id AS user_id, ${listOf(recordColumns, (name) => `${aliases[name]}.${name}`)}, u.lang, v.vat_state,
  logo.storage_key AS logo_key, certificate.original_name AS cr_certificate, ${places} AS places,
  ${requestOf} AS requested, ${holiday} AS holiday, v.active = 0 AND v.approved_at IS NOT NULL AS stopped, v.created_at,
  greatest(v.updated_at, u.updated_at) AS updated_at`;

const source = sql`vendors v
  CROSS JOIN LATERAL vendor_owner(v.id) u
  LEFT JOIN files logo ON logo.id = v.logo_file_id
  LEFT JOIN files certificate ON certificate.id = v.cr_file_id`;

const condition = ({ search, active, waiting, asks, vatState, before }: VendorFilter): SQL => {
  const conditions = [sql`v.deleted_at IS NULL`];
  if (active !== undefined) conditions.push(sql`v.active = ${active}`);
  if (waiting) conditions.push(sql`v.active = 0 AND v.approved_at IS NULL`);
  if (asks) conditions.push(asksForIdentity);
  if (vatState !== undefined) conditions.push(sql`v.vat_state = ${vatState}`);
  if (before !== undefined) conditions.push(sql`v.id < ${before}`);
  if (search !== undefined) {
    const person = [sql`u.firstname`, sql`u.lastname`, sql`u.email`, sql`u.phone_number`];
    const isNamed = contains(search, ...person, sql`v.company_name`, sql`v.company_name_ar`);
    conditions.push(sql`(${isNamed} OR ${isCalled(search, sql`u.search_phone`)})`);
  }
  return sql.join(conditions, sql` AND `);
};

/** Vendors in every state, for admins. */
export const createVendorRepository = (database: Database) => ({
  list: (filter: VendorFilter, limit: number, offset: number) =>
    database.query<VendorRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition(filter)} ORDER BY v.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(filter: VendorFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  },

  find: (id: number) =>
    database.first<VendorRow>(sql`SELECT ${columns} FROM ${source} WHERE v.id = ${id} AND v.deleted_at IS NULL`),

  /** Locks the vendors with these ids and their owners, in id order; deleted ones are omitted. */
  async lock(ids: readonly number[]): Promise<VendorRow[]> {
    const isOne = sql`v.id = ANY(${ids}::bigint[]) AND v.deleted_at IS NULL`;
    await database.query(sql`SELECT FROM vendors v WHERE ${isOne} ORDER BY v.id FOR UPDATE`);
    await database.query(sql`
      SELECT FROM users WHERE id IN (SELECT u.id FROM vendors v CROSS JOIN LATERAL vendor_owner(v.id) u WHERE ${isOne})
      ORDER BY id FOR UPDATE`);
    return database.query<VendorRow>(sql`SELECT ${columns} FROM ${source} WHERE ${isOne} ORDER BY v.id`);
  },

  /** True if the account belongs to another team as well: its email address and password open more than this store. */
  async worksElsewhere(userId: number, id: number): Promise<boolean> {
    const row = await database.first(sql`
      SELECT FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id
      WHERE m.user_id = ${userId} AND m.vendor_id IS DISTINCT FROM ${id} AND v.deleted_at IS NULL LIMIT 1`);
    return row !== null;
  },

  async isEmailTaken(email: string, exceptUserId: number | null): Promise<boolean> {
    const row = await database.first(sql`
      SELECT id FROM users WHERE email = ${email} AND deleted_at IS NULL AND id IS DISTINCT FROM ${exceptUserId}::bigint`);
    return row !== null;
  },

  async save(vendor: VendorRow): Promise<void> {
    await database.query(sql`
      UPDATE users SET ${assignmentsOf(userColumns, vendor)}, updated_at = now() WHERE id = ${vendor.user_id}`);
    await database.query(sql`
      UPDATE vendors SET ${assignmentsOf(vendorColumns, vendor)}, updated_at = now(),
        approved_at = coalesce(approved_at, CASE WHEN 1 IN (active, ${vendor.active}) THEN now() END)
      WHERE id = ${vendor.id}`);
  },

  /** Ends the sessions of all its members that act for it. */
  revokeSessions: (id: number) => database.query(sql`DELETE FROM sessions WHERE vendor_id = ${id}`),

  /** Number of a vendor's orders that are not delivered yet, or awaiting card payment. */
  async ordersUnderway(id: number): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) + (
        SELECT count(*) FROM orders o JOIN vendor_orders held ON held.order_id = o.id
        WHERE o.state = 'paying' AND held.vendor_id = ${id}) AS total
      FROM vendor_orders part
      WHERE part.vendor_id = ${id} AND part.placed_at IS NOT NULL AND order_is_underway(part.status)`);
    return row?.total ?? 0;
  },

  /** True if a vendor is owed money but has no verified or pending bank account. */
  async isOwedInVain(id: number): Promise<boolean> {
    const row = await database.first(sql`
      SELECT 1 FROM ledger_lines WHERE account = 'vendor' AND vendor_id = ${id} AND NOT EXISTS (
        SELECT FROM vendor_bank_accounts a WHERE a.vendor_id = ${id} AND a.state IN ('verified', 'waiting'))
      GROUP BY currency HAVING sum(amount) < 0 LIMIT 1`);
    return row !== null;
  },

  /** Number of open returns of a vendor's goods. */
  async openReturns(id: number): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM returns r JOIN vendor_orders part ON part.id = r.vendor_order_id
      WHERE part.vendor_id = ${id} AND r.state IN ('requested', 'approved', 'sent', 'received')`);
    return row?.total ?? 0;
  },

  /** Soft-deletes a vendor, and the accounts of its members that have no other use. */
  async remove(id: number): Promise<void> {
    await database.query(sql`UPDATE vendors SET deleted_at = now(), updated_at = now() WHERE id = ${id}`);
    await database.query(closeUnused(sql`u.id IN (SELECT m.user_id FROM members m WHERE m.vendor_id = ${id})`));
  },

  /**
   * Ends the coupons funded by a vendor.
   * @returns those that were active
   */
  stopCoupons: (id: number) =>
    database.query<{ id: number; code: string }>(sql`
      UPDATE coupons SET active = false WHERE vendor_id = ${id} AND active RETURNING id, code`),
});

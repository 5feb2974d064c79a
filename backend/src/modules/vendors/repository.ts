import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** active: 1 active, 0 inactive, 2 rejected. */
export type ActiveCode = 0 | 1 | 2;

export interface VendorRow {
  id: number;
  user_id: number;
  firstname: string;
  lastname: string;
  email: string;
  phone_number: string;
  company_name: string;
  company_address: string;
  company_phone_no: string;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  postal_code: string;
  active: ActiveCode;
  rejection_remarks: string;
  logo_key: string | null;
  cr_certificate: string | null;
  created_at: string;
}

export interface VendorFilter {
  search?: string;
  active?: ActiveCode;
}

const columns = sql`v.id, v.user_id, u.firstname, u.lastname, u.email, u.phone_number, v.company_name,
  v.company_address, v.company_phone_no, v.country_id, v.state_id, v.city_id, v.postal_code, v.active,
  v.rejection_remarks, logo.storage_key AS logo_key, certificate.original_name AS cr_certificate, v.created_at`;

const source = sql`vendors v
  JOIN users u ON u.id = v.user_id
  LEFT JOIN files logo ON logo.id = v.logo_file_id
  LEFT JOIN files certificate ON certificate.id = v.cr_file_id`;

const condition = ({ search, active }: VendorFilter): SQL => {
  const conditions = [sql`v.deleted_at IS NULL`];
  if (active !== undefined) conditions.push(sql`v.active = ${active}`);
  if (search !== undefined) {
    const searched = sql`concat_ws(' ', u.firstname, u.lastname, u.email, u.phone_number, v.company_name, v.company_name_ar)`;
    conditions.push(sql`strpos(lower(${searched}), ${search.toLowerCase()}) > 0`);
  }
  return sql.join(conditions, sql` AND `);
};

/** Vendors as the admin sees them, in every state. */
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

  lock: (id: number) =>
    database.first<Pick<VendorRow, 'id' | 'user_id' | 'active' | 'rejection_remarks'>>(sql`
      SELECT id, user_id, active, rejection_remarks FROM vendors WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`),

  setActive: (id: number, active: ActiveCode, remarks: string) =>
    database.query(sql`
      UPDATE vendors SET active = ${active}, rejection_remarks = ${remarks}, updated_at = now() WHERE id = ${id}`),

  revokeSessions: (userId: number) => database.query(sql`DELETE FROM sessions WHERE user_id = ${userId}`),
});

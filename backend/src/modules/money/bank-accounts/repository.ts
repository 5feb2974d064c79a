import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { BankAccountFilter, BankAccountForm, bankAccountStates } from './schemas.ts';

/** A vendor's bank account, with the contact to notify about it. */
export interface BankAccountRow {
  id: number;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  iban: string;
  holder: string;
  bank: string;
  state: (typeof bankAccountStates)[number];
  remarks: string;
  created_at: string;
  /** When it can be verified at the earliest; null for at once. */
  held_until: string | null;
  decided_at: string | null;
  decided_by: string | null;
  email: string;
  firstname: string;
  lang: Lang;
}

const columns = sql`b.id, b.vendor_id, v.company_name, v.company_name_ar, b.iban, b.holder, b.bank, b.state, b.remarks,
  b.created_at, b.held_until, b.decided_at, admin.firstname || ' ' || admin.lastname AS decided_by, u.email, u.firstname, u.lang`;

const source = sql`vendor_bank_accounts b JOIN vendors v ON v.id = b.vendor_id CROSS JOIN LATERAL vendor_owner(v.id) u
  LEFT JOIN users admin ON admin.id = b.decided_by`;

export const bankAccountCondition = ({ search, state }: BankAccountFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(contains(search, sql`v.company_name`, sql`v.company_name_ar`, sql`b.holder`));
  if (state !== undefined) conditions.push(sql`b.state = ${state}`);
  return allOf(conditions);
};

const HELD = '24 hours';

/** Vendors' payout accounts. Rows are immutable except for the admin's decision. */
export const createBankAccountRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<BankAccountRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY b.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** A vendor's newest account matching the condition; null if none. */
  latest: (vendorId: number, condition: SQL = sql`true`) =>
    database.first<BankAccountRow>(sql`
      SELECT ${columns} FROM ${source} WHERE b.vendor_id = ${vendorId} AND ${condition} ORDER BY b.id DESC LIMIT 1`),

  async holdReason(vendorId: number): Promise<string | null> {
    const row = await database.first<{ reason: string | null }>(
      sql`SELECT max(hold_reason) AS reason FROM vendor_accounts WHERE vendor_id = ${vendorId}`,
    );
    return row?.reason ?? null;
  },

  replace: (vendorId: number, state: 'waiting' | 'verified') =>
    database.query(sql`
      UPDATE vendor_bank_accounts SET state = 'replaced' WHERE vendor_id = ${vendorId} AND state = ${state}`),

  /** Holds the account back for a day after the person's second factor was weakened. */
  async add(vendorId: number, { iban, holder, bank }: BankAccountForm, statedBy: number): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank, held_until)
      SELECT ${vendorId}, ${iban}, ${holder}, ${bank}, CASE WHEN u.factors_weakened_at > now() - ${HELD}::interval THEN u.factors_weakened_at + ${HELD}::interval END
      FROM users u WHERE u.id = ${statedBy}
      RETURNING id`);
    return row?.id ?? 0;
  },

  decide: (id: number, state: 'verified' | 'rejected', remarks: string, adminId: number) =>
    database.query(sql`
      UPDATE vendor_bank_accounts SET state = ${state}, remarks = ${remarks}, decided_by = ${adminId}, decided_at = now()
      WHERE id = ${id}`),
});

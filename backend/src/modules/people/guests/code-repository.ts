import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

/** Tries per code, and its lifetime in minutes. */
export const CODE_TRIES = 5;
const CODE_MINUTES = 10;

/** Use of a code. Only the newest code of each use is valid. */
export interface CodeUse {
  readonly purpose: 'guest_order' | 'guest_cash' | 'prove_email';
  readonly email: string;
  /** Guest or account that requested it; null for a visitor. */
  readonly userId: number | null;
  /** Order number as entered by a visitor. */
  readonly orderNo?: string;
}

const isFor = ({ purpose, email, userId, orderNo = '' }: CodeUse) => sql`
  purpose = ${purpose} AND email = ${email} AND user_id IS NOT DISTINCT FROM ${userId}::bigint AND order_no = ${orderNo}`;

export const createCodeRepository = (database: Database) => ({
  insert: ({ purpose, email, userId, orderNo = '' }: CodeUse, codeHash: string) =>
    database.first<{ id: number }>(sql`
      INSERT INTO email_codes (purpose, email, user_id, order_no, code_hash)
      VALUES (${purpose}, ${email}, ${userId}, ${orderNo}, ${codeHash}) RETURNING id`),

  /** Counts a try before it is verified, so that concurrent ones cannot exceed the limit. @returns null if none is left */
  countTry: (use: CodeUse) =>
    database.first<{ id: number; code_hash: string; tries: number }>(sql`
      UPDATE email_codes SET tries = tries + 1
      WHERE id = (SELECT id FROM email_codes WHERE ${isFor(use)} ORDER BY id DESC LIMIT 1)
        AND used_at IS NULL AND tries < ${CODE_TRIES} AND created_at > now() - make_interval(mins => ${CODE_MINUTES})
      RETURNING id, code_hash, tries`),

  /** Marks a code as used. @returns null if another request has used it in the meantime */
  markUsed: (id: number) =>
    database.first<{ id: number }>(
      sql`UPDATE email_codes SET used_at = now() WHERE id = ${id} AND used_at IS NULL RETURNING id`,
    ),

  /** True if such a code was entered. */
  async isUsed(use: CodeUse): Promise<boolean> {
    const used = await database.first(
      sql`SELECT id FROM email_codes WHERE ${isFor(use)} AND used_at IS NOT NULL LIMIT 1`,
    );
    return used !== null;
  },
});

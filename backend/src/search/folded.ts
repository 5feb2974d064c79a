import { sql, type SQL } from '../sql/sql.ts';

/**
 * A text as it is looked for where it lies: lower case, the letters and digits that `fold` writes alike as one each, no
 * vowel signs. Marks between words stay, so that addresses and numbers are found by them. The function is the
 * database's own (schema/functions/01-texts.sql): columns that are searched in big tables hold what it gives.
 */
export const folded = (text: SQL): SQL => sql`folded(${text})`;

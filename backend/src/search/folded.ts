import { sql, type SQL } from '../sql/sql.ts';

/**
 * SQL for a text folded for substring search: lower case, without vowel signs, letters and digits unified as by `fold`.
 * Punctuation stays, so that e-mail addresses and numbers can be found. Calls the database function `folded`
 * (schema/functions/01-texts.sql); searched columns of large tables store its result.
 */
export const folded = (text: SQL): SQL => sql`folded(${text})`;

/** LIKE pattern for folded texts that contain what was typed. With trigram indexes it finds three letters or more fast. */
export const pattern = (search: string): SQL => folded(sql`${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}::text`);

import type { Lang } from '../wire/schemas.ts';
import { translate } from '../i18n/translate.ts';
import type { Cell } from './cell.ts';

/** How many rows are read at a time. */
const CHUNK = 500;

/**
 * The columns of a table: the key of what its head says (`csv.columns` in the locales), and what a row says there to
 * a reader of `lang`.
 */
export type Columns<Row> = readonly (readonly [key: string, cell: (row: Row, lang: Lang) => Cell])[];

/** What a column says on top, in the reader's language. */
const headOf = (lang: Lang, key: string): string => translate(lang, `csv.columns.${key}`);

/** Yes or no in the reader's language. */
export const yesNo = (lang: Lang, value: boolean): string => translate(lang, value ? 'csv.yes' : 'csv.no');

/**
 * A table whose rows are read from the database as they are written, the newest first.
 * @param lang the reader's
 * @param read at most `limit` rows with ids below `before`, in falling order; undefined: from the newest
 */
export async function* tableOf<Row extends { id: number }>(
  columns: Columns<Row>,
  lang: Lang,
  read: (before: number | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Cell[]> {
  yield columns.map(([key]) => headOf(lang, key));
  let before: number | undefined;
  do {
    const rows = await read(before, CHUNK);
    yield* rows.map((row) => columns.map(([, cell]) => cell(row, lang)));
    before = rows.length === CHUNK ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}

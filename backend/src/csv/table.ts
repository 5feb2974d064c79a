import type { Lang } from '../wire/schemas.ts';
import { translate } from '../i18n/translate.ts';
import type { Cell } from './cell.ts';

/** Rows per query. */
const CHUNK = 500;

/** Columns of a table: the key of the heading (`csv.columns` in the locales), and the cell of a row in the language. */
export type Columns<Row> = readonly (readonly [key: string, cell: (row: Row, lang: Lang) => Cell])[];

const headOf = (lang: Lang, key: string): string => translate(lang, `csv.columns.${key}`);

/** Yes or no in the language. */
export const yesNo = (lang: Lang, value: boolean): string => translate(lang, value ? 'csv.yes' : 'csv.no');

/**
 * A table whose rows are read from the database while they are sent, newest first.
 * @param read returns at most `limit` rows with ids below `before`, in descending order; from the newest if undefined
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

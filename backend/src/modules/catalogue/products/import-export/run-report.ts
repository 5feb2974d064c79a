import { sql } from '../../../../sql/sql.ts';
import type { Cell } from '../../../../csv/cell.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { importMessage } from './import-message.ts';
import { MOST_NAMED, pictureNote, type Say } from './report.ts';
import type { createRunRepository, StoredLine, StoredRun } from './run-repository.ts';
import type { ImportReport, ImportRun } from './schemas.ts';

type Runs = ReturnType<typeof createRunRepository>;

/** Import as a response. */
export const toImportRun = ({ state, is_claimed: isClaimed, ...run }: StoredRun): ImportRun => {
  const { inactive: _inactive, columns_unknown: _unknown, ...shown } = run;
  return { ...shown, state: state === 'running' && !isClaimed ? 'queued' : state };
};

/** Report of a finished import. */
export const reportOf = async (runs: Runs, run: StoredRun, lang: Lang): Promise<ImportReport> => {
  const say = importMessage(lang);
  const [failed, inactive, named] = await Promise.all([
    runs.lines(run.id, sql`outcome = 'failed'`),
    runs.lines(run.id, sql`inactive`),
    runs.lines(run.id, sql`pictures <> '[]'`),
  ]);
  const errors = failed.flatMap(({ row, sku, errors: found }) =>
    found.map(({ row: own = row, field, message }) => ({ row: own, sku, field, message: say(message) })),
  );
  const pictures = named.flatMap(({ sku, pictures: addresses }) => addresses.map((address) => ({ sku, address })));
  const { rows, created, updated, unchanged } = run;
  return {
    ...{ rows, created, updated, unchanged, failed: run.failed, inactive: run.inactive },
    pictures: pictures.slice(0, MOST_NAMED),
    errors: errors.slice(0, MOST_NAMED),
    notes: inactive.map((line) => pictureNote(line, say)),
    truncated: run.failed > failed.length || errors.length > MOST_NAMED,
    columns_unknown: run.columns_unknown,
    dry_run: false,
    written: created + updated > 0,
  };
};

const HEAD = ['row', 'sku', 'outcome', 'message'] as const;

/** Messages of a line, and of those lines of its variants that have errors. */
const textsByRow = ({ row, errors, inactive }: StoredLine, say: Say): Map<number, string[]> => {
  const texts = new Map<number, string[]>([[row, inactive ? [say('import.needs_picture')] : []]]);
  for (const { row: own = row, field, message } of errors) {
    const text = field === '' ? say(message) : `${field}: ${say(message)}`;
    texts.set(own, [...(texts.get(own) ?? []), text]);
  }
  return texts;
};

/** Finished lines as CSV rows, in the order of the file. */
export async function* lineTable(runs: Runs, id: number, lang: Lang): AsyncGenerator<Cell[]> {
  const say = importMessage(lang);
  yield HEAD.map((name) => say(`import.columns.${name}`));
  for (let after = 0; ;) {
    const lines = await runs.lines(id, sql`true`, after);
    for (const line of lines)
      for (const [row, texts] of textsByRow(line, say))
        yield [row, line.sku, say(`import.outcomes.${line.outcome}`), texts.join(' ')];
    const last = lines.at(-1);
    if (!last || lines.length < MOST_NAMED) return;
    after = last.row;
  }
}

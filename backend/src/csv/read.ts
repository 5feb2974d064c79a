import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { plainText, unguarded } from './cell.ts';

/** A record of a table. `line` is where it begins in the file, the first line being 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell begins with a quote that ends in the middle of it, or nowhere: what was meant cannot be known. */
  readonly brokenQuotes: boolean;
  /** It has more cells or more text than is read, and its cells are left out: the table ends here. */
  readonly beyond: 'cells' | 'length' | null;
}

/** The most cells of a record: some ten times what any table of ours has. */
export const MAX_CELLS = 200;
/** The most bytes of a record: some ten times the longest that could be taken. */
const MAX_LENGTH = 2 * 1024 * 1024;

const DELIMITERS = [',', ';', '\t'];
const PIECE = 16 * 1024;

/** Excel's own statement of the delimiter, on a line above the head. */
const DECLARED_DELIMITER = /^(?:[^\S\t]*(?:\r\n?|\n))*\ufeff?"?sep=([,;|\t])"?[,;|\t]*(?=[\r\n]|$)/i;

/** The most frequent delimiter between the names of the first line that holds any text. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, PIECE).match(/^.*[^\s,;"\ufeff].*$/m)?.[0] ?? '';
  const outside = head.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

const breaksIn = (cells: string[]): number => cells.join('').split('\n').length - 1;

// Each cell is looked for where it must be: to search the line for each of them takes minutes of a hostile one.
const hasBrokenQuotes = (cells: string[], raw: string, delimiter: string): boolean => {
  // The raw text includes the blank lines before the record, and the blanks before a cell.
  let at = /^(?:[^\S\n]*\n)*/.exec(raw)?.[0].length ?? 0;
  return cells.some((cell) => {
    while (raw[at] !== delimiter && /[^\S\n]/.test(raw.charAt(at))) at += 1;
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const isQuoted = raw.startsWith(quoted, at);
    at += (isQuoted ? quoted : cell).length + 1;
    return !isQuoted && cell.startsWith('"');
  });
};

// A turn for other requests after each piece: a big file takes a second of this thread.
const feed = async (parser: Parser, text: string): Promise<void> => {
  let start = 0;
  while (start < text.length && !parser.destroyed) {
    let end = start + PIECE;
    // Neither the two marks of a line end nor the two halves of a character come apart.
    if (/[\r\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    parser.write(text.slice(start, end).replace(/\r\n?/g, '\n'));
    start = end;
    await nextTurn();
  }
  parser.end();
};

interface Parsed {
  record: string[];
  raw: string;
  info: { lines: number };
}

const unreadable = (line: number, why: Partial<CsvRecord>): CsvRecord => ({
  ...{ line, cells: [], brokenQuotes: false, beyond: null },
  ...why,
});

/**
 * Reads a table: the delimiter is detected (comma, semicolon, tab) or declared by a first line `sep=;`, any line ends are
 * accepted, empty lines and blanks before a quoted cell are skipped, and cells are read as `cellText` has written them.
 * Records may differ in length, up to what is `beyond` everything.
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRecord> {
  const declared = DECLARED_DELIMITER.exec(text);
  const delimiter = declared?.[1] ?? delimiterOf(text);
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    bom: true,
    info: true,
    raw: true,
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LENGTH,
    // What comes after so many cells is text of one more, whose length has a limit.
    ignore_last_delimiters: MAX_CELLS + 1,
  });
  // Blanked rather than cut off, so that the lines keep their numbers.
  const feeding = feed(parser, declared ? declared[0].replace(/[^\r\n]/g, '') + text.slice(declared[0].length) : text);
  let end = 0;
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
      const line = info.lines - breaksIn(record);
      if (record.length > MAX_CELLS) {
        yield unreadable(line, { beyond: 'cells' });
        return;
      }
      const cells = record.map((cell) => plainText(unguarded(cell)).trim());
      end = info.lines;
      yield { line, cells, brokenQuotes: hasBrokenQuotes(record, raw, delimiter), beyond: null };
    }
  } catch (error) {
    // The parser knows the line where it gave up, which may be the last one: the record began after what it had read.
    const code = error instanceof CsvError ? error.code : null;
    if (code === 'CSV_QUOTE_NOT_CLOSED') yield unreadable(end + 1, { brokenQuotes: true });
    else if (code === 'CSV_MAX_RECORD_SIZE') yield unreadable(end + 1, { beyond: 'length' });
    else throw error;
  }
  await feeding;
}

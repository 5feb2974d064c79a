import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { plainText, unguarded } from './cell.ts';

/** A record of a table. `line` is its first line in the file, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell begins with a quote that ends in its middle or nowhere, so its content is ambiguous. */
  readonly brokenQuotes: boolean;
  /** The record exceeds a limit; its cells are omitted, and reading stops. */
  readonly beyond: 'cells' | 'length' | null;
}

/** Maximum cells per record: products of five categories with 60 specifications each, in both languages, fit. */
export const MAX_CELLS = 700;
/** Maximum bytes per record: ten times the longest valid one. */
const MAX_LENGTH = 2 * 1024 * 1024;

const DELIMITERS = [',', ';', '\t'];
const PIECE = 16 * 1024;

/** Excel's delimiter declaration, on a line above the header. */
const DECLARED_DELIMITER = /^(?:[^\S\t]*(?:\r\n?|\n))*\ufeff?"?sep=([,;|\t])"?[,;|\t]*(?=[\r\n]|$)/i;

/** The most frequent delimiter in the first non-empty line. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, PIECE).match(/^.*[^\s,;"\ufeff].*$/m)?.[0] ?? '';
  const outside = head.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

const breaksIn = (cells: string[]): number => cells.join('').split('\n').length - 1;

// Each cell is compared at its expected position: searching the line for each takes minutes for hostile input.
const hasBrokenQuotes = (cells: string[], raw: string, delimiter: string): boolean => {
  // The raw text includes blank lines before the record and blanks before a cell.
  let at = /^(?:[^\S\n]*\n)*/.exec(raw)?.[0].length ?? 0;
  return cells.some((cell) => {
    while (raw[at] !== delimiter && /[^\S\n]/.test(raw.charAt(at))) at += 1;
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const isQuoted = raw.startsWith(quoted, at);
    at += (isQuoted ? quoted : cell).length + 1;
    return !isQuoted && cell.startsWith('"');
  });
};

// Yields to other requests after each chunk, since a large file takes a second of this thread.
const feed = async (parser: Parser, text: string): Promise<void> => {
  let start = 0;
  while (start < text.length && !parser.destroyed) {
    let end = start + PIECE;
    // A chunk must not split a CRLF or a surrogate pair.
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
 * Reads a table. The delimiter (comma, semicolon, tab) is detected, or declared by a first line `sep=;`. Any line ends
 * are accepted, empty lines and blanks before a quoted cell are skipped, and formula escapes of `cellText` are removed.
 * Records may differ in length, up to the limits reported in `beyond`.
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
    // Delimiters beyond the limit are text of one more cell, whose length is limited.
    ignore_last_delimiters: MAX_CELLS + 1,
  });
  // Blanked instead of removed, so that line numbers stay correct.
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
    // The parser reports the line where it gave up, possibly the last one; the record began after the last complete
    // one.
    const code = error instanceof CsvError ? error.code : null;
    if (code === 'CSV_QUOTE_NOT_CLOSED') yield unreadable(end + 1, { brokenQuotes: true });
    else if (code === 'CSV_MAX_RECORD_SIZE') yield unreadable(end + 1, { beyond: 'length' });
    else throw error;
  }
  await feeding;
}

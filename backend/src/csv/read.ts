import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { plainText, unguarded } from './cell.ts';

/** A record of a table. `line` is where it begins in the file, the first line being 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell begins with a quote that ends in the middle of it, or nowhere: what was meant cannot be known. */
  readonly brokenQuotes: boolean;
}

const DELIMITERS = [',', ';', '\t'];
const PIECE = 64 * 1024;

/** The mark that stands most often between the names of the first line. */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1);
  const outside = head.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

const breaksIn = (cells: string[]): number => cells.join('').split('\n').length - 1;

const hasBrokenQuotes = (cells: string[], raw: string): boolean =>
  cells.some((cell) => cell.startsWith('"') && !raw.includes(`"${cell.replaceAll('"', '""')}"`));

// A turn for other requests after each piece: a big file takes a second of this thread.
const feed = async (parser: Parser, text: string): Promise<void> => {
  for (let start = 0; start < text.length && !parser.destroyed; start += PIECE) {
    parser.write(text.slice(start, start + PIECE));
    await nextTurn();
  }
  parser.end();
};

interface Parsed {
  record: string[];
  raw: string;
  info: { lines: number };
}

/**
 * Reads a table: delimiter (comma, semicolon, tab) found by itself, any line ends, empty lines left out, cells as
 * `cellText` has written them. Records may differ in length.
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRecord> {
  const lines = text.replace(/\r\n?/g, '\n');
  const parser = parse({
    delimiter: delimiterOf(lines),
    record_delimiter: '\n',
    bom: true,
    info: true,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const feeding = feed(parser, lines);
  let end = 0;
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.map((cell) => plainText(unguarded(cell)).trim());
      end = info.lines;
      yield { line: end - breaksIn(record), cells, brokenQuotes: hasBrokenQuotes(record, raw) };
    }
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    // The parser knows the line where it gave up, which is the last one: the quote opened after what it had read.
    yield { line: end + 1, cells: [], brokenQuotes: true };
  }
  await feeding;
}

import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { cellText, type Cell } from './cell.ts';

/** A table, its head first. Rows may come one by one from the database, so that none has to wait for all. */
type CsvRows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

async function* textsOf(rows: CsvRows) {
  for await (const row of rows) yield row.map(cellText);
}

/** A table as a stream of UTF-8 with byte order mark and CRLF: what spreadsheets open without asking. */
export const csvStream = (rows: CsvRows): Readable =>
  pipeline(
    Readable.from(textsOf(rows)),
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /^\s|\s$|[;\t\n]/ }),
    // A failure destroys the stream that is being sent, and whoever sends it logs it.
    () => undefined,
  );

/** The header that has an answer saved under a name, for old clients in ASCII, too. */
export const attachment = (name: string): string => {
  const ascii = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/**
 * The answer of a route whose response is a `CsvFile`: `return csvAnswer(reply, 'orders.csv', rows)`.
 * @param name the file's name, with its ending
 */
export const csvAnswer = (reply: FastifyReply, name: string, rows: CsvRows): Readable => {
  reply.header('Content-Disposition', attachment(name)).type('text/csv; charset=utf-8');
  return csvStream(rows);
};

import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { cellText, type Cell } from './cell.ts';

/** A table, header first. Rows may be streamed from the database. */
export type CsvRows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

async function* textsOf(rows: CsvRows) {
  for await (const row of rows) yield row.map(cellText);
}

/** A table as a stream of UTF-8 with byte order mark and CRLF, which spreadsheets open without an import dialog. */
export const csvStream = (rows: CsvRows): Readable =>
  pipeline(
    Readable.from(textsOf(rows)),
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /^\s|\s$|[;\t\n]/ }),
    // A failure destroys the stream being sent, and its sender logs it.
    () => undefined,
  );

/** Content-Disposition with the file name, plus an ASCII variant for old clients. */
export const attachment = (name: string): string => {
  const ascii = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/**
 * Response of a route with a `CsvFile` schema: `return csvResponse(reply, 'orders.csv', rows)`.
 * @param name file name with extension
 */
export const csvResponse = (reply: FastifyReply, name: string, rows: CsvRows): Readable => {
  reply.header('Content-Disposition', attachment(name)).type('text/csv; charset=utf-8');
  return csvStream(rows);
};

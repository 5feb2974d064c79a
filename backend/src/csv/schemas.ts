import { Readable } from 'node:stream';
import { z } from 'zod';

/** Response of a route that returns a table as a file (`csvResponse`). */
export const CsvFile = {
  description: 'UTF-8 with byte order mark and CRLF line ends; the first line has the column names',
  content: { 'text/csv': { schema: z.instanceof(Readable).meta({ type: 'string' }) } },
};

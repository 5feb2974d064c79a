import { Readable } from 'node:stream';
import { z } from 'zod';

/** The answer of a route that gives a table as a file (`csvAnswer`). */
export const CsvFile = {
  description: 'UTF-8 with byte order mark; lines end with CRLF, the first one names the columns',
  content: { 'text/csv': { schema: z.instanceof(Readable).meta({ type: 'string' }) } },
};

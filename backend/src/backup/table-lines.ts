import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The lines of a table. Only a line feed ends one: texts may contain other line separators. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

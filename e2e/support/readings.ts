import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER } from './place.ts';

const PLACE = path.join(FOLDER, 'readings');

/** What is the same in every marketplace of the journeys, and slow to read: read once for all workers. */
export async function readOnce<Reading>(name: string, read: () => Promise<Reading>): Promise<Reading> {
  const file = path.join(PLACE, `${encodeURIComponent(name)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept);
  const reading = await read();
  await mkdir(PLACE, { recursive: true });
  // Another worker may read at the same time: it finds the whole or nothing.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(reading));
  await rename(`${file}.${process.pid}`, file);
  return reading;
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER } from './location.ts';

const PLACE = path.join(FOLDER, 'readings');

/** Caches a slow read that is the same in all marketplaces, for all workers. */
export async function readOnce<Reading>(name: string, read: () => Promise<Reading>): Promise<Reading> {
  const file = path.join(PLACE, `${encodeURIComponent(name)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept);
  const reading = await read();
  await mkdir(PLACE, { recursive: true });
  // Atomic, because another worker may read it at the same time.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(reading));
  await rename(`${file}.${process.pid}`, file);
  return reading;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Hash of the lines before compression. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof Table>;

const Sequence = z.object({ name: z.string(), last_value: z.number().int(), is_called: z.boolean() });

/** Contents of a backup. The manifest file is written last. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.object({ id: z.string(), checksum: z.string() })).min(1),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Null if files were left out. `missing`: files that rows reference but the storage did not have. */
  files: z.object({ count: z.number().int(), missing: z.array(z.string()) }).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Paths of the parts of a backup in its folder. */
export const placesIn = (folder: string) => ({
  manifest: path.join(folder, 'backup.json'),
  files: path.join(folder, 'files'),
  tables: path.join(folder, 'tables'),
  table: (name: string) => path.join(folder, 'tables', `${name}.jsonl.gz`),
});

/** Reads the manifest of a backup. @throws Error if it is missing or has an unknown format */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${folder}: its backup.json is missing.`);
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`This version cannot read the backup in ${folder}.`);
  return parsed.data;
};

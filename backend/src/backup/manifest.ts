import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the lines before they were compressed. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof Table>;

const Sequence = z.object({ name: z.string(), last_value: z.number().int(), is_called: z.boolean() });

/** What a backup holds. Its file is written last. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.object({ id: z.string(), checksum: z.string() })).min(1),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Null when the files were left out. `missing`: rows name them, the storage did not have them. */
  files: z.object({ count: z.number().int(), missing: z.array(z.string()) }).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Where the parts of a backup lie in its folder. */
export const placesIn = (folder: string) => ({
  manifest: path.join(folder, 'backup.json'),
  files: path.join(folder, 'files'),
  tables: path.join(folder, 'tables'),
  table: (name: string) => path.join(folder, 'tables', `${name}.jsonl.gz`),
});

/** Reads what a backup holds. @throws Error when the folder holds no whole backup of a kind that is known here */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${folder}: its backup.json is missing.`);
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The backup in ${folder} is not one that this version can read.`);
  return parsed.data;
};

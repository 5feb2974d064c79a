import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { PROCESS_TABLES } from '../database/migrate.ts';
import { storedNames } from '../files/file-store.ts';
import { inParallel } from '../files/in-parallel.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { placesIn, type BackedUpTable, type Manifest } from './manifest.ts';
import { listColumns, listSequences, listTables } from './schema.ts';

const BATCH = 1000;

/** Writes a table as gzipped lines: one JSON array per row, with the columns as PostgreSQL text. */
const dumpTable = async (database: Database, name: string, file: string): Promise<BackedUpTable> => {
  const columns = await listColumns(database, name);
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  await database.query(sql`
    DECLARE table_rows NO SCROLL CURSOR FOR
    SELECT to_json(ARRAY[${sql.join(texts, sql`, `)}])::text AS line FROM ${sql.identifier(name)}`);
  const hash = createHash('sha256');
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file));
  // An error such as a full disk surfaces where `written` is awaited; this avoids an unhandled rejection until then.
  written.catch(() => undefined);
  let rows = 0;
  for (;;) {
    const batch = await database.query<{ line: string }>(sql`FETCH ${sql.raw(String(BATCH))} FROM table_rows`);
    const text = batch.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    rows += batch.length;
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    if (batch.length < BATCH) break;
  }
  gzip.end();
  await written;
  await database.query(sql`CLOSE table_rows`);
  return { name, columns: columns.map((column) => column.name), rows, sha256: hash.digest('hex') };
};

const copyFiles = async (database: Database, storage: FileStorage, folder: string) => {
  const rows = await database.query<{ storage_key: string; visibility: 'public' | 'private' }>(
    sql`SELECT storage_key, visibility FROM files ORDER BY id`,
  );
  const missing: string[] = [];
  let count = 0;
  await inParallel(
    rows.flatMap((row) => storedNames(row.visibility, row.storage_key)),
    async (name) => {
      const content = await storage.read(name);
      if (!content) return missing.push(name);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      count += 1;
    },
  );
  return { count, missing: missing.sort() };
};

/** Writes a consistent snapshot without blocking writers. */
const writeParts = (database: Database, storage: FileStorage | null, folder: string): Promise<Manifest> =>
  database.longTransaction(async () => {
    await database.query(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    const migrations = await database.query<{ id: string; checksum: string }>(
      sql`SELECT id, checksum FROM schema_migrations WHERE id NOT LIKE '%.later' ORDER BY id`,
    );
    // Files first: a file that rows of this snapshot reference is removed from the storage some time after they change.
    const files = storage && (await copyFiles(database, storage, placesIn(folder).files));
    const tables: BackedUpTable[] = [];
    await mkdir(placesIn(folder).tables);
    const names = (await listTables(database)).filter((name) => !PROCESS_TABLES.includes(name));
    for (const name of names) tables.push(await dumpTable(database, name, placesIn(folder).table(name)));
    const sequences = await listSequences(database);
    const made_at = new Date().toISOString();
    return { format: 1, made_at, engine: database.engine, migrations, tables, sequences, files };
  });

/**
 * Writes a backup into a new or empty folder; an interrupted backup leaves nothing there.
 * @param storage storage of the uploaded files; null leaves them out
 * @throws Error if the folder is not empty
 */
export const backUp = async (database: Database, storage: FileStorage | null, folder: string): Promise<Manifest> => {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new Error(`The folder ${folder} is not empty: name a new one for each backup.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  // Readable by its owner only: a backup contains personal data.
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const manifest = await writeParts(database, storage, partial);
    await writeFile(placesIn(partial).manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
};

import { createHash } from 'node:crypto';
import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { explainPreRelease, forgetFunctions, migrate } from '../database/migrate.ts';
import { readMigrations, type SchemaFolders } from '../database/schema-files.ts';
import { copyFolder } from '../files/folder-storage.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { placesIn, readManifest, type BackedUpTable, type Manifest } from './manifest.ts';
import { bringErasures, readErasures } from './erasures.ts';
import { dropEverything, isEmpty, listColumns, listForeignKeys } from './schema.ts';
import { linesOf } from './table-lines.ts';

const BATCH = 500;

const assertKnown = async ({ migrations }: Manifest, folders?: SchemaFolders): Promise<void> => {
  const preRelease = explainPreRelease(
    migrations.map(({ id }) => id),
    'The backup',
  );
  if (preRelease) throw new Error(`${preRelease} Restore it with the version that made it.`);
  const known = new Map((await readMigrations(folders)).map(({ id, checksum }) => [id, checksum]));
  for (const { id, checksum } of migrations) {
    if (known.get(id) === checksum) continue;
    throw new Error(
      known.has(id)
        ? `Migration ${id} of the backup differs from that of this version: restore it with the version that made it.`
        : `The backup has migration ${id}, which this version does not know: restore it with the newer version.`,
    );
  }
};

/** Loads rows without foreign keys and triggers, so in any order; each key is checked when it is added back. */
const withoutRules = async (database: Database, tables: string[], load: () => Promise<void>): Promise<void> => {
  const keys = await listForeignKeys(database);
  for (const { table, name } of keys)
    await database.query(sql`ALTER TABLE ${sql.identifier(table)} DROP CONSTRAINT ${sql.identifier(name)}`);
  for (const table of tables) await database.query(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`);
  await load();
  for (const table of tables) await database.query(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await database.query(
      sql`ALTER TABLE ${sql.identifier(table)} ADD CONSTRAINT ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
};

const loadTable = async (database: Database, table: BackedUpTable, file: string): Promise<void> => {
  const types = new Map((await listColumns(database, table.name)).map(({ name, type }) => [name, type]));
  const names = table.columns.map((name) => sql.identifier(name));
  const values = table.columns.map((name, index) => sql.raw(`(line->>${index})::${types.get(name) ?? 'text'}`));
  const insert = (lines: string[]) =>
    database.query(sql`
      INSERT INTO ${sql.identifier(table.name)} (${sql.join(names, sql`, `)})
      SELECT ${sql.join(values, sql`, `)} FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS line`);
  const hash = createHash('sha256');
  let lines: string[] = [];
  let rows = 0;
  for await (const line of linesOf(file)) {
    hash.update(`${line}\n`);
    rows += 1;
    if (lines.push(line) < BATCH) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new Error(`The rows of ${table.name} are not those that were backed up: the backup is damaged.`);
};

const loadEverything = async (database: Database, manifest: Manifest, folder: string): Promise<void> => {
  const tables = manifest.tables.map(({ name }) => name);
  await withoutRules(database, tables, async () => {
    const all = sql.join(
      tables.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await database.query(sql`TRUNCATE ${all}`);
    for (const table of manifest.tables) await loadTable(database, table, placesIn(folder).table(table.name));
  });
  for (const { name, last_value, is_called } of manifest.sequences)
    await database.query(sql`SELECT setval(${name}::regclass, ${last_value}, ${is_called})`);
};

/** More operations than a shop requests from its provider between two backups. */
const OPERATIONS_AHEAD = 1_000_000;

/**
 * Skips the operation ids used since the backup. They are idempotency keys: the provider would repeat its earlier
 * response to a reused one and move no money.
 */
const passUsedOperations = (database: Database) =>
  database.query(sql`
    SELECT setval('payment_operations_id_seq', last_value + ${OPERATIONS_AHEAD}::bigint) FROM payment_operations_id_seq`);

interface Restored {
  readonly manifest: Manifest;
  /** Migrations that ran after the rows were loaded. */
  readonly migrated: string[];
}

interface RestoreOptions {
  /** Deletes the existing rows. */
  readonly replace?: boolean;
  /** Schema folders other than those of this version, for tests. */
  readonly schemaFolders?: SchemaFolders;
}

/**
 * Restores a backup of either engine, all or nothing: the schema at that time, the rows, the sequences, then the newer
 * migrations. Files are copied to the storage first: without rows they are unreachable. Erasures that the replaced database
 * has carried out are brought along: `eraseAgain` repeats them.
 * @throws Error if the database is not empty and `replace` is not set, or if the backup is newer or damaged
 */
export const restore = async (
  database: Database,
  storage: FileStorage,
  folder: string,
  { replace = false, schemaFolders: folders }: RestoreOptions = {},
): Promise<Restored> => {
  const manifest = await readManifest(folder);
  await assertKnown(manifest, folders);
  if (!replace && !(await isEmpty(database)))
    throw new Error('The database is not empty. To replace its data with the backup, add --replace.');
  // A backup without files has no folder for them.
  if (manifest.files?.count) await copyFolder(placesIn(folder).files, storage);
  const migrated = await database.longTransaction(async () => {
    const erasures = await readErasures(database);
    await dropEverything(database);
    await migrate(database, { folders, only: new Set(manifest.migrations.map(({ id }) => id)) });
    await loadEverything(database, manifest, folder);
    // Later migrations run again: their indexes are not in a backup.
    await database.query(sql`DELETE FROM schema_migrations WHERE id LIKE '%.later'`);
    await forgetFunctions(database);
    const newer = await migrate(database, { folders });
    await passUsedOperations(database);
    await bringErasures(database, erasures);
    return newer;
  });
  await database.longTransaction(() => database.query(sql`ANALYZE`));
  return { manifest, migrated };
};

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** SQL under the name that the database records for it. */
export interface SchemaFile {
  readonly id: string;
  readonly text: string;
  /** Ignores comments and blank lines, so that a comment can be reworded after the SQL has run. */
  readonly checksum: string;
}

/** Folders of `backend/database`; tests pass their own. */
export interface SchemaFolders {
  readonly schema: string;
  readonly migrations: string;
}

export const SCHEMA_FOLDERS: SchemaFolders = {
  schema: fileURLToPath(new URL('../../database/schema', import.meta.url)),
  migrations: fileURLToPath(new URL('../../database/migrations', import.meta.url)),
};

/** Recorded next to the migrations, as the first of them. */
export const BASELINE = '0000-baseline';

const MIGRATION = /^\d{4}-[a-z0-9-]+\.sql$/;
/** Functions of files numbered 00 to 09 use no table: generated columns call them, so they come before the tables. */
const BEFORE_TABLES = /^0/;

const checksum = (text: string): string => {
  const code = text.split('\n').filter((line) => !/^\s*(--|$)/.test(line));
  return createHash('sha256').update(code.join('\n')).digest('hex');
};

const describeFile = (id: string, text: string): SchemaFile => ({ id, text, checksum: checksum(text) });

/** All SQL files of a folder in the order of their names. */
const readFolder = async (folder: string): Promise<SchemaFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout with Windows line ends must have the same checksum.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return describeFile(path.basename(name, '.sql'), text);
    }),
  );
};

/** Baseline (tables and their data) and the migrations after it, in the order in which they run. */
export const readMigrations = async ({ schema, migrations } = SCHEMA_FOLDERS): Promise<SchemaFile[]> => {
  const [tables, data, numbered] = await Promise.all([
    readFolder(path.join(schema, 'tables')),
    readFolder(path.join(schema, 'data')),
    readFolder(migrations),
  ]);
  const baseline = [...tables, ...data].map(({ text }) => text).join('\n');
  return [describeFile(BASELINE, baseline), ...numbered.filter(({ id }) => MIGRATION.test(`${id}.sql`))];
};

/** Ids of `readMigrations`, without reading the files. */
export const listMigrationIds = async ({ migrations } = SCHEMA_FOLDERS): Promise<string[]> => {
  const names = (await readdir(migrations)).filter((name) => MIGRATION.test(name)).sort();
  return [BASELINE, ...names.map((name) => path.basename(name, '.sql'))];
};

/** Files of functions and triggers: those that tables need, and the rest. */
export const readFunctions = async ({ schema } = SCHEMA_FOLDERS) => {
  const files = await readFolder(path.join(schema, 'functions'));
  const isEarly = ({ id }: SchemaFile) => BEFORE_TABLES.test(id);
  return { early: files.filter(isEarly), late: files.filter((file) => !isEarly(file)) };
};

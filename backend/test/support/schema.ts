import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SCHEMA_FOLDERS, type SchemaFolders } from '../../src/database/schema-files.ts';

/** Copy of the schema to which a test adds migrations and functions, as a newer version would. */
export const copySchema = async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'balsam-schema-'));
  const folders: SchemaFolders = { schema: path.join(root, 'schema'), migrations: path.join(root, 'migrations') };
  await cp(SCHEMA_FOLDERS.schema, folders.schema, { recursive: true });
  await cp(SCHEMA_FOLDERS.migrations, folders.migrations, { recursive: true });
  return {
    folders,
    addMigration: (id: string, text: string) => writeFile(path.join(folders.migrations, `${id}.sql`), text),
    removeMigration: (id: string) => rm(path.join(folders.migrations, `${id}.sql`)),
    addFunctions: (id: string, text: string) => writeFile(path.join(folders.schema, 'functions', `${id}.sql`), text),
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

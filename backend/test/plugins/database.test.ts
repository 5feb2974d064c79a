import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { migrate } from '../../src/database/migrate.ts';
import type { SchemaFolders } from '../../src/database/schema-files.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { databasePlugin } from '../../src/plugins/database.ts';
import { metricsPlugin } from '../../src/plugins/metrics.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { createEmptyStore, type TestStore } from '../support/engine.ts';
import { copySchema } from '../support/schema.ts';

/** Log of a production backend that opens and closes the database. */
const startOn = async ({ dataDir, databaseUrl, databasePooled }: TestStore, schemaFolders?: SchemaFolders) => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  app.decorate('config', { ...loadConfig({ LOG_LEVEL: 'warn' }), dataDir, databaseUrl, databasePooled });
  await app.register(metricsPlugin);
  await app.register(databasePlugin, { schemaFolders });
  await app.close();
  return lines.map((line): { msg: string; migrations?: string[] } => JSON.parse(line));
};

test('The log names running migrations, and nothing once they are done', async () => {
  const store = await createEmptyStore();
  const schema = await copySchema();
  const database = await openDatabase(store);
  await migrate(database);
  await database.close();
  await schema.addMigration('0001-notes', 'CREATE TABLE notes (id int);\n');
  const [line, ...more] = await startOn(store, schema.folders);
  assert.match(line?.msg ?? '', /^migrations run before \/readyz responds/);
  assert.deepEqual(line?.migrations, ['0001-notes']);
  assert.deepEqual(more, []);
  assert.deepEqual(await startOn(store, schema.folders), []);
  await schema.remove();
  await store.remove();
});

test('The log of a new shop does not mention migrations', async () => {
  const store = await createEmptyStore();
  assert.deepEqual(await startOn(store), []);
  await store.remove();
});

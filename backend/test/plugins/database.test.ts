import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { databasePlugin } from '../../src/plugins/database.ts';
import { metricsPlugin } from '../../src/plugins/metrics.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { createEmptyStore, type TestStore } from '../support/engine.ts';

/** The log of a backend, as production has it, that opens and closes the database. */
const startOn = async ({ dataDir, databaseUrl }: TestStore) => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  app.decorate('config', { ...loadConfig({ LOG_LEVEL: 'warn' }), dataDir, databaseUrl });
  await app.register(metricsPlugin);
  await app.register(databasePlugin);
  await app.close();
  return lines.map((line): { msg: string; migrations?: string[] } => JSON.parse(line));
};

test('An operator whose backend does not get ready reads which migrations it is at, and nothing once they are done', async () => {
  const store = await createEmptyStore();
  const ids = (await readMigrations()).map(({ id }) => id);
  const newest = ids.slice(-2);
  const database = await openDatabase(store);
  await migrate(database, { only: new Set(ids.filter((id) => !newest.includes(id))) });
  await database.close();
  const [line, ...more] = await startOn(store);
  assert.match(line?.msg ?? '', /^migrations run before \/readyz answers/);
  assert.deepEqual(line?.migrations, newest);
  assert.deepEqual(more, []);
  assert.deepEqual(await startOn(store), []);
  await store.remove();
});

test('An owner who opens a new shop reads nothing of migrations', async () => {
  const store = await createEmptyStore();
  assert.deepEqual(await startOn(store), []);
  await store.remove();
});

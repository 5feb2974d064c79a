import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Database } from '../../src/database/database.ts';
import { migrateLater } from '../../src/database/later-migrations.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { sql } from '../../src/sql/sql.ts';
import { createTestStore, type TestStore } from '../support/engine.ts';
import { copySchema } from '../support/schema.ts';

let store: TestStore;
let database: Database;
let schema: Awaited<ReturnType<typeof copySchema>>;
before(async () => {
  store = await createTestStore();
  database = await openDatabase(store);
  await migrate(database);
  schema = await copySchema();
});
after(async () => {
  await database.close();
  await store.remove();
  await schema.remove();
});

const run = () => migrateLater(database, store.databaseUrl, schema.folders);
const isValid = async () =>
  (
    await database.first<{ valid: boolean }>(sql`
      SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('orders_message')`)
  )?.valid;

it('A later migration builds its index once, after the others', async () => {
  await schema.addMigration(
    '0001-orders-by-message.later',
    `
    -- Complaints are searched.
    CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_message ON orders (message);`,
  );
  assert.deepEqual(await migrate(database, { folders: schema.folders }), []);
  assert.equal(await isValid(), undefined);
  assert.deepEqual(await run(), ['0001-orders-by-message.later']);
  assert.equal(await isValid(), true);
  assert.deepEqual(await run(), []);
});

it('A database with a later migration still starts with the version before', async () => {
  assert.deepEqual(await migrate(database), []);
});

it('An index whose creation was interrupted is built again', async () => {
  await database.query(sql`DELETE FROM schema_migrations WHERE id LIKE '%.later'`);
  await database.query(sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'orders_message'::regclass`);
  await run();
  assert.equal(await isValid(), true);
});

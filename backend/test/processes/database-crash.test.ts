import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { sql } from '../../src/sql/sql.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';

let server: PostgresServer;
let writer: Database;
let reader: Database;
before(async () => {
  server = await startPostgres({ isDurable: true });
  const open = () => openDatabase({ dataDir: '', databaseUrl: server.url });
  writer = await open();
  await migrate(writer);
  reader = await open();
  await untilCurrent();
});
after(async () => {
  await writer.close();
  await reader.close();
  await server.stop();
});

const untilCurrent = async () => {
  while (!writer.isCurrent() || !reader.isCurrent()) await wait(20);
};

/** Kills a server process, after which PostgreSQL ends all others and recovers: unlogged tables are empty then. */
const crash = async () => {
  const row = await writer.first<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  process.kill(row?.pid ?? 0, 'SIGKILL');
  while (reader.isCurrent()) await wait(5);
};

it('A change that the crash has taken from the table is known after it', async () => {
  const reading = { since: reader.changes.now(), tables: new Set(['tags']), products: null };
  await writer.query(sql`INSERT INTO tags (slug, name, name_ar) VALUES ('one', 'One', 'واحد')`);
  await crash();
  await untilCurrent();
  assert.equal(reader.changes.areStill(reading), false);
  const later = { ...reading, since: reader.changes.now() };
  await writer.query(sql`UPDATE tags SET name = 'Other' WHERE slug = 'one'`);
  await wait(1000);
  assert.equal(reader.changes.areStill(later), false);
  assert.equal((await writer.query(sql`SELECT id FROM lives`)).length, 2);
});

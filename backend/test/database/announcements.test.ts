import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { deleteHeard, joinLives, readAnnounced } from '../../src/database/announcements.ts';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { sql } from '../../src/sql/sql.ts';
import { createTestStore, testEngine, type TestStore } from '../support/engine.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 60);

const skip = testEngine() !== 'postgres' && 'the embedded engine has one process';

let store: TestStore;
let database: Database;
const clients: pg.Client[] = [];
const connect = async () => {
  const client = new pg.Client({ connectionString: store.databaseUrl ?? '' });
  await client.connect();
  clients.push(client);
  return client;
};
before(async () => {
  if (skip) return;
  store = await createTestStore();
  database = await openDatabase(store);
});
after(async () => {
  if (skip) return;
  for (const client of clients) await client.end();
  await database.close();
  await store.remove();
});

const listAnnounced = () => database.query(sql`SELECT change FROM announced`);

/** Reads announcements like a process, and collects the changes in the order in which it hears them. */
const createReader = async (lifeId: number) => {
  const client = await connect();
  let since = await joinLives(client, lifeId);
  const heard: string[] = [];
  return {
    heard,
    async beat() {
      const read = await readAnnounced(client, { lifeId, since, renews: true });
      assert.ok(read, 'the row of the process is there');
      since = read.snapshot;
      heard.push(...read.announced.map((row) => row.slice(row.indexOf(' ') + 1)));
    },
  };
};

/** A writer with at most one transaction. A step begins one, announces in it, or ends it. */
const createWriter = (client: pg.Client, committed: string[]) => {
  let open: string[] | null = null;
  return {
    async step(choice: number, change: string) {
      if (open === null) {
        await client.query('BEGIN');
        open = [];
      } else if (choice < 2) {
        await client.query('SELECT announce($1)', [change]);
        open.push(change);
      } else {
        const announced = open;
        open = null;
        await client.query(choice === 2 ? 'ROLLBACK' : 'COMMIT');
        if (choice !== 2) committed.push(...announced);
      }
    },
    async finish() {
      if (open) await client.query('ROLLBACK');
      open = null;
    },
  };
};

const untilHeard = async ({ changes }: Database, since: number) => {
  for (let tries = 0; changes.areStill({ since, tables: new Set(['tags']), products: null }); tries += 1) {
    assert.ok(tries < 100, 'heard within a second');
    await wait(10);
  }
};
const untilCurrent = async ({ isCurrent }: Database) => {
  while (!isCurrent()) await wait(10);
};

it('A process hears what another one writes, and its own changes once', { skip }, async () => {
  const other = await openDatabase(store);
  try {
    await untilCurrent(database);
    await untilCurrent(other);
    const [mine, theirs] = [database.changes.now(), other.changes.now()];
    await database.query(sql`INSERT INTO tags (slug, name, name_ar) VALUES ('three', 'Three', 'ثلاثة')`);
    assert.equal(database.changes.now(), mine + 1);
    await untilHeard(other, theirs);
    await wait(700);
    assert.equal(database.changes.now(), mine + 1);
  } finally {
    await other.close();
  }
});

it('Every committed change is heard once, in any order of writers and beats', { skip }, async () => {
  const connections = [await connect(), await connect()];
  let run = 0;
  const step = fc.record({ who: fc.constantFrom('first', 'second', 'beat', 'both', 'delete'), choice: fc.nat(4) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      run += 1;
      const committed: string[] = [];
      const [first, second] = connections.map((client) => createWriter(client, committed));
      const reader = await createReader(run);
      assert.ok(first && second);
      for (const [index, { who, choice }] of steps.entries()) {
        const change = `${run}-${index}`;
        const known = [...committed];
        if (who === 'first') await first.step(choice, change);
        else if (who === 'second') await second.step(choice, change);
        else if (who === 'both') await Promise.all([first.step(choice, change), reader.beat()]);
        else if (who === 'beat') await reader.beat();
        else await deleteHeard(database);
        if (who === 'beat' || who === 'both')
          assert.deepEqual(
            known.filter((name) => !reader.heard.includes(name)),
            [],
            'committed before the beat',
          );
      }
      await Promise.all([first.finish(), second.finish()]);
      await reader.beat();
      assert.deepEqual(reader.heard.toSorted(), committed.toSorted());
      await database.query(sql`DELETE FROM lives WHERE id = ${run}`);
    }),
    { numRuns: RUNS, seed: 20_261_129 },
  );
});

it('A long transaction that commits late is heard, and nothing is heard twice', { skip }, async () => {
  const [writer, other] = [await connect(), await connect()];
  const reader = await createReader(1);
  await writer.query('BEGIN');
  await writer.query(`SELECT announce('late')`);
  for (let sale = 0; sale < 3; sale += 1) {
    await other.query('SELECT announce($1)', [`sale ${sale}`]);
    await reader.beat();
    await deleteHeard(database);
  }
  assert.deepEqual(reader.heard, ['sale 0', 'sale 1', 'sale 2']);
  await writer.query('COMMIT');
  await reader.beat();
  assert.deepEqual(reader.heard, ['sale 0', 'sale 1', 'sale 2', 'late']);
  for (let tries = 0; (await listAnnounced()).length > 0; tries += 1) {
    assert.ok(tries < 100, 'deleted once all processes have read it');
    await wait(50);
    await reader.beat();
    await deleteHeard(database);
  }
});

it('After the tables were emptied, as by a crash, everything counts as changed', { skip }, async () => {
  await untilCurrent(database);
  const since = database.changes.now();
  await database.query(sql`TRUNCATE announced, lives`);
  await untilHeard(database, since);
});

it('A process that closes leaves no row', { skip }, async () => {
  const other = await openDatabase(store);
  await untilCurrent(other);
  await other.close();
  assert.deepEqual(await database.query(sql`SELECT id FROM lives WHERE id = ${other.life.id}`), []);
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp, loadConfig } from '../../src/app.ts';
import { createTestStore, type TestStore } from '../support/engine.ts';
import { freePort, portOf, startServer, untilReady } from '../support/server-process.ts';

describe('the server process', () => {
  let store: TestStore;
  before(async () => {
    store = await createTestStore();
  });
  after(() => store.remove());

  const start = (environment: Record<string, string>) => startServer(store, environment);

  it('An owner who stops the server gets an orderly end, and may start again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const port = await freePort();
      const { child, ended } = start({ PORT: String(port) });
      await untilReady(port);
      child.kill('SIGTERM');
      assert.deepEqual(await ended, { code: 0, words: '' });
    }
  });

  it('An owner with a bad value, a taken port or a silent database reads one sentence with the cure', async () => {
    const bad = await start({ PORT: 'eighty' }).ended;
    assert.deepEqual(bad, {
      code: 1,
      words: 'The environment variable PORT is "eighty", but it wants a port number, 0 to 65535.',
    });
    const silent = await start({ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop' }).ended;
    assert.deepEqual(silent, {
      code: 1,
      words: 'The database at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL.',
    });
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = portOf(taken.address());
    const refused = await start({ PORT: String(port) }).ended;
    taken.close();
    assert.deepEqual(refused, {
      code: 1,
      words: `Port ${port} is taken: stop what listens there, or set PORT to another one.`,
    });
  });

  it('A shop in production refuses a database with demo accounts', async () => {
    const { dataDir, databaseUrl } = store;
    const config = { ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir, databaseUrl };
    const app = await buildApp(config);
    await app.database.query(sql`
      INSERT INTO users (role, email, password_hash, firstname, lastname) VALUES (1, 'admin@demo.balsam.test', '-', 'Demo', 'Admin')`);
    await app.close();
    await assert.rejects(buildApp({ ...config, demo: false }), /demo accounts.*DEMO=1/);
  });
});

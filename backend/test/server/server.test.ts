import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildApp, loadConfig } from '../../src/app.ts';
import { createTestStore, type TestStore } from '../support/engine.ts';
import { freePort, startServer, untilReady } from '../support/server-process.ts';

describe('the server process', () => {
  let store: TestStore;
  before(async () => {
    store = await createTestStore();
  });
  after(() => store.remove());

  const configure = () => {
    const { dataDir, databaseUrl, databasePooled } = store;
    return { ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir, databaseUrl, databasePooled };
  };

  it('A stopped server ends cleanly and may start again', async () => {
    const port = await freePort();
    const { child, ended } = startServer(store, { PORT: String(port) });
    await untilReady(port);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, { code: 0, words: '' });
    // A leftover that could block the next start comes from this process, so it shows here too.
    const next = await buildApp(configure());
    assert.equal((await next.inject('/readyz')).statusCode, 200);
    await next.close();
  });

  it('A shop in production rejects a database with demo accounts', async () => {
    const config = configure();
    const app = await buildApp(config);
    await app.database.query(sql`
      INSERT INTO users (email, password_hash, firstname, lastname) VALUES ('admin@demo.balsam.test', '-', 'Demo', 'Admin')`);
    await app.close();
    await assert.rejects(buildApp({ ...config, demo: false }), /demo accounts.*DEMO=1/);
  });
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { buildApp, loadConfig } from '../../src/app.ts';
import { createTestStore, type TestStore } from '../support/engine.ts';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>): number => {
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
};

describe('the server process', () => {
  let store: TestStore;
  before(async () => {
    store = await createTestStore();
  });
  after(() => store.remove());

  const start = (environment: Record<string, string>) => {
    const { dataDir, databaseUrl } = store;
    const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent', ...environment },
    });
    const words: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString('utf8')));
    const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, words: words.join('').trim() }));
    return { child, ended };
  };

  const untilReady = async (port: number) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (response?.status === 200) return;
      await wait(100);
    }
    throw new Error('The server did not become ready.');
  };

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

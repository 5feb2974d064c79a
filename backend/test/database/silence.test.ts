import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { UNOBSERVED } from '../../src/database/observer.ts';
import { watchSilence } from '../../src/database/silence.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createTestStore, testEngine, type TestStore } from '../support/engine.ts';

describe('the watch over an engine', () => {
  const onSilence = mock.fn();
  let watch: ReturnType<typeof watchSilence>;
  beforeEach(() => {
    mock.timers.enable({ apis: ['setInterval'] });
    onSilence.mock.resetCalls();
    watch = watchSilence(UNOBSERVED, onSilence);
  });
  afterEach(() => {
    watch.stop();
    mock.timers.reset();
  });
  const pass = (seconds: number) => mock.timers.tick(seconds * 1000);
  const found = () => [watch.isSilent(), onSilence.mock.callCount()];

  it('A statement without a response is suspicious after 10 s and fatal after 30 s', () => {
    watch.observer.statement('COMMIT', false);
    pass(9);
    assert.deepEqual(found(), [false, 0]);
    pass(1);
    assert.deepEqual(found(), [true, 0]);
    pass(20);
    assert.deepEqual(found(), [true, 1]);
    assert.deepEqual(onSilence.mock.calls[0]?.arguments, [30]);
  });

  it('Any response clears the suspicion', () => {
    const end = watch.observer.statement('SELECT 1', false);
    pass(29);
    end(new Error('refused'));
    watch.observer.statement('SELECT 2', false);
    pass(9);
    assert.deepEqual(found(), [false, 0]);
  });

  it('Idle time and statements of long transactions do not count', () => {
    pass(100);
    watch.observer.statement('CREATE INDEX', true);
    pass(100);
    watch.observer.statement('SELECT 1', false);
    assert.deepEqual(found(), [false, 0]);
  });
});

describe('the health of a shop whose engine hangs', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('/healthz returns 503, and 200 once there is a response', async () => {
    const silent = mock.method(test.database, 'isSilent', () => true);
    const response = await test.app.inject('/healthz');
    assert.deepEqual([response.statusCode, response.json()], [503, { status: 'hung', reason: 'database' }]);
    silent.mock.restore();
    assert.equal((await test.app.inject('/healthz')).statusCode, 200);
  });
});

/** A statement that never ends on the real engine; the watch's clock is then advanced by half a minute. */
const HANGS = `
import { mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from './open-database.ts';
import { sql } from '../sql/sql.ts';

mock.timers.enable({ apis: ['setInterval'] });
const database = await openDatabase({ databaseUrl: null, dataDir: process.env.DATA_DIR });
await database.query(sql\`SELECT 1\`);
database.query(sql\`WITH RECURSIVE endless AS (SELECT 1 AS n UNION ALL SELECT n FROM endless) SELECT count(*) FROM endless\`);
await wait(200);
mock.timers.tick(29_000);
process.stdout.write(String(database.isSilent()));
mock.timers.tick(1_000);
`;

describe('an embedded engine that never responds', { skip: testEngine() !== 'pglite' }, () => {
  let store: TestStore;
  before(async () => {
    store = await createTestStore();
  });
  after(() => store.remove());

  it('Its process logs the reason in one sentence and exits with 1', async () => {
    const child = spawn(
      process.execPath,
      ['--no-warnings', '--import', 'tsx', '--input-type=module', '--eval', HANGS],
      {
        cwd: fileURLToPath(new URL('../../src/database', import.meta.url)),
        env: { ...process.env, DATA_DIR: store.dataDir },
      },
    );
    const texts = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString('utf8')));
    const [code] = await once(child, 'close');
    assert.equal(
      texts.stderr.trim(),
      'The embedded database has not responded for 30 s. The process will exit: start it again.',
    );
    assert.deepEqual([texts.stdout, code], ['true', 1]);
  });
});

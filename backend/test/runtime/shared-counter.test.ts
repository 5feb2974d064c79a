import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openSharedCounter } from '../../src/runtime/shared-counter.ts';
import { freePort } from '../support/server-process.ts';
import { startValkey } from '../support/valkey.ts';

const TIMEOUT_MS = 500;
const MINUTE_MS = 60_000;
/** Room for a busy machine; the time-out itself is short. */
const SLACK_MS = 1_000;

const open = async (url: string) => {
  const lines: string[] = [];
  const log = {
    warn: (_details: unknown, text: string) => void lines.push(text),
    info: (text: string) => void lines.push(text),
  };
  const counter = await openSharedCounter({ url, timeoutMs: TIMEOUT_MS }, log as never);
  after(() => counter.close());
  return { lines, count: async (key: string) => (await counter.count(key, MINUTE_MS))?.current ?? null, counter };
};

const timed = async <Value>(work: () => Promise<Value>): Promise<[Value, number]> => {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
};

/** Waits until the counter is used again. */
const untilCounted = async (count: () => Promise<number | null>) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const counted = await count();
    if (counted !== null) return counted;
    await wait(100);
  }
  return null;
};

describe('the shared counter', () => {
  it('Two processes count together, each key for itself', async () => {
    const valkey = await startValkey();
    const [first, second] = [await open(valkey.url), await open(valkey.url)];
    assert.deepEqual([await first.count('a'), await second.count('a'), await second.count('b')], [1, 2, 1]);
    await valkey.end();
  });

  it('A frozen server delays one request per second, by the time-out at most', async () => {
    const valkey = await startValkey();
    const { count, lines } = await open(valkey.url);
    assert.equal(await count('a'), 1);
    valkey.freeze();
    const [first, firstMs] = await timed(() => count('a'));
    assert.equal(first, null);
    assert.ok(firstMs < TIMEOUT_MS + SLACK_MS, `${firstMs} ms`);
    const [rest, restMs] = await timed(() => Promise.all(Array.from({ length: 200 }, () => count('a'))));
    assert.ok(rest.every((counted) => counted === null));
    assert.ok(restMs < TIMEOUT_MS, `${restMs} ms`);
    await wait(1_100);
    const waits = await Promise.all(Array.from({ length: 50 }, () => timed(() => count('a'))));
    assert.ok(waits.filter(([, ms]) => ms > TIMEOUT_MS / 2).length <= 1);
    assert.equal(lines.length, 1);
    valkey.thaw();
    assert.ok(await untilCounted(() => count('a')));
    assert.equal(lines.at(-1), 'Valkey responds again.');
    await valkey.end();
  });

  it('A dead server delays no request, and is used again after its restart', async () => {
    const valkey = await startValkey();
    const { count } = await open(valkey.url);
    assert.equal(await count('a'), 1);
    await valkey.end();
    const [counts, ms] = await timed(() => Promise.all(Array.from({ length: 50 }, () => count('a'))));
    assert.ok(counts.every((counted) => counted === null));
    assert.ok(ms < TIMEOUT_MS + SLACK_MS, `${ms} ms`);
    await valkey.restart();
    assert.equal(await untilCounted(() => count('a')), 2);
    await valkey.end();
  });

  it('A process starts without the server', async () => {
    const valkey = await startValkey();
    await valkey.end();
    const [{ count }, ms] = await timed(() => open(valkey.url));
    assert.ok(ms < TIMEOUT_MS + SLACK_MS, `${ms} ms`);
    assert.equal(await count('a'), null);
  });
});

const serverOf = (names: readonly string[]): string | undefined =>
  names.find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });

describe('with a real Valkey or Redis', () => {
  const program = serverOf(['valkey-server', 'redis-server']);

  it('Counts start at one, grow, and expire', { skip: !program && 'neither is installed' }, async () => {
    const port = await freePort();
    const server = spawn(String(program), ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    after(() => server.kill('SIGKILL'));
    const { count, counter } = await open(`redis://127.0.0.1:${port}`);
    const first = await untilCounted(() => count('a'));
    assert.equal(first, 1);
    assert.equal(await count('a'), 2);
    assert.equal((await counter.count('short', 50))?.current, 1);
    await wait(100);
    assert.equal((await counter.count('short', 50))?.current, 1);
  });
});

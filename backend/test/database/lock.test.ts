import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { acquireLock, DatabaseInUse } from '../../src/database/lock.ts';

const LOCK_MODULE = new URL('../../src/database/lock.ts', import.meta.url).href;

/** A process that takes the lock, prints "held" or the reason why not, and holds it until it is stopped. */
const startHolder = (lock: string): ChildProcess => {
  const script = `
    import { acquireLock } from ${JSON.stringify(LOCK_MODULE)};
    acquireLock(${JSON.stringify(lock)}).then(() => console.log('held'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const firstWords = async (holder: ChildProcess): Promise<string> => {
  if (!holder.stdout) throw new Error('The holder has no output.');
  const [chunk] = await once(holder.stdout, 'data');
  return String(chunk).trim();
};

const stop = async (holder: ChildProcess) => {
  const closed = once(holder, 'close');
  holder.kill('SIGKILL');
  await closed;
};

describe('the lock of the data folder', () => {
  let folder: string;
  let lock: string;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-lock-'));
    lock = path.join(folder, 'database.lock');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('A second process is refused with the pid of the first and the cure', async () => {
    const first = startHolder(lock);
    try {
      assert.equal(await firstWords(first), 'held');
      await assert.rejects(acquireLock(lock), (error) => {
        assert.ok(error instanceof DatabaseInUse);
        assert.equal(error.pid, first.pid);
        assert.match(error.message, new RegExp(`in use by process ${first.pid} .*DATA_DIR`));
        return true;
      });
    } finally {
      await stop(first);
    }
  });

  it('The lock of a killed process is taken over and leaves no trace', async () => {
    const first = startHolder(lock);
    await firstWords(first);
    await stop(first);
    const release = await acquireLock(lock);
    const { pid } = JSON.parse(await readFile(lock, 'utf8')) as { pid: number };
    assert.equal(pid, process.pid);
    await release();
    assert.deepEqual(await readdir(folder), []);
  });

  it('When six processes find a dead lock at the same time, one gets it', async () => {
    await writeFile(lock, 'half a lock');
    const starters = Array.from({ length: 6 }, () => startHolder(lock));
    try {
      const words = await Promise.all(starters.map(firstWords));
      assert.equal(words.filter((said) => said === 'held').length, 1, words.join('\n'));
    } finally {
      await Promise.all(starters.map(stop));
      await rm(lock, { force: true });
    }
  });

  it('A lock of another machine is valid while fresh and expires when not renewed', async () => {
    const foreign = { token: 'other', pid: 1, host: 'another-machine', life: '', since: '2020-01-01' };
    await writeFile(lock, JSON.stringify(foreign));
    await assert.rejects(acquireLock(lock), DatabaseInUse);
    await utimes(lock, new Date(0), new Date(0));
    const release = await acquireLock(lock);
    await release();
  });
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { z } from 'zod';

// Two processes on one embedded data folder lose data silently, so the folder has one holder.

const Holder = z.object({
  token: z.string(),
  pid: z.number().int(),
  host: z.string(),
  life: z.string(),
  since: z.string(),
});
type Holder = z.infer<typeof Holder>;

const HEARTBEAT_MS = 5_000;
const FOREIGN_STALE_MS = 30_000;

/** The data folder is held by another process. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  readonly pid: number;

  constructor(holder: Holder) {
    super(
      `The data folder is in use by process ${holder.pid} on ${holder.host} since ${holder.since}: ` +
        'stop that process, or set DATA_DIR to another folder.',
    );
    this.pid = holder.pid;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Tells apart two processes that had the same pid. Empty where the system has no /proc. */
const lifeOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in field 2 may contain spaces and brackets; the start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return `${boot}:${fields?.[19] ?? ''}`;
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isAlive = async (path: string, holder: Holder): Promise<boolean> => {
  if (holder.host !== os.hostname()) {
    // A pid of another machine or container is meaningless here; a live holder touches its lock.
    const age = Date.now() - (await stat(path)).mtimeMs;
    return age < FOREIGN_STALE_MS;
  }
  return isRunning(holder.pid) && lifeOf(holder.pid) === holder.life;
};

const readHolder = async (path: string): Promise<Holder | null> => {
  try {
    const text = await readFile(path, 'utf8');
    // A lock is linked into place fully written, so an unreadable one has no holder.
    const parsed = Holder.safeParse(parseJson(text));
    return parsed.success ? parsed.data : { token: 'unreadable', pid: 0, host: os.hostname(), life: '', since: '' };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const linkExclusively = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Acquires `path` for the caller, whose identity is in the file `mine`. The lock of a dead holder is replaced only by
 * the process that holds the guard named after that holder, so two processes can never both replace it.
 */
const take = async (path: string, mine: string): Promise<void> => {
  while (!(await linkExclusively(mine, path))) {
    const holder = await readHolder(path);
    if (holder === null) continue;
    if (holder.pid > 0 && (await isAlive(path, holder))) throw new DatabaseInUse(holder);
    const guard = `${path}.${holder.token}`;
    await take(guard, mine);
    try {
      if ((await readHolder(path))?.token !== holder.token) continue;
      const copy = `${mine}.copy`;
      await link(mine, copy);
      await rename(copy, path);
      return;
    } finally {
      await unlink(guard);
    }
  }
};

/**
 * Acquires the lock file.
 * @returns a function that releases it
 * @throws DatabaseInUse if another process holds it
 */
export const acquireLock = async (path: string): Promise<() => Promise<void>> => {
  const holder: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: os.hostname(),
    life: lifeOf(process.pid),
    since: new Date().toISOString(),
  };
  const mine = `${path}.${holder.token}`;
  await writeFile(mine, JSON.stringify(holder));
  try {
    await take(path, mine);
  } finally {
    await unlink(mine);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(heartbeat);
    if ((await readHolder(path))?.token === holder.token) await unlink(path);
  };
};

import { readFile } from 'node:fs/promises';

/** What a process holds in memory, in megabytes; Linux tells it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** How much more a process holds at most while something is done than before, in megabytes. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pid);
  let most = before;
  const timer = setInterval(async () => {
    most = Math.max(most, await memoryOf(pid).catch(() => 0));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(0, Math.max(most, await memoryOf(pid)) - before);
}

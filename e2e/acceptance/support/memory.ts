import { readFile } from 'node:fs/promises';

/** Resident memory of a process, MB. Linux only. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Peak increase of the resident memory of a process while `work` runs, MB. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pid);
  let peak = before;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(pid).catch(() => 0));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(0, Math.max(peak, await memoryOf(pid)) - before);
}

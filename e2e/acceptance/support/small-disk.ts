import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MB = 1024 * 1024;

const unlessFull = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOSPC') throw error;
};

/** Mounts a RAM disk of this size at the folder. Requires root. */
export async function mountSmallDisk(folder: string, megabytes: number) {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    /** Fills the disk until this many megabytes are free. */
    async fill(freeMegabytes: number): Promise<void> {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(folder);
      const bytes = bavail * bsize - freeMegabytes * MB;
      // The shop writes at the same time, so the disk may be full before all bytes are written.
      if (bytes > 0) await writeFile(filler, Buffer.alloc(bytes)).catch(unlessFull);
    },
    makeRoom: () => rm(filler, { force: true }),
    setReadOnly: (isReadOnly: boolean) => run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    unmount: () => run('umount', ['-l', folder]),
  };
}

import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MB = 1024 * 1024;

const unlessFull = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOSPC') throw error;
};

/** A disk in memory with so much room, mounted at the folder; only root may. */
export async function mountSmallDisk(folder: string, megabytes: number) {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    /** Takes room until so many megabytes are left. */
    async fill(left: number): Promise<void> {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(folder);
      const bytes = bavail * bsize - left * MB;
      // The shop writes meanwhile: then the disk is full before it was expected.
      if (bytes > 0) await writeFile(filler, Buffer.alloc(bytes)).catch(unlessFull);
    },
    makeRoom: () => rm(filler, { force: true }),
    setReadOnly: (isReadOnly: boolean) => run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    unmount: () => run('umount', ['-l', folder]),
  };
}

// Temporary folders of tests.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of Linux that lies in memory: databases are made and dropped there five times as fast as on a disk. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

const hasRoom = (folder) => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
};

/** Makes a temporary folder that goes away when this process ends; in memory, where there is room. */
export function makeScratch() {
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'balsam-test-'));
  // Programs of a shop run under users of their own, and leave there what they like, as in every temporary folder.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

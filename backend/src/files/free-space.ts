import { statfs } from 'node:fs/promises';
import type { Config } from '../runtime/config.ts';

/** True if the disk of the data folder has the configured free space. */
export const hasFreeSpace = async ({
  dataDir,
  freeSpaceFloorBytes,
}: Pick<Config, 'dataDir' | 'freeSpaceFloorBytes'>): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= freeSpaceFloorBytes;
};

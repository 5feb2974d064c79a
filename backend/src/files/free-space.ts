import { statfs } from 'node:fs/promises';
import type { Config } from '../runtime/config.ts';

/** Whether the disk of the data folder has as much room left as the configuration wants. */
export const hasFreeSpace = async ({
  dataDir,
  freeSpaceFloorBytes,
}: Pick<Config, 'dataDir' | 'freeSpaceFloorBytes'>): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= freeSpaceFloorBytes;
};

import { access, constants, mkdir } from 'node:fs/promises';

/**
 * Creates the data folder, or checks that it is writable.
 * @throws Error with the remedy if this process may not write to it
 */
export const openDataFolder = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    const cure = 'give it to the user that runs the shop, or set DATA_DIR to another folder';
    throw new Error(`The data folder ${dataDir} cannot be written to: ${cure}.`, { cause });
  }
};

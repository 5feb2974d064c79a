import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './in-parallel.ts';
import type { FileStorage } from './file-storage.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** File storage in a folder. Writes are atomic. */
export const createFolderStorage = (folder: string): FileStorage => ({
  async write(name, content) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.partial`, content);
    await rename(`${target}.partial`, target);
  },

  read: (name) =>
    readFile(path.join(folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),

  remove: (name) => rm(path.join(folder, name), { force: true }),
});

/** Copies all files below a folder into a storage, under the same names. */
export const copyFolder = async (folder: string, storage: FileStorage): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.part(ial)?$/.test(entry.name));
  await inParallel(files, async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    await storage.write(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  });
};

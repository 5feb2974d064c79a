import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pointers, Release } from './release.ts';

const EMPTY: Pointers = { revision: 0, releases: {} };

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The folder of releases: `areas/<name>/<version>/…` and the pointers to the live ones. */
export const createReleaseStore = (folder: string) => ({
  /** What the web serves below /areas/. */
  filesFolder: path.join(folder, 'areas'),

  folderOf: (name: string, version: string) => path.join(folder, 'areas', name, version),

  async readRelease(name: string, version: string): Promise<Release> {
    return JSON.parse(await readFile(path.join(folder, 'areas', name, version, 'release.json'), 'utf8'));
  },

  async readPointers(): Promise<Pointers> {
    try {
      return JSON.parse(await readFile(path.join(folder, 'registry.json'), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return EMPTY;
      throw error;
    }
  },

  /** Makes releases live. The file is replaced in one step: a reader sees the old pointers or the new ones. */
  async point(versions: Record<string, string>): Promise<void> {
    const { revision, releases } = await this.readPointers();
    const next = { ...releases };
    for (const [name, version] of Object.entries(versions)) {
      const live = releases[name];
      if (live?.current !== version) next[name] = { current: version, previous: live?.current ?? null };
    }
    const target = path.join(folder, 'registry.json');
    await mkdir(folder, { recursive: true });
    await writeFile(`${target}.next`, `${JSON.stringify({ revision: revision + 1, releases: next }, null, 2)}\n`);
    await rename(`${target}.next`, target);
  },
});

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

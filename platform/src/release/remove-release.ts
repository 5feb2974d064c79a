import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

type Named = Pick<Release, 'name' | 'version'>;

/**
 * Moves a release out of the served folder atomically, so that no client gets half of it.
 * @returns its new location
 */
export async function moveAway(store: ReleaseStore, { name, version }: Named): Promise<string> {
  const bin = path.join(store.draftsFolder, randomUUID());
  await mkdir(store.draftsFolder, { recursive: true });
  await rename(store.folderOf(name, version), bin);
  return bin;
}

export async function removeRelease(store: ReleaseStore, release: Named): Promise<void> {
  await rm(await moveAway(store, release), { recursive: true });
}

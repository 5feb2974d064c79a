import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

type Named = Pick<Release, 'name' | 'version'>;

/**
 * Takes a release out of everybody's sight in one step, so that nobody gets half of it.
 * @returns where it is now
 */
export async function moveAway(store: ReleaseStore, { name, version }: Named): Promise<string> {
  const bin = path.join(store.draftsFolder, randomUUID());
  await mkdir(store.draftsFolder, { recursive: true });
  await rename(store.folderOf(name, version), bin);
  return bin;
}

/** Takes a release away in one step. */
export async function removeRelease(store: ReleaseStore, release: Named): Promise<void> {
  await rm(await moveAway(store, release), { recursive: true });
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** Takes a release away in one step, so that nobody gets half of it. */
export async function removeRelease(
  store: ReleaseStore,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<void> {
  const bin = path.join(store.draftsFolder, randomUUID());
  await mkdir(store.draftsFolder, { recursive: true });
  await rename(store.folderOf(name, version), bin);
  await rm(bin, { recursive: true });
}

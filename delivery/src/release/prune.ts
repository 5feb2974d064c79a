import { readdir } from 'node:fs/promises';
import { isNamed, type RegistryRevision } from './registry.ts';
import type { Release } from './release.ts';
import { removeRelease } from './remove-release.ts';
import type { ReleaseStore } from './store.ts';

/** How long a page that somebody has opened finds the files of its release. */
export const KEEP_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The revisions that were in force at some time since then. */
function inForceSince(since: string, revisions: RegistryRevision[]): RegistryRevision[] {
  const older = revisions.findIndex(({ change }) => !change || change.at < since);
  return older < 0 ? revisions : revisions.slice(0, older + 1);
}

/**
 * Removes the releases that are older than 30 days and that no registry of the last 30 days has named.
 * @returns what was removed
 */
export async function prune(store: ReleaseStore, now = Date.now()): Promise<Release[]> {
  const since = new Date(now - KEEP_DAYS * DAY_MS).toISOString();
  const revisions = [await store.readRegistry(), ...inForceSince(since, await store.history(Infinity))];
  const names = await readdir(store.filesFolder).catch(() => []);
  const releases = (await Promise.all(names.map((name) => store.listReleases(name)))).flat();
  const old = releases.filter(
    ({ name, version, builtAt }) => builtAt < since && !revisions.some((revision) => isNamed(revision, name, version)),
  );
  await Promise.all(old.map((release) => removeRelease(store, release)));
  return old;
}

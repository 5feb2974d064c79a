import { readdir } from 'node:fs/promises';
import { isNamed, type RegistryRevision } from './registry.ts';
import type { Release } from './release.ts';
import { removeRelease } from './remove-release.ts';
import type { ReleaseStore } from './store.ts';

/** How long a page that somebody has opened finds the files of its release. */
export const KEEP_DAYS = 30;

/** Releases of each name that are kept whatever their age, for a way back after a quiet time. */
export const KEEP_RELEASES = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The revisions that were in force at some time since then. */
function inForceSince(since: string, revisions: RegistryRevision[]): RegistryRevision[] {
  const older = revisions.findIndex(({ change }) => !change || change.at < since);
  return older < 0 ? revisions : revisions.slice(0, older + 1);
}

interface PruneOptions {
  /** The newest releases of each name that are kept. */
  keep?: number;
  now?: number;
}

/**
 * Removes releases that are older than 30 days, are not among the newest of their name, and were not named by the
 * registry as current, previous or canary in the last 30 days. The names of removed areas keep none.
 * @returns what was removed
 */
export async function prune(
  store: ReleaseStore,
  { keep = KEEP_RELEASES, now = Date.now() }: PruneOptions = {},
): Promise<Release[]> {
  const since = new Date(now - KEEP_DAYS * DAY_MS).toISOString();
  const inForce = await store.readRegistry();
  const revisions = [inForce, ...inForceSince(since, await store.history(Infinity))];
  const names = await readdir(store.filesFolder).catch(() => []);
  const lists = names.map(async (name) => (await store.listReleases(name)).slice(name in inForce.releases ? keep : 0));
  const releases = (await Promise.all(lists)).flat();
  const old = releases.filter(
    ({ name, version, builtAt }) => builtAt < since && !revisions.some((revision) => isNamed(revision, name, version)),
  );
  await Promise.all(old.map((release) => removeRelease(store, release)));
  return old;
}

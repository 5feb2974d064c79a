import { readdir } from 'node:fs/promises';
import { isNamed, type RegistryRevision } from './registry.ts';
import type { Release } from './release.ts';
import { removeRelease } from './remove-release.ts';
import type { ReleaseStore } from './store.ts';

/** Days for which the files of a release remain available to open pages. */
export const KEEP_DAYS = 30;

/** Newest releases of each name, retained regardless of age for a late rollback. */
export const KEEP_RELEASES = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Revisions that were current at some time since then. */
function inForceSince(since: string, revisions: RegistryRevision[]): RegistryRevision[] {
  const older = revisions.findIndex(({ change }) => !change || change.at < since);
  return older < 0 ? revisions : revisions.slice(0, older + 1);
}

interface PruneOptions {
  /** Number of newest releases to retain per name. */
  keep?: number;
  now?: number;
}

/**
 * Removes releases that are older than 30 days, not among the newest of their name, and not referenced by the registry
 * as current, previous or canary in the last 30 days. Removed areas retain none.
 * @returns the removed releases
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

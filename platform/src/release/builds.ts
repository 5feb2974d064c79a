import { PACKAGES } from './paths.ts';
import { flip } from './intents.ts';
import { publish } from './publish.ts';
import { isNamed } from './registry.ts';
import type { ReleaseStore } from './store.ts';

/** Publishes the builds of all packages and returns the versions by name. */
async function publishAll(store: ReleaseStore, packages: typeof PACKAGES): Promise<Record<string, string>> {
  const versions = packages.map(async ({ name, directory }) => [name, await publish(store, directory)] as const);
  return Object.fromEntries(await Promise.all(versions));
}

/**
 * Publishes the builds and makes live those that were never released here. Versions that the registry has moved away
 * from are not reactivated: a restart after a rollback does not bring the faulty release back.
 * @returns builds that are published but not live, by name
 */
export async function publishBuilds(store: ReleaseStore, packages = PACKAGES): Promise<Record<string, string>> {
  const versions = Object.entries(await publishAll(store, packages));
  const revisions = [await store.readRegistry(), ...(await store.history(Infinity))];
  const isNew = ([name, version]: [string, string]) => !revisions.some((revision) => isNamed(revision, name, version));
  await flip(store, Object.fromEntries(versions.filter(isNew)), { who: 'npm start' });
  const { releases } = await store.readRegistry();
  return Object.fromEntries(versions.filter(([name, version]) => releases[name]?.current !== version));
}

import { findRefusals } from './compatibility.ts';
import { inspectBuild } from './inspect-build.ts';
import { withBuild } from './publish.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Checks builds that go live together: each on its own, and all against what is live.
 * @param directories the packages
 * @returns the releases they would become
 * @throws an Error with all reasons and fixes, one per line
 */
export async function checkBuilds(store: ReleaseStore, directories: readonly string[]): Promise<Release[]> {
  const checked = directories.map((directory) =>
    withBuild(store, directory, async (release, built) => ({ release, reasons: await inspectBuild(release, built) })),
  );
  const inspected = await Promise.all(checked);
  const builds = new Map(inspected.map(({ release }) => [release.name, release]));
  const { releases } = await store.readRegistry();
  const next = { ...releases };
  for (const { name, version } of builds.values()) next[name] = { current: version, previous: null };
  const read: ReleaseStore['readRelease'] = async (name, version) => {
    const build = builds.get(name);
    return build?.version === version ? build : store.readRelease(name, version);
  };
  const conflicts = await findRefusals(next, [...builds.keys()], read);
  const reasons = [...inspected.flatMap((one) => one.reasons), ...conflicts];
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return [...builds.values()];
}

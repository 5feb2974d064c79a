import { findRefusals } from './compatibility.ts';
import { inspectBuild } from './inspect-build.ts';
import { withBuild } from './publish.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Checks builds that are to go live together: each of them alone, and all of them with what is live.
 * @param directories the packages
 * @returns the releases that they would be
 * @throws an Error with every reason and its cure, one in a line
 */
export async function checkBuilds(store: ReleaseStore, directories: readonly string[]): Promise<Release[]> {
  const checked = directories.map((directory) =>
    withBuild(store, directory, async (release, built) => ({ release, reasons: await inspectBuild(release, built) })),
  );
  const found = await Promise.all(checked);
  const builds = new Map(found.map(({ release }) => [release.name, release]));
  const { releases } = await store.readRegistry();
  const next = { ...releases };
  for (const { name, version } of builds.values()) next[name] = { current: version, previous: null };
  const read: ReleaseStore['readRelease'] = async (name, version) => {
    const build = builds.get(name);
    return build?.version === version ? build : store.readRelease(name, version);
  };
  const conflicts = await findRefusals(next, [...builds.keys()], read);
  const reasons = [...found.flatMap((one) => one.reasons), ...conflicts];
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return [...builds.values()];
}

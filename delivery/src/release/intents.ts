import { findRefusals } from './compatibility.ts';
import { withoutCanary, type Change, type Pointer, type RegistryRevision } from './registry.ts';
import { SHELL } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** Who changes something, and why. */
export interface By {
  who: string;
  reason?: string | undefined;
}

const now = () => new Date().toISOString();

const logLine = (action: Change['action'], { who, reason }: By, releases: Change['releases']): Change => ({
  at: now(),
  who,
  action,
  releases,
  ...(reason && { reason }),
});

function pointerOf({ releases }: RegistryRevision, name: string): Pointer {
  const pointer = releases[name];
  if (pointer) return pointer;
  const names = Object.keys(releases).join(', ') || 'none yet';
  throw new Error(
    `Nothing of "${name}" is released. Release it first (npm run release -- ${name}), or name what is: ${names}.`,
  );
}

async function assertNoConflicts(store: ReleaseStore, releases: RegistryRevision['releases'], changing: string[]) {
  const refusals = await findRefusals(releases, changing, store.readRelease);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

/**
 * Everybody gets these releases, by name, all in one change; a canary of them ends, and what is disabled stays so.
 * @returns the new revision, or null when they are current already
 * @throws an Error when a release is missing, or shell and areas would not be compatible
 */
export const flip = (store: ReleaseStore, versions: Record<string, string>, by: By) =>
  store.change(async (registry) => {
    const moving = Object.entries(versions).filter(([name, version]) => registry.releases[name]?.current !== version);
    if (moving.length === 0) return null;
    const releases = { ...registry.releases };
    const moved: Change['releases'] = {};
    for (const [name, version] of moving) {
      const pointer = registry.releases[name];
      await store.readRelease(name, version);
      releases[name] = { ...(pointer && withoutCanary(pointer)), current: version, previous: pointer?.current ?? null };
      moved[name] = { from: pointer?.current ?? null, to: version };
    }
    await assertNoConflicts(store, releases, Object.keys(versions));
    return { releases, change: logLine('flip', by, moved) };
  });

/**
 * Everybody gets the release before this one again; a canary ends. Current and previous are exchanged.
 * @throws an Error when there is no previous release, or it is not compatible with what is live
 */
export const rollback = (store: ReleaseStore, name: string, by: By) =>
  store.change(async (registry) => {
    const pointer = pointerOf(registry, name);
    const { current, previous } = pointer;
    if (!previous)
      throw new Error(`${name} has no previous release to go back to. See what there is: npm run release -- list.`);
    await store.readRelease(name, previous);
    const releases = {
      ...registry.releases,
      [name]: { ...withoutCanary(pointer), current: previous, previous: current },
    };
    await assertNoConflicts(store, releases, [name]);
    return { releases, change: logLine('rollback', by, { [name]: { from: current, to: previous } }) };
  });

/**
 * Some of the people get a release instead of the current one.
 * @param canary whole percent, 1 to 99, and the version; null takes a canary back
 * @returns the new revision, or null when that is so already
 */
export const setCanary = (
  store: ReleaseStore,
  name: string,
  canary: { version: string; percent: number } | null,
  by: By,
) =>
  store.change(async (registry) => {
    const pointer = pointerOf(registry, name);
    const running = pointer.canary;
    if (canary?.version === running?.version && canary?.percent === running?.percent) return null;
    if (canary?.version === pointer.current) {
      throw new Error(`${name} ${canary.version} is current: everybody gets it already. Name another release.`);
    }
    // Whoever only widens a canary keeps what it has proved so far.
    const since = running && running.version === canary?.version ? running.since : now();
    const next = { ...withoutCanary(pointer), ...(canary && { canary: { ...canary, since } }) };
    const releases = { ...registry.releases, [name]: next };
    if (canary) {
      await store.readRelease(name, canary.version);
      await assertNoConflicts(store, releases, [name]);
    }
    const moved = { [name]: { from: running?.version ?? null, to: canary?.version ?? null } };
    return { releases, change: logLine('canary', by, moved) };
  });

/**
 * Takes a canary back because it does worse than the current release.
 * @returns the new revision, or null when that canary is not on any more
 */
export const flipBack = (store: ReleaseStore, name: string, version: string, by: By) =>
  store.change((registry) => {
    const pointer = registry.releases[name];
    if (pointer?.canary?.version !== version) return null;
    const releases = { ...registry.releases, [name]: withoutCanary(pointer) };
    return { releases, change: logLine('flip-back', by, { [name]: { from: version, to: pointer.current } }) };
  });

/**
 * Nobody gets the area until it is enabled; the pointers stay.
 * @returns the new revision, or null when it is disabled for this reason already
 */
export const disable = (store: ReleaseStore, name: string, by: By & { reason: string }) =>
  store.change((registry) => {
    const pointer = pointerOf(registry, name);
    if (name === SHELL) {
      throw new Error('The shell cannot be disabled, every page is in it. Disable areas, or roll the shell back.');
    }
    if (pointer.disabled?.reason === by.reason) return null;
    const disabled = { reason: by.reason, since: pointer.disabled?.since ?? now() };
    const releases = { ...registry.releases, [name]: { ...pointer, disabled } };
    return { releases, change: logLine('disable', by, { [name]: { from: pointer.current, to: null } }) };
  });

/**
 * People get the area again.
 * @returns the new revision, or null when it is not disabled
 */
export const enable = (store: ReleaseStore, name: string, by: By) =>
  store.change((registry) => {
    const { disabled, ...pointer } = pointerOf(registry, name);
    if (!disabled) return null;
    const releases = { ...registry.releases, [name]: pointer };
    return { releases, change: logLine('enable', by, { [name]: { from: null, to: pointer.current } }) };
  });

/**
 * Removes an area from the registry. Its addresses then belong to the storefront, which has no page for them. Its
 * releases stay on disk, so that open tabs go on working, until `prune` removes them.
 * @throws an Error for the shell and for the area at "/", without which no page can be served
 */
export const removeArea = (store: ReleaseStore, name: string, by: By) =>
  store.change(async (registry) => {
    const { current } = pointerOf(registry, name);
    const release = await store.readRelease(name, current);
    if (!release.area || release.area.basePath === '/') {
      throw new Error(`${name} cannot be removed, because every address depends on it. Roll it back instead.`);
    }
    const { [name]: _removed, ...releases } = registry.releases;
    return { releases, change: logLine('remove', by, { [name]: { from: current, to: null } }) };
  });

import { findRefusals } from './compatibility.ts';
import { withoutCanary, type Change, type Pointer, type RegistryRevision } from './registry.ts';
import { SHELL } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** Author of a change and their reason. */
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
  throw new Error(`"${name}" has no release. Release it first (npm run release -- ${name}), or use one of: ${names}.`);
}

async function assertNoConflicts(store: ReleaseStore, releases: RegistryRevision['releases'], changing: string[]) {
  const refusals = await findRefusals(releases, changing, store.readRelease);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

/**
 * Makes releases current, by name, in one change. Canaries of these names end; disabled areas remain disabled.
 * @returns the new revision, or null if all are already current
 * @throws an Error if a release is missing, or shell and areas would be incompatible
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
 * Swaps current and previous release; a canary ends.
 * @throws an Error if there is no previous release, or it is incompatible with what is live
 */
export const rollback = (store: ReleaseStore, name: string, by: By) =>
  store.change(async (registry) => {
    const pointer = pointerOf(registry, name);
    const { current, previous } = pointer;
    if (!previous)
      throw new Error(`${name} has no previous release to roll back to. See all releases: npm run release -- list`);
    await store.readRelease(name, previous);
    const releases = {
      ...registry.releases,
      [name]: { ...withoutCanary(pointer), current: previous, previous: current },
    };
    await assertNoConflicts(store, releases, [name]);
    return { releases, change: logLine('rollback', by, { [name]: { from: current, to: previous } }) };
  });

/**
 * Serves a release to a share of visitors instead of the current one.
 * @param canary version and whole percentage, 1 to 99; null ends the canary
 * @returns the new revision, or null if nothing changes
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
      throw new Error(`${name} ${canary.version} is already current. Choose another release.`);
    }
    // Widening a canary keeps its start and thus its statistics.
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
 * Ends a canary because it is worse than the current release.
 * @returns the new revision, or null if that canary is no longer active
 */
export const flipBack = (store: ReleaseStore, name: string, version: string, by: By) =>
  store.change((registry) => {
    const pointer = registry.releases[name];
    if (pointer?.canary?.version !== version) return null;
    const releases = { ...registry.releases, [name]: withoutCanary(pointer) };
    return { releases, change: logLine('flip-back', by, { [name]: { from: version, to: pointer.current } }) };
  });

/**
 * Disables an area until it is enabled; its pointers are unchanged.
 * @returns the new revision, or null if it is already disabled for this reason
 */
export const disable = (store: ReleaseStore, name: string, by: By & { reason: string }) =>
  store.change((registry) => {
    const pointer = pointerOf(registry, name);
    if (name === SHELL) {
      throw new Error(
        'The shell cannot be disabled, because every page needs it. Disable areas, or roll the shell back.',
      );
    }
    if (pointer.disabled?.reason === by.reason) return null;
    const disabled = { reason: by.reason, since: pointer.disabled?.since ?? now() };
    const releases = { ...registry.releases, [name]: { ...pointer, disabled } };
    return { releases, change: logLine('disable', by, { [name]: { from: pointer.current, to: null } }) };
  });

/**
 * Enables an area.
 * @returns the new revision, or null if it is not disabled
 */
export const enable = (store: ReleaseStore, name: string, by: By) =>
  store.change((registry) => {
    const { disabled, ...pointer } = pointerOf(registry, name);
    if (!disabled) return null;
    const releases = { ...registry.releases, [name]: pointer };
    return { releases, change: logLine('enable', by, { [name]: { from: null, to: pointer.current } }) };
  });

/**
 * Removes an area from the registry. Its URLs then belong to the storefront, which returns 404 for them. Its releases
 * remain on disk for open tabs until `prune` removes them.
 * @throws an Error for the shell and for the area at "/", without which no page can be served
 */
export const removeArea = (store: ReleaseStore, name: string, by: By) =>
  store.change(async (registry) => {
    const { current } = pointerOf(registry, name);
    const release = await store.readRelease(name, current);
    if (!release.area || release.area.basePath === '/') {
      throw new Error(`${name} cannot be removed, because every page depends on it. Roll it back instead.`);
    }
    const { [name]: _removed, ...releases } = registry.releases;
    return { releases, change: logLine('remove', by, { [name]: { from: current, to: null } }) };
  });

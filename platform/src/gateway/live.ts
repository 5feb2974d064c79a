import type { AreaEntry, AreaRelease, Lang } from '@balsam/shared-api';
import { findConflicts } from '../release/compatibility.ts';
import { withoutCanary, type Pointer, type RegistryRevision } from '../release/registry.ts';
import { SHELL, type Release } from '../release/release.ts';
import { Refusal } from '../release/signature.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { AreaOrigins } from './config.ts';
import { failedShell } from '../shell-watch/shell-watch.ts';
import { drawGroup, groupOf, isDrawn } from './release-group.ts';
import { createReleaseReader, type ReleasedShell } from './release-reader.ts';

/** Area as served to one visitor. */
export interface LiveArea {
  entry: AreaEntry;
  release: Release;
}

/** Consistent set of releases for one page: the shell and one release of each area, read together. */
export interface Live {
  revision: number;
  shell: Release;
  /** HTML template of the shell. */
  template: string;
  areas: LiveArea[];
  /** True if every area of the registry could be read. */
  isWhole: boolean;
  /** Set while a canary of the shell is active: which of both this visitor gets. The page is then watched. */
  watch?: 'canary' | 'current' | undefined;
  origins: AreaOrigins;
  /** Newly drawn group to store in a cookie; null if there is nothing to store. */
  newGroup: number | null;
}

/** No page can be served: no shell release exists, is readable, or has a valid signature. */
export class NothingLive extends Error {
  readonly isRefused: boolean;
  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** URL of a release's file. */
export const addressOf = (origins: AreaOrigins, { name, version }: Pick<Release, 'name' | 'version'>, file: string) =>
  `${origins[name] ?? ''}/areas/${name}/${version}/${file}`;

/** Ignores the canary that failed in this browser. */
const withoutFailed = (pointer: Pointer | undefined, failed: string | undefined): Pointer | undefined =>
  pointer && failed !== undefined && pointer.canary?.version === failed ? withoutCanary(pointer) : pointer;

/** Releases that a group may get, in order of preference; the first readable one is used. */
const candidates = (name: string, { canary, current, previous }: Pointer, group: number | null): string[] => {
  const drawn = canary && group !== null && isDrawn(group, name, canary) ? canary.version : null;
  return [...new Set([drawn, current, previous])].filter((version) => version !== null);
};

/**
 * Reads the live releases. Each page uses one reading, so that a concurrent flip cannot mix two states.
 * @param reportError receives what could not be read
 */
export function createLiveReader(store: ReleaseStore, origins: AreaOrigins, reportError: (error: unknown) => void) {
  const { readRelease, readShell, hasRefused } = createReleaseReader(store, reportError);
  const verdicts = new Map<string, boolean>();

  const fits = (shell: Release, area: Release): boolean => {
    const key = `${shell.version} ${area.name} ${area.version}`;
    const verdict = verdicts.get(key) ?? findConflicts(shell, area).length === 0;
    verdicts.set(key, verdict);
    return verdict;
  };

  const toAreaRelease = (release: Release): AreaRelease => {
    const integrity = release.files[release.entry];
    const entry = addressOf(origins, release, release.entry);
    return { version: release.version, entry, ...(integrity && { integrity }) };
  };

  const readRegistry = async (): Promise<RegistryRevision> => {
    try {
      return await store.readRegistry();
    } catch (error) {
      throw error instanceof Refusal ? new NothingLive(error.message, true) : error;
    } finally {
      store.takeProblems().forEach(reportError);
    }
  };

  const openShell = async (pointer: Pointer | undefined, group: number | null): Promise<ReleasedShell> => {
    if (!pointer)
      throw new NothingLive('No release of the shell exists. Build and publish one first: npm start does both.');
    for (const version of candidates(SHELL, pointer, group)) {
      const shell = await readShell(version);
      if (shell) return shell;
    }
    const cure = 'Publish it again, or restore the release folder.';
    throw new NothingLive(`No release of the shell can be read. ${cure}`, hasRefused());
  };

  const openArea = async (
    name: string,
    pointer: Pointer,
    group: number | null,
    shell: Release,
  ): Promise<LiveArea[]> => {
    const found = await Promise.all(candidates(name, pointer, group).map((version) => readRelease(name, version)));
    const [release, ...others] = found.filter((candidate) => candidate !== null);
    if (!release?.area) return [];
    const fallback = others.find((other) => fits(shell, other));
    const entry: AreaEntry = {
      ...release.area,
      ...toAreaRelease(release),
      ...(fallback && { fallback: toAreaRelease(fallback) }),
      ...(pointer.disabled && { disabled: true }),
      ...(pointer.canary && { counted: true }),
    };
    return [{ entry, release }];
  };

  const open = async (
    { revision, releases }: RegistryRevision,
    group: number | null,
    failed?: string,
  ): Promise<Omit<Live, 'newGroup'>> => {
    const { release: shell, template } = await openShell(withoutFailed(releases[SHELL], failed), group);
    const canary = releases[SHELL]?.canary;
    const watch = canary && (canary.version === shell.version ? 'canary' : 'current');
    const areas = Object.entries(releases).filter(([name]) => name !== SHELL);
    const opened = await Promise.all(areas.map(([name, pointer]) => openArea(name, pointer, group, shell)));
    const isWhole = opened.every((found) => found.length > 0);
    return { revision, shell, template, areas: opened.flat(), isWhole, origins, watch };
  };

  return {
    /**
     * Live releases for the visitor with this cookie.
     * @throws NothingLive
     */
    async readFor(cookie: string | undefined): Promise<Live> {
      const registry = await readRegistry();
      const known = groupOf(cookie);
      const isDrawing = Object.values(registry.releases).some(({ canary }) => canary);
      const newGroup = isDrawing && known === null ? drawGroup() : null;
      return { ...(await open(registry, known ?? newGroup, failedShell(cookie))), newGroup };
    },

    /**
     * Live releases outside any canary.
     * @throws NothingLive
     */
    async readCurrent(): Promise<Live> {
      return { ...(await open(await readRegistry(), null)), newGroup: null };
    },
  };
}

export type LiveReader = ReturnType<typeof createLiveReader>;

/** Area of a path: the one with the longest matching base path. */
export function areaFor(live: Live, pathname: string): LiveArea | undefined {
  const holds = (basePath: string) => basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`);
  return live.areas
    .filter(({ entry }) => holds(entry.basePath))
    .sort((a, b) => b.entry.basePath.length - a.entry.basePath.length)[0];
}

/** Files that a page requests first, in order: the area's own, its translations, the page's chunk. */
export function filesFor({ chunks, preload }: Release, chunk: string | undefined, lang: Lang): string[] {
  const files = [...preload, ...(chunks[`texts-${lang}`] ?? []), ...((chunk && chunks[chunk]) || [])];
  return [...new Set(files)];
}

import { SHELL, type Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';
import { createRenderPool, type RenderPool, type ReportFailure } from './render-pool.ts';
import type { RenderTask } from './render-thread.ts';

/** Build of an area's or the shell's `src/server.tsx`. */
const MODULE = 'server.mjs';

/** Pause before an unreadable renderer is tried again. */
const REST_MS = 30_000;
/** Time after which a release that is no longer live is closed; its last requests are finished by then. */
const UNUSED_MS = 30_000;

export const hasRenderer = ({ files }: Release): boolean => MODULE in files;

interface Opened {
  release: Release;
  /** Null while it loads, and if it failed to load. */
  pool: RenderPool | null;
  usedAt: number;
}

interface RenderersOptions {
  store: Pick<ReleaseStore, 'readFileOf' | 'readRegistry' | 'readRelease'>;
  /** Number of threads per release. */
  size: number;
  /** Tasks that warm up a release. */
  listWarmUp: (release: Release) => Promise<RenderTask[]>;
  report: (release: Release, ...failure: Parameters<ReportFailure>) => void;
  /** Receives what could not be read. */
  reportError: (error: unknown) => void;
}

/** Renderers of the live releases, each with its own threads. */
export function createRenderers(options: RenderersOptions) {
  const { store, size, listWarmUp, report, reportError } = options;
  const opened = new Map<string, Opened>();
  let isClosed = false;

  const load = async (release: Release): Promise<RenderPool> => {
    const text = (await store.readFileOf(release, MODULE)).toString();
    // The name is for stack traces.
    const source = `${text}\n//# sourceURL=${release.name}/${release.version}/${MODULE}`;
    const warmUp = await listWarmUp(release).catch((error: unknown) => (reportError(error), []));
    return createRenderPool({
      ...{ source, warmUp, size, now: () => performance.now() },
      report: (...failure) => report(release, ...failure),
    });
  };

  const close = async (key: string): Promise<void> => {
    const pool = opened.get(key)?.pool;
    opened.delete(key);
    await pool?.close();
  };

  const open = async (release: Release, key: string): Promise<void> => {
    if (isClosed) return;
    const entry: Opened = { release, pool: null, usedAt: performance.now() };
    opened.set(key, entry);
    try {
      const pool = await load(release);
      // It may have been closed in the meantime.
      if (opened.get(key) !== entry) return await pool.close();
      entry.pool = pool;
      await pool.started;
    } catch (error) {
      reportError(error);
      setTimeout(() => opened.get(key) === entry && opened.delete(key), REST_MS).unref();
    }
  };

  const keyOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name}/${version}`;

  return {
    /** Thread pool of a release with a renderer; null until it is loaded. */
    find(release: Release): RenderPool | null {
      const key = keyOf(release);
      if (!opened.has(key)) void open(release, key);
      const entry = opened.get(key);
      if (entry) entry.usedAt = performance.now();
      return entry?.pool ?? null;
    },

    /**
     * Opens releases that have gone live ahead of requests, and closes those no longer live.
     * @returns when the opened ones can render or have failed to start
     */
    async keepUp(): Promise<void> {
      const { releases } = await store.readRegistry();
      const live = Object.entries(releases)
        .filter(([name, { disabled }]) => name === SHELL || !disabled)
        .flatMap(([name, { current, canary }]) => [current, canary?.version].map((version) => ({ name, version })));
      const keys = new Set<string>();
      const starting: Promise<void>[] = [];
      for (const { name, version } of live) {
        if (!version) continue;
        const release = await store.readRelease(name, version).catch(() => null);
        if (!release || !hasRenderer(release)) continue;
        const key = keyOf(release);
        keys.add(key);
        if (!opened.has(key)) starting.push(open(release, key));
      }
      const gone = [...opened].filter(([key, { usedAt }]) => !keys.has(key) && performance.now() - usedAt > UNUSED_MS);
      await Promise.all([...starting, ...gone.map(([key]) => close(key))]);
    },

    /** Releases with a ready thread, as name/version. */
    listReady: (): string[] => [...opened].flatMap(([key, { pool }]) => (pool?.isReady() ? [key] : [])),

    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.all([...opened.keys()].map(close));
    },
  };
}

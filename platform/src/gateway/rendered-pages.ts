import type { RenderRequest } from '@balsam/shared-api';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Release } from '../release/release.ts';
import { NotRendered, RENDER_LIMIT_MS, type RefusalKind, type RenderPool } from '../render/render-pool.ts';
import { RenderFailure, type FailureKind, type RenderTask } from '../render/render-thread.ts';
import { hasRenderer } from '../render/renderers.ts';
import { withTimeout } from './with-timeout.ts';

/** Outcome of a renderable page. */
export type Outcome = 'rendered' | 'kept' | RefusalKind | FailureKind;

/** Rendered HTML of a page. */
export interface RenderedPage {
  html: string;
  /** Release of the area that rendered it, as `name/version`. */
  by: string;
  /** Cache key: identifies everything that the HTML depends on. */
  key: string;
}

/**
 * Rendering is deterministic, so failures repeat; after this time it is tried again, in case the machine was at fault.
 */
const FAILED_FOR_MS = 60_000;
const MOST_FAILED = 1_000;
/** Estimated overhead of a cache entry. */
const OVERHEAD_BYTES = 1_000;

interface PageOptions {
  renderers: { find(release: Release): Pick<RenderPool, 'render'> | null };
  /** Size of the HTML cache; 0 disables it. */
  cacheBytes: number;
  /** Receives the outcome of each page, and the duration if it was rendered. */
  count: (area: string, outcome: Outcome, seconds: number) => void;
}

interface Page {
  area: Release;
  shell: Release;
  request: RenderRequest;
}

const createKept = (bytes: number) =>
  new LRUCache<string, string>({
    maxSize: Math.ceil(bytes),
    sizeCalculation: (html) => 2 * html.length + OVERHEAD_BYTES,
  });

const keyOf = ({ area, shell }: Page, request: string): string => {
  const digest = createHash('sha256').update(request).digest('base64url');
  return [shell.version, area.name, area.version, digest].join(' ');
};

/**
 * Renders pages and caches their HTML. The cache key covers all inputs including the API responses, so that no
 * invalidation is needed.
 */
export function createRenderedPages({ renderers, cacheBytes, count }: PageOptions) {
  const cache = cacheBytes > 0 ? createKept(cacheBytes) : null;
  const failed = new LRUCache<string, FailureKind>({ max: MOST_FAILED, ttl: FAILED_FOR_MS });
  const pending = new Map<string, Promise<string>>();

  const ask = async (release: Release, task: RenderTask): Promise<string> => {
    const pool = renderers.find(release);
    if (!pool) throw new NotRendered('cold');
    return pool.render(task);
  };

  const render = async ({ area, shell }: Page, request: string): Promise<string> => {
    const html = await ask(area, { request });
    return ask(shell, { request, area: { name: area.name, html } });
  };

  /**
   * Concurrent requests for the same page share one rendering. HTML that is too late for its visitor is cached
   * nevertheless.
   */
  const renderOnce = (page: Page, key: string, request: string): Promise<string> => {
    const making = pending.get(key) ?? render(page, request);
    if (pending.has(key)) return making;
    pending.set(key, making);
    making
      .then(
        (html) => cache?.set(key, html),
        (error: unknown) => error instanceof RenderFailure && failed.set(key, error.kind),
      )
      .finally(() => pending.delete(key));
    return making;
  };

  const obtain = async (
    page: Page,
    key: string,
    request: string,
  ): Promise<{ outcome: Outcome; html: string | null }> => {
    const html = cache?.get(key);
    if (html !== undefined) return { outcome: 'kept', html };
    const failure = failed.get(key);
    if (failure) return { outcome: failure, html: null };
    const made = renderOnce(page, key, request).then(
      (rendered) => ({ outcome: 'rendered' as const, html: rendered }),
      (error: RenderFailure | NotRendered) => ({ outcome: error.kind, html: null }),
    );
    return (await withTimeout(RENDER_LIMIT_MS, made)) ?? { outcome: 'late', html: null };
  };

  return {
    /**
     * HTML of a page within the time limit.
     * @returns null if a release has no renderer or the limit has passed
     */
    async find(page: Page): Promise<RenderedPage | null> {
      const { area, shell } = page;
      if (!hasRenderer(area) || !hasRenderer(shell)) return null;
      const started = performance.now();
      const request = JSON.stringify(page.request);
      const key = keyOf(page, request);
      const { outcome, html } = await obtain(page, key, request);
      count(area.name, outcome, (performance.now() - started) / 1000);
      return html === null ? null : { html, by: `${area.name}/${area.version}`, key };
    },
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/** Used where rendering is disabled. */
export const NO_RENDERED_PAGES: RenderedPages = { find: async () => null };

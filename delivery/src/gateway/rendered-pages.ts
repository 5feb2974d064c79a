import type { RenderRequest } from '@balsam/shared-api';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Release } from '../release/release.ts';
import { NotRendered, RENDER_LIMIT_MS, type RefusalKind, type RenderPool } from '../render/render-pool.ts';
import { RenderFailure, type FailureKind, type RenderTask } from '../render/render-thread.ts';
import { hasRenderer } from '../render/renderers.ts';
import { within } from './within.ts';

/** What became of a page that could be rendered. */
export type Outcome = 'rendered' | 'kept' | RefusalKind | FailureKind;

/** HTML of the page, and the release of the area that made it. */
export interface RenderedPage {
  html: string;
  by: string;
  /** Names all that it was made of. */
  key: string;
}

/** A renderer knows nothing but the request, so what has failed fails again; unless the machine was to blame. */
const FAILED_FOR_MS = 60_000;
const MOST_FAILED = 1_000;
/** What an entry weighs beside its HTML. */
const OVERHEAD_BYTES = 1_000;

interface PageOptions {
  renderers: { find(release: Release): Pick<RenderPool, 'render'> | null };
  /** The room for HTML that is kept; 0 keeps none. */
  cacheBytes: number;
  /** Gets what became of each page, and how long it took where it was rendered. */
  count: (area: string, outcome: Outcome, seconds: number) => void;
}

/** A page of one area in one shell. */
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
 * HTML of pages, by the releases that each is made of. It is kept by all that it was made from, the answers included:
 * so it is as new as they are, and nothing has to be told when something changes.
 */
export function createRenderedPages({ renderers, cacheBytes, count }: PageOptions) {
  const kept = cacheBytes > 0 ? createKept(cacheBytes) : null;
  const failed = new LRUCache<string, FailureKind>({ max: MOST_FAILED, ttl: FAILED_FOR_MS });
  const underWay = new Map<string, Promise<string>>();

  const ask = async (release: Release, task: RenderTask): Promise<string> => {
    const pool = renderers.find(release);
    if (!pool) throw new NotRendered('cold');
    return pool.render(task);
  };

  const render = async ({ area, shell }: Page, request: string): Promise<string> => {
    const html = await ask(area, { request });
    return ask(shell, { request, area: { name: area.name, html } });
  };

  /** Whoever asks for the same page meanwhile gets the same. Also what comes too late for its visitor is kept. */
  const renderOnce = (page: Page, key: string, request: string): Promise<string> => {
    const making = underWay.get(key) ?? render(page, request);
    if (underWay.has(key)) return making;
    underWay.set(key, making);
    making
      .then(
        (html) => kept?.set(key, html),
        (error: unknown) => error instanceof RenderFailure && failed.set(key, error.kind),
      )
      .finally(() => underWay.delete(key));
    return making;
  };

  const obtain = async (
    page: Page,
    key: string,
    request: string,
  ): Promise<{ outcome: Outcome; html: string | null }> => {
    const html = kept?.get(key);
    if (html !== undefined) return { outcome: 'kept', html };
    const failure = failed.get(key);
    if (failure) return { outcome: failure, html: null };
    const made = renderOnce(page, key, request).then(
      (rendered) => ({ outcome: 'rendered' as const, html: rendered }),
      (error: RenderFailure | NotRendered) => ({ outcome: error.kind, html: null }),
    );
    return (await within(RENDER_LIMIT_MS, made)) ?? { outcome: 'late', html: null };
  };

  return {
    /**
     * A page's HTML, in time or not at all.
     * @returns null where a release has no renderer, and where it did not come in time
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

/** Where no page is rendered. */
export const NO_RENDERED_PAGES: RenderedPages = { find: async () => null };

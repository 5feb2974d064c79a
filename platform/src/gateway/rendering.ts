import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReportFailure } from '../render/render-pool.ts';
import { createRenderers } from '../render/renderers.ts';
import { COMPRESSED_SHARE } from './compressed-pages.ts';
import type { Rendering } from './config.ts';
import { countPages } from './render-metrics.ts';
import { createRenderedPages, NO_RENDERED_PAGES, type RenderedPages } from './rendered-pages.ts';
import { createWarmUp, type WarmUpOptions } from './warm-up.ts';

/** Interval at which new live releases are loaded ahead of requests. */
const LOOK_MS = 5_000;

interface RenderingOptions extends WarmUpOptions, Rendering {
  store: ReleaseStore;
  registry: Registry | undefined;
  reportError: (error: unknown) => void;
  /** Called once, when the releases live at startup can render or have failed to start. */
  onWarm?: (() => void) | undefined;
}

/** Path of a rendered page without its query, for logs. */
const pageOf = (task: Parameters<ReportFailure>[1]): string | null =>
  task && (JSON.parse(task.request) as { path: string }).path.split('?', 1).join();

/** Renders pages for the lifetime of an app. */
export function createRendering(app: FastifyInstance, options: RenderingOptions): RenderedPages {
  const { store, threads, cacheBytes, registry, reportError, onWarm } = options;
  if (threads === 0) {
    onWarm?.();
    return NO_RENDERED_PAGES;
  }
  const report = ({ name, version }: Release, ...[failure, task, restMs]: Parameters<ReportFailure>) => {
    const release = `${name}/${version}`;
    app.log.error({ release, path: pageOf(task), kind: failure.kind, err: failure }, 'A page could not be rendered.');
    if (restMs > 0) app.log.error({ release, restMs }, 'A release keeps failing to render and is paused.');
  };
  const renderers = createRenderers({ store, size: threads, listWarmUp: createWarmUp(options), report, reportError });
  const keepUp = () => renderers.keepUp().catch(reportError);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    void keepUp().then(onWarm);
    timer = setInterval(() => void keepUp(), LOOK_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await renderers.close();
  });
  const room = cacheBytes * (1 - COMPRESSED_SHARE);
  return createRenderedPages({ renderers, cacheBytes: room, count: countPages(registry) });
}

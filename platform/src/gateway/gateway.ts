import { drawPage, signRelease } from '@balsam/backend/release-signature';
import type { SharedCounter } from '@balsam/backend/shared-counter';
import type {
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { createHash } from 'node:crypto';
import type { Registry } from 'prom-client';
import type { ReleaseStore } from '../release/store.ts';
import { shellWatch } from '../shell-watch/shell-watch.ts';
import { BUSY_PAGE, FALLBACK_PAGE, FALLBACK_POLICY } from '../page/fallback-page.ts';
import { COMPRESSED_SHARE, createCompressedPages, type PageText } from './compressed-pages.ts';
import type { AreaOrigins, Rendering } from './config.ts';
import { crawlerRoutes } from './crawlers.ts';
import { createShopFacts, type ShopFacts } from './shop-facts.ts';
import { createFirstPages, type CallBackend, type OpenedPage } from './first-page.ts';
import { createInlineStyles } from './inline-styles.ts';
import { areaFor, createLiveReader, type Live, type LiveArea } from './live.ts';
import { lookOf } from './look.ts';
import { limitPages } from './page-limit.ts';
import {
  browserRegistry,
  composeBeginning,
  composeEnding,
  stylesFor,
  type Installation,
  type SignRelease,
} from './page.ts';
import { manifestRoutes } from './manifest.ts';
import { policyReports } from './policy-reports.ts';
import { releaseFiles } from './release-files.ts';
import { groupCookie } from './release-group.ts';
import { limitRequests } from './request-limit.ts';
import { createRendering } from './rendering.ts';
import { trailOf } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { securityTxt } from './security-txt.ts';
import { offlineRoutes } from '../offline/offline.ts';
import { encodingFor } from '../page/open-text.ts';
import { themeOf, type Visit } from '../page/visit.ts';

const FILE_PATH = /\.[a-z0-9]{2,5}$/i;
/** A first visit loads up to a hundred files, and an office may share one IP; browsers then cache them for a year. */
const FILES_PER_MINUTE = 12_000;
/** Crawlers, policy reports, security.txt, manifest and offline page combined. */
const OTHERS_PER_MINUTE = 600;
const RETRY_AFTER_S = 60;
/** Upper bound of the random Retry-After when overloaded, so that clients do not return all at the same time. */
const LONGEST_BUSY_S = 4;

export interface GatewayOptions {
  store: ReleaseStore;
  installation: Omit<Installation, 'defaultCurrency' | 'defaultLang' | 'shopName'>;
  askApi: CallBackend;
  rendering: Rendering;
  areaOrigins?: AreaOrigins;
  /** Metrics registry, if metrics are collected. */
  registry?: Registry;
  /** Secret for release proofs; without it, pages carry none. */
  beaconSecret?: string | undefined;
  /** True if pages, files and other requests are rate-limited by client IP. */
  rateLimit?: boolean;
  /** Counts pages for all gateways; without it, each counts for itself. */
  sharedCounter?: SharedCounter | null;
  /** Called once, when the releases live at startup can be rendered. */
  onWarm?: () => void;
  /** Returns true if the gateway is overloaded. */
  isFull?: (reply: FastifyReply) => boolean;
}

const showPlainPage = (reply: FastifyReply, page: string, retryAfter: number) =>
  reply
    .code(503)
    .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': FALLBACK_POLICY, 'Retry-After': retryAfter })
    .type('text/html; charset=utf-8')
    .send(page);

/** Shows the fallback page for server errors and logs them. */
const answerCalmly = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).type('text/plain').send(error.message);
  request.log.error({ err: error }, error.message);
  return showPlainPage(reply, FALLBACK_PAGE, RETRY_AFTER_S);
};

const visitOf = (request: FastifyRequest): Visit => {
  const [pathname = '/'] = request.url.split('?', 1);
  const search = request.url.slice(pathname.length);
  return { pathname, search, cookie: request.headers.cookie, ip: request.ip, trail: trailOf(request) };
};

// Weak, because a compressing proxy sends other bytes for the same document.
const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const isKnown = (tag: string, { headers }: FastifyRequest) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag);

/**
 * Serves pages and immutable files: on the backend's app for a single process, or on an app of its own in front of
 * separate backends.
 */
export const gateway: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const { store, installation, askApi, areaOrigins = {}, rateLimit = false, beaconSecret } = options;
  const { isFull = () => false, rendering, registry, onWarm, sharedCounter } = options;
  const reportError = (error: unknown) => app.log.error(error);
  const live = createLiveReader(store, areaOrigins, reportError);
  const firstPages = createFirstPages(store, askApi, reportError);
  const readShop = createShopFacts(askApi);
  const installationOf = ({ defaultCurrency, defaultLang, shopName }: ShopFacts): Installation => ({
    ...{ ...installation, defaultCurrency, defaultLang, shopName },
  });
  const readInstallation = async (ip: string) => installationOf(await readShop(ip));
  const renderedPages = createRendering(app, {
    ...{ store, live, firstPages, askApi, readInstallation, registry, reportError, onWarm },
    ...rendering,
  });
  const readStyles = createInlineStyles(store, areaOrigins, reportError);
  const compress = createCompressedPages(rendering.cacheBytes * COMPRESSED_SHARE);
  const headers = securityHeaders(areaOrigins);

  app.setErrorHandler(answerCalmly);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  await app.register(async (scope) => {
    if (rateLimit) scope.addHook('onRequest', limitRequests(FILES_PER_MINUTE));
    await scope.register(releaseFiles, { prefix: '/areas', root: store.filesFolder });
    await scope.register(shellWatch);
  });
  await app.register(async (scope) => {
    if (rateLimit) scope.addHook('onRequest', limitRequests(OTHERS_PER_MINUTE));
    await scope.register(policyReports);
    await scope.register(manifestRoutes, { readShop });
    await scope.register(offlineRoutes, { readNames: async (ip) => (await readShop(ip)).shopName });
    await scope.register(securityTxt, { askApi, origin: installation.origin });
    await scope.register(crawlerRoutes, { live, firstPages, askApi, readInstallation });
  });

  const proveTo = (ip: string): SignRelease => {
    const page = drawPage();
    return (area, version) => beaconSecret && signRelease(beaconSecret, page, { area, version, ip });
  };

  /** Reads the releases for this visitor and sets the headers that depend on them. */
  const readNow = async (request: FastifyRequest, reply: FastifyReply) => {
    const [now, shop] = await Promise.all([live.readFor(request.headers.cookie), readShop(request.ip)]);
    reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie' });
    if (now.newGroup !== null) reply.header('Set-Cookie', groupCookie(now.newGroup, installation.origin));
    return { now, currentInstallation: installationOf(shop), look: lookOf(shop) };
  };

  const refuseWhenFull: onRequestAsyncHookHandler = async (_request, reply) => {
    if (isFull(reply)) return showPlainPage(reply, BUSY_PAGE, 1 + Math.floor(Math.random() * LONGEST_BUSY_S));
  };
  const limited = { onRequest: [...(rateLimit ? [limitPages(sharedCounter)] : []), refuseWhenFull] };

  app.get('/registry.json', limited, async (request, reply) => {
    const { now, currentInstallation } = await readNow(request, reply);
    // Proofs differ with every response, so the ETag leaves them out.
    const tag = tagOf(JSON.stringify(browserRegistry(now, currentInstallation)));
    reply.header('ETag', tag);
    if (isKnown(tag, request)) return reply.code(304).send();
    const text = JSON.stringify(browserRegistry(now, currentInstallation, proveTo(request.ip)));
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const openPage = (area: LiveArea | undefined, visit: Visit, currentInstallation: Installation) =>
    area && !area.entry.disabled ? firstPages.open(area.release, visit, currentInstallation) : null;

  const renderPage = (
    now: Live,
    area: LiveArea,
    opened: OpenedPage,
    { path, currentInstallation }: { path: string; currentInstallation: Installation },
  ) => {
    const { lang, currency } = opened.responses;
    const request = {
      path,
      lang,
      currency,
      registry: browserRegistry(now, currentInstallation),
      responses: opened.responses,
    };
    return renderedPages.find({ area: area.release, shell: now.shell, request });
  };

  const composeFor = async (
    { now, currentInstallation, look }: Awaited<ReturnType<typeof readNow>>,
    visit: Visit,
    reply: FastifyReply,
  ) => {
    const area = areaFor(now, visit.pathname);
    const opened = await openPage(area, visit, currentInstallation);
    if (area?.entry.disabled) reply.code(503).header('Retry-After', RETRY_AFTER_S);
    else reply.code(opened?.status ?? 200);
    const path = visit.pathname + visit.search;
    const rendered =
      area && opened?.isRendered ? await renderPage(now, area, opened, { path, currentInstallation }) : null;
    const styles = rendered && opened && area ? await readStyles(stylesFor(now, area, opened)) : undefined;
    const sources = [look.style, ...(styles?.values() ?? [])].flatMap((style) => (style ? [style.source] : []));
    if (sources.length > 0) reply.headers(securityHeaders(areaOrigins, sources.join(' ')));
    const prove = proveTo(visit.ip);
    const text: PageText = {
      beginning: () => composeBeginning(now, currentInstallation, visit, { opened, rendered, styles, look, prove }),
      ending: composeEnding(now, currentInstallation, prove),
    };
    // The shell watch puts a visitor-specific proof in the head, so the beginning cannot be shared.
    return {
      text,
      key: now.watch || !rendered ? undefined : `${themeOf(visit) ?? 'system'} ${look.version} ${rendered.key}`,
    };
  };

  app.get('/*', limited, async (request, reply) => {
    const visit = visitOf(request);
    if (FILE_PATH.test(visit.pathname)) return reply.code(404).type('text/plain').send('Not found');
    const { text, key } = await composeFor(await readNow(request, reply), visit, reply);
    reply.type('text/html; charset=utf-8');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    if (!compress || !encoding || !key) return reply.send(text.beginning() + text.ending);
    const page = await compress(key, encoding, text);
    return reply.headers({ 'Content-Encoding': encoding, Vary: 'Cookie, Accept-Encoding' }).send(page);
  });
};

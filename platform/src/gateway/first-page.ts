import type { CallResponse, PreloadedResponses, FirstPageModule, Currency, HeadTag, Lang } from '@balsam/shared-api';
import { withTimeout } from './with-timeout.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';
import { currencyOf, langOf, type Visit } from '../page/visit.ts';

/** Build of an area's `src/app/first-page/index.ts`. */
const MODULE = 'first-page.mjs';

/** True if the release describes its pages (has a first-page module). */
export const describesPages = ({ files }: Release): boolean => MODULE in files;

/** Maximum wait for the API. A page without its data is painted one to three seconds later. */
const PATIENCE_MS = 1_000;

/** Pause before an unreadable module is tried again. */
const REST_MS = 30_000;

/** Calls the API on behalf of a visitor; null if the API is unreachable. */
export type CallBackend = (call: string, asker: Asker) => Promise<CallResponse | null>;

interface Asker {
  lang: Lang;
  currency: string;
  ip: string;
  /** Tracing headers, if the call belongs to a request. */
  trail?: Readonly<Record<string, string>>;
}

/** Data that the first HTML of a page contains in addition to the shell. */
export interface OpenedPage {
  status: 200 | 404;
  chunk: string | undefined;
  /** True if the page can be rendered: its area renders it, and all its data is present. */
  isRendered: boolean;
  head: HeadTag[];
  responses: PreloadedResponses;
}

/** Defaults for visitors without a choice, and the shop's origin. */
interface Terms {
  defaultLang: Lang;
  defaultCurrency: Currency;
  shopName: Record<Lang, string>;
  origin: string;
  /** Maximum wait for the API, ms; defaults to PATIENCE_MS. */
  patienceMs?: number;
}

interface Loaded {
  /** Null if the release has no module or it could not be read. */
  module: Promise<FirstPageModule | null>;
  failedAt: number | null;
}

const keyOf = ({ name, version }: Release): string => `${name}/${version}`;

/** Loads the areas' descriptions of their pages. If a module fails, the page is served without preloaded data. */
export function createFirstPages(store: ReleaseStore, askApi: CallBackend, reportError: (error: unknown) => void) {
  const modules = new Map<string, Loaded>();

  const read = async (release: Release): Promise<FirstPageModule | null> => {
    if (!describesPages(release)) return null;
    const source = await store.readFileOf(release, MODULE);
    // Runs exactly the bytes whose hash was checked; the file could change in between. The name is for stack traces.
    const named = `${source}\n//# sourceURL=${keyOf(release)}/${MODULE}`;
    return import(`data:text/javascript;base64,${Buffer.from(named).toString('base64')}`);
  };

  const load = (release: Release): Loaded['module'] => {
    const known = modules.get(keyOf(release));
    if (known && (known.failedAt === null || performance.now() - known.failedAt < REST_MS)) return known.module;
    const loaded: Loaded = {
      failedAt: null,
      module: read(release).catch((error: unknown) => {
        reportError(error);
        loaded.failedAt = performance.now();
        return null;
      }),
    };
    modules.set(keyOf(release), loaded);
    return loaded.module;
  };

  return {
    /** @returns null if the release has no module, or it is currently unreadable */
    load,

    /** @returns null if the area has no module */
    async open(release: Release, visit: Visit, terms: Terms): Promise<OpenedPage | null> {
      try {
        const module = await load(release);
        if (!module) return null;
        const lang = langOf(visit, release.area?.defaultLang ?? terms.defaultLang);
        const currency = currencyOf(visit, terms.defaultCurrency);
        const page = module.findPage({
          ...{ path: visit.pathname + visit.search, lang, currency, origin: terms.origin },
          ...{ shopName: terms.shopName[lang], defaultLang: terms.defaultLang },
        });
        const received = await Promise.all(
          page.calls.map((call) =>
            withTimeout(
              terms.patienceMs ?? PATIENCE_MS,
              askApi(call, { lang, currency, ip: visit.ip, trail: visit.trail }),
            ),
          ),
        );
        const useful = page.calls.flatMap((call, index) => {
          const response = received[index];
          return response && (response.status === 200 || response.status === 404) ? [[call, response] as const] : [];
        });
        const { status, head } = page.describe(received);
        const responses = { lang, currency, responses: Object.fromEntries(useful) };
        // With a response missing, the rendered HTML would show a loading page.
        const isRendered = page.isRendered === true && useful.length === page.calls.length;
        return { status, head, chunk: page.chunk, isRendered, responses };
      } catch (error) {
        reportError(error);
        return null;
      }
    },
  };
}

export type FirstPages = ReturnType<typeof createFirstPages>;

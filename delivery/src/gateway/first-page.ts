import type { CallAnswer, FirstAnswers, FirstPageModule, Currency, HeadTag, Lang } from '@balsam/shared-api';
import { within } from './within.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';
import { currencyOf, langOf, type Visit } from '../page/visit.ts';

/** The build of an area's `src/app/first-page/index.ts`. */
const MODULE = 'first-page.mjs';

/** Whether a release has anything to tell of its pages. */
export const tellsOfPages = ({ files }: Release): boolean => MODULE in files;

/** A page that waits longer for its data than for its own scripts is better off without. */
const PATIENCE_MS = 150;

/** A module that could not be read is left alone for this time. */
const REST_MS = 30_000;

/** Asks the API on behalf of a visitor; null when it cannot be asked. */
export type AskApi = (call: string, asker: Asker) => Promise<CallAnswer | null>;

interface Asker {
  lang: Lang;
  currency: string;
  ip: string;
  /** Headers by which the backend knows what it is asked for, where that is a request. */
  trail?: Readonly<Record<string, string>>;
}

/** What the first HTML of a page holds beside the shell. */
export interface OpenedPage {
  status: 200 | 404;
  chunk: string | undefined;
  /** Whether HTML of it can be had: the area renders it, and all that it shows is there. */
  isRendered: boolean;
  head: HeadTag[];
  answers: FirstAnswers;
}

/** What a page is opened with where its visitor has chosen nothing, and for which address. */
interface Terms {
  defaultLang: Lang;
  defaultCurrency: Currency;
  origin: string;
  /** How long the API is waited for; as long as a visitor would, unless nobody does. */
  patienceMs?: number;
}

interface Loaded {
  /** Null where the release has none, and where it could not be read. */
  module: Promise<FirstPageModule | null>;
  failedAt: number | null;
}

const keyOf = ({ name, version }: Release): string => `${name}/${version}`;

/**
 * Reads what areas know of their pages before any browser runs them. A module that fails costs its page nothing but
 * the head start.
 */
export function createFirstPages(store: ReleaseStore, askApi: AskApi, tell: (error: unknown) => void) {
  const modules = new Map<string, Loaded>();

  const read = async (release: Release): Promise<FirstPageModule | null> => {
    if (!tellsOfPages(release)) return null;
    const source = await store.readFileOf(release, MODULE);
    // What was checked is what runs: a file could be exchanged in between. The name is for traces of what fails in it.
    const named = `${source}\n//# sourceURL=${keyOf(release)}/${MODULE}`;
    return import(`data:text/javascript;base64,${Buffer.from(named).toString('base64')}`);
  };

  const load = (release: Release): Loaded['module'] => {
    const known = modules.get(keyOf(release));
    if (known && (known.failedAt === null || performance.now() - known.failedAt < REST_MS)) return known.module;
    const loaded: Loaded = {
      failedAt: null,
      module: read(release).catch((error: unknown) => {
        tell(error);
        loaded.failedAt = performance.now();
        return null;
      }),
    };
    modules.set(keyOf(release), loaded);
    return loaded.module;
  };

  return {
    /** @returns null for a release that tells nothing of its pages, and for one whose telling cannot be read now */
    load,

    /** @returns null for an area that tells nothing of its pages */
    async open(release: Release, visit: Visit, terms: Terms): Promise<OpenedPage | null> {
      try {
        const module = await load(release);
        if (!module) return null;
        const lang = langOf(visit, terms.defaultLang);
        const currency = currencyOf(visit, terms.defaultCurrency);
        const page = module.findPage({ path: visit.pathname + visit.search, lang, currency, origin: terms.origin });
        const given = await Promise.all(
          page.calls.map((call) =>
            within(terms.patienceMs ?? PATIENCE_MS, askApi(call, { lang, currency, ip: visit.ip, trail: visit.trail })),
          ),
        );
        const useful = page.calls.flatMap((call, index) => {
          const answer = given[index];
          return answer && (answer.status === 200 || answer.status === 404) ? [[call, answer] as const] : [];
        });
        const { status, head } = page.describe(given);
        const answers = { lang, currency, answers: Object.fromEntries(useful) };
        // With an answer missing, it would be HTML of a page that still loads.
        const isRendered = page.isRendered === true && useful.length === page.calls.length;
        return { status, head, chunk: page.chunk, isRendered, answers };
      } catch (error) {
        tell(error);
        return null;
      }
    },
  };
}

export type FirstPages = ReturnType<typeof createFirstPages>;

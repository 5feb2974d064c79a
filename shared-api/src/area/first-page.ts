import type { Currency, Lang } from '../wire/index.ts';

/** What the gateway knows of somebody who opens a page. */
export interface FirstVisit {
  /** Path and query. */
  path: string;
  lang: Lang;
  currency: Currency;
  /** The address that the shop is known by, without a closing slash. */
  origin: string;
}

/** One element of a page's head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }
  | { tag: 'data'; data: object };

/** The answer to a call: its HTTP status and its body. */
export interface CallAnswer {
  status: number;
  body: unknown;
}

/** A page as the gateway sends it before any of the area's code runs in the browser. */
export interface FirstPage {
  /** The named chunk of the page's code, loaded ahead. */
  chunk?: string;
  /** The area's `server.mjs` renders it. */
  isRendered?: boolean;
  /** What the page asks the API for first: paths below the API's base. */
  calls: string[];
  /** The head, once the calls are answered, in their order. A call that was not answered in time is null. */
  describe(answers: (CallAnswer | null)[]): { status: 200 | 404; head: HeadTag[] };
}

/** One place in the sitemap: the path of a page, and when it last changed. */
export interface SitemapEntry {
  path: string;
  updatedAt?: string;
}

/** Asks the API for a path below its base. */
export type CallApi = (path: string) => Promise<CallAnswer | null>;

/** What an area's `first-page` module exports: plain functions that run in the gateway, without a browser. */
export interface FirstPageModule {
  findPage(visit: FirstVisit): FirstPage;
  /** The names of the sitemap's parts. */
  listSitemaps(call: CallApi): Promise<string[]>;
  /** The pages of one part, or null when there is no such part. */
  readSitemap(name: string, call: CallApi): Promise<SitemapEntry[] | null>;
}

/** The answers that a page carries, so that its first calls need no network. */
export interface FirstAnswers {
  lang: Lang;
  currency: Currency;
  /** By the call's path below the API's base, with its query. */
  answers: Record<string, CallAnswer>;
}

import type { Currency, Lang } from '../wire/index.ts';

/** Facts that the gateway knows about a page request. */
export interface FirstVisit {
  /** Path and query. */
  path: string;
  lang: Lang;
  currency: Currency;
  /** Language of the shop's plain addresses. */
  defaultLang: Lang;
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  /** Name of the shop in the page's language. */
  shopName: string;
}

/** One element of a page's head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }
  | { tag: 'data'; data: object };

/** Response to a call: HTTP status and body. */
export interface CallResponse {
  status: number;
  body: unknown;
}

/** A page as the gateway sends it before any of the area's code runs in the browser. */
export interface FirstPage {
  /** Named chunk with the page's code, to preload. */
  chunk?: string;
  /** The area's `server.mjs` can render it. */
  isRendered?: boolean;
  /** Paths of the page's first API calls, below the API's base. */
  calls: string[];
  /** Head tags for the responses, which come in the order of `calls`. A call that timed out is null. */
  describe(responses: (CallResponse | null)[]): { status: 200 | 404; head: HeadTag[] };
}

/** Sitemap entry: path of a page and its last change. */
export interface SitemapEntry {
  path: string;
  updatedAt?: string;
}

/** Calls the API with a path below its base. */
export type CallApi = (path: string) => Promise<CallResponse | null>;

/** Exports of an area's `first-page` module: plain functions that run in the gateway, without a browser. */
export interface FirstPageModule {
  findPage(visit: FirstVisit): FirstPage;
  /** Names of the sitemap's parts. */
  listSitemaps(call: CallApi): Promise<string[]>;
  /** Pages of one part, or null if the part does not exist. */
  readSitemap(name: string, call: CallApi): Promise<SitemapEntry[] | null>;
}

/** Responses embedded in a page, so that its first calls need no network. */
export interface PreloadedResponses {
  lang: Lang;
  currency: Currency;
  /** By the call's path below the API's base, with its query. */
  responses: Record<string, CallResponse>;
}

import type { Reducer } from 'redux';
import type { RouteObject } from 'react-router-dom';
import type { AppDispatch } from '../store/store.ts';
import type { Currency, Lang } from '../wire/index.ts';
import type { AREA_CONTRACT } from '../area/contract.ts';
import type { PageQuery } from './page-query.ts';

type Texts = Record<string, unknown>;

/** The whole agreement between the shell and an area: what the area's './area' module exports as `area`. */
export interface AreaModule {
  contract: typeof AREA_CONTRACT;
  /** Routes relative to the area's base path. */
  routes: RouteObject[];
  /** The namespace of the area's texts and how to load them, a language at a time. */
  namespace: string;
  locales: Record<Lang, () => Promise<Texts>>;
  /** Client-owned state, injected into the store before the area is mounted. */
  reducers?: Record<string, Reducer>;
}

/** An address as its route reads it. */
export interface RouteRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What a route tells about its page. */
export interface PageHandle {
  /** Fetches the page's code: its first render then shows it at once. */
  preload?: () => Promise<void>;
  /** The area's renderer may be asked for it. */
  isRendered?: boolean;
  /**
   * Asks for what the page needs first, one query per block, while the page's code is still on its way: with the same
   * arguments as the page itself, without a subscription, and only for what whoever is here may read.
   */
  queries?: (dispatch: AppDispatch, request: RouteRequest, options?: { isAnew?: boolean }) => void;
  /** The same for a visitor, whom the first HTML is made for: what it is rendered from, and hydrated with. */
  visitorQueries?: (request: RouteRequest & { currency: Currency }) => PageQuery[];
}

import type { Reducer } from 'redux';
import type { RouteObject } from 'react-router-dom';
import type { AppDispatch } from '../store/store.ts';
import type { Currency, Lang } from '../wire/index.ts';
import type { AREA_CONTRACT } from '../area/contract.ts';
import type { PageQuery } from './page-query.ts';

type Texts = Record<string, unknown>;

/** Contract between the shell and an area: the `area` export of the area's './area' module. */
export interface AreaModule {
  contract: typeof AREA_CONTRACT;
  /** Routes relative to the area's base path. */
  routes: RouteObject[];
  /** Namespace of the area's texts, and their loaders by language. */
  namespace: string;
  locales: Record<Lang, () => Promise<Texts>>;
  /** Loaders of texts that extend those of the kit: the shell has only what every area shows. */
  kitTexts?: Record<Lang, () => Promise<Texts>>;
  /** Client-owned state, injected into the store before the area is mounted. */
  reducers?: Record<string, Reducer>;
}

/** Parameters and query of an address, as its route reads them. */
export interface RouteRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** Handle of a page's route. */
export interface PageHandle {
  /** Fetches the page's code, so that its first render does not suspend. */
  preload?: () => Promise<void>;
  /** The area's renderer can render the page. */
  isRendered?: boolean;
  /**
   * Starts the page's first queries, one per block, while its code is still loading: with the same arguments as the
   * page, without a subscription, and only for a role that may read them.
   */
  queries?: (dispatch: AppDispatch, request: RouteRequest, options?: { isAnew?: boolean }) => void;
  /** The same queries for a guest. The first HTML is rendered from their responses and hydrated with them. */
  visitorQueries?: (request: RouteRequest & { currency: Currency }) => PageQuery[];
}

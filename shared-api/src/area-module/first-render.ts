import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreloadedResponses } from '../area/first-page.ts';
import { api } from '../store/api.ts';
import type { AppDispatch } from '../store/store.ts';
import type { PageHandle, RouteRequest } from './area-module.ts';
import { callOf, isAccepted, readResponse, type PageQuery } from './page-query.ts';

/** One matched route on the way to a page: its handle, and what it reads from the address. */
export interface PageStep {
  handle: PageHandle;
  request: RouteRequest;
}

/**
 * Matched routes for an address, outermost first.
 * @param address path and query
 * @param basePath base path of the area
 */
export function matchPage(routes: RouteObject[], address: string, basePath: string): PageStep[] {
  const [pathname = '/'] = address.split('?', 1);
  const search = new URLSearchParams(address.slice(pathname.length));
  const matches = matchRoutes(routes, pathname, basePath) ?? [];
  return matches.map(({ route, params }) => ({ handle: route.handle ?? {}, request: { params, search } }));
}

/** Fetches the code of a page. */
export const preloadPage = (page: readonly PageStep[]): Promise<unknown> =>
  Promise.all(page.map(({ handle }) => handle.preload?.()));

const entryOf = (query: PageQuery, { responses }: PreloadedResponses) => {
  const response = responses[callOf(query)];
  if (!response || !isAccepted(query, response)) return null;
  return {
    endpointName: query.endpoint.name as never,
    arg: query.arg as never,
    value: readResponse(query, response.body) as never,
  };
};

/**
 * Fills the cache with the responses that the first HTML carries. The server renders from them and the browser hydrates
 * with them.
 * @returns true if they cover all first queries of the page
 */
export function fillCache(dispatch: AppDispatch, page: readonly PageStep[], carried: PreloadedResponses): boolean {
  const queries = page.flatMap(
    ({ handle, request }) => handle.visitorQueries?.({ ...request, currency: carried.currency }) ?? [],
  );
  const entries = queries.map((query) => entryOf(query, carried));
  const known = entries.filter((entry) => entry !== null);
  dispatch(api.util.upsertQueryEntries(known));
  return known.length === queries.length;
}

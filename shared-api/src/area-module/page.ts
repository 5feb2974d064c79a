import type { ComponentType } from 'react';
import { selectCurrency } from '../preferences/preferences-slice.ts';
import { selectRole, type Role } from '../session/session-slice.ts';
import type { Currency } from '../wire/index.ts';
import type { PageHandle } from './area-module.ts';
import type { PageQuery } from './page-query.ts';

/** Address and role with which a page is opened. */
export interface PageRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  currency: Currency;
  /** Null for a visitor who has not signed in. */
  role: Role | null;
}

/** A page of an area. Its route and its first queries are derived from it. */
export interface AreaPage {
  /** Below the area's base path, in the router's syntax. */
  path: string;
  load: () => Promise<ComponentType>;
  /** The page's first queries, with the same arguments as in the page itself. */
  queries?: (request: PageRequest) => PageQuery[];
  /** Delivered as HTML with its content, the same for all visitors: its first render contains nothing personal. */
  isRendered?: boolean;
}

/**
 * Route handle of a page: its code, and the queries that start while the code loads.
 * @param role role the page is for; others are redirected, so no queries start for them
 */
export const pageHandle = (
  { queries, isRendered, preload }: Pick<AreaPage, 'queries' | 'isRendered'> & Pick<PageHandle, 'preload'>,
  role?: Role,
): PageHandle => ({
  ...(preload && { preload }),
  ...(isRendered && { isRendered }),
  queries: (dispatch, route, { isAnew } = {}) => {
    dispatch((_dispatch, getState) => {
      const request = { ...route, currency: selectCurrency(getState()), role: selectRole(getState()) };
      if (role !== undefined && request.role !== role) return;
      for (const { start } of queries?.(request) ?? []) void dispatch(start(isAnew));
    });
  },
  visitorQueries: (request) => queries?.({ ...request, role: null }) ?? [],
});

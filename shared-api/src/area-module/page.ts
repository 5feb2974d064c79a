import type { ComponentType } from 'react';
import { selectCurrency } from '../preferences/preferences-slice.ts';
import { selectRole, type Role } from '../session/session-slice.ts';
import type { Currency } from '../wire/index.ts';
import type { PageHandle } from './area-module.ts';
import type { PageQuery } from './page-query.ts';

/** The address that a page is opened at, and for whom. */
export interface PageRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  currency: Currency;
  /** Null for a visitor who has not signed in. */
  role: Role | null;
}

/** A page of an area. Its route, what is fetched ahead and what else is said of it are read from here. */
export interface AreaPage {
  /** Below the area's base path, with its parameters as the router writes them. */
  path: string;
  load: () => Promise<ComponentType>;
  /** What it asks the API for first, with the same arguments as the page itself. */
  queries?: (request: PageRequest) => PageQuery[];
  /** Comes as HTML with its content, the same for everybody: nothing in its first render is one person's. */
  isRendered?: boolean;
}

/**
 * What the shell reads of a page: its code, and its queries while that is still on its way.
 * @param role whom the page is for; others are on their way to another door, and nothing is asked for them
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

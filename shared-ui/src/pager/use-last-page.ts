import { useEffect } from 'react';

/** Position of a page in its list. */
interface PageMeta {
  current_page: number;
  last_page: number;
}

/** Shows another page; `replace` replaces the history entry. */
export type TurnTo = (page: number, options?: { replace: boolean }) => void;

/**
 * Redirects a page beyond the end of a list to the last one.
 * @param meta metadata of the requested page; undefined while loading
 * @returns the last page, at least 1
 */
export function useLastPage(page: number, meta: PageMeta | undefined, turnTo: TurnTo): number {
  const lastPage = Math.max(1, meta?.last_page ?? page);
  useEffect(() => {
    if (page > lastPage && meta?.current_page === page) turnTo(lastPage, { replace: true });
  });
  return lastPage;
}

import { useEffect } from 'react';

/** As much of a page of a list as says where it stands. */
interface PageMeta {
  current_page: number;
  last_page: number;
}

/** Shows another page of a list; `replace`: in the place of this one, which Back does not lead to. */
export type TurnTo = (page: number, options?: { replace: boolean }) => void;

/**
 * Leads from a page beyond the end of a list to its last one.
 * @param meta of the page that was asked for; undefined while it is on its way
 * @returns the last page, which is at least 1
 */
export function useLastPage(page: number, meta: PageMeta | undefined, turnTo: TurnTo): number {
  const lastPage = Math.max(1, meta?.last_page ?? page);
  useEffect(() => {
    if (page > lastPage && meta?.current_page === page) turnTo(lastPage, { replace: true });
  });
  return lastPage;
}

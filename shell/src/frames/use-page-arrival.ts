import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation, moves the focus to the page's content: else it would stay on a link that may be gone. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  // On the first page the browser has placed the focus; and a list that keeps its filters in the query never loses it.
  const reached = useRef(pathname);
  useEffect(() => {
    if (reached.current === pathname) return;
    reached.current = pathname;
    // Who has opened a dialog before the page was there is typing in it.
    if (document.activeElement?.closest('[aria-modal="true"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the page's content after a navigation; otherwise it would stay on a link that may be gone. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  // On the first page the browser has set the focus, and a list that keeps its filters in the query never loses it.
  const reached = useRef(pathname);
  useEffect(() => {
    if (reached.current === pathname) return;
    reached.current = pathname;
    // A person who opened a dialog before the page arrived may be typing in it.
    if (document.activeElement?.closest('[aria-modal="true"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

import { useEffect, type RefObject } from 'react';

/** How far below the window something is near. */
const MARGIN = '400px';

// Not react-intersection-observer, which every shopper would load a kilobyte of (docs/decisions/0033).
/** Calls `onNear` once the element is in the window, or nearly. `onNear` must not change. */
export function useInView(element: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}

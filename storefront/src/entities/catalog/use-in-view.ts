import { useEffect, type RefObject } from 'react';

// Not react-intersection-observer, which every shopper would load a kilobyte of (docs/decisions/0025).
/**
 * Calls `onNear` once the element is in or near the viewport. `onNear` must not change.
 * @param margin distance below the viewport that counts as near, as a CSS length
 */
export function useInView(element: RefObject<HTMLElement | null>, onNear: () => void, margin = '400px'): void {
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear, margin]);
}

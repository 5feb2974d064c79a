import { useEffect, type RefObject } from 'react';

/** Scrolls the row until the chosen tab is in sight; unlike `scrollIntoView`, never the page. */
function showChosen(row: HTMLElement, chosen: string) {
  const tab = row.querySelector(chosen)?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (tab) row.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
}

/**
 * Keeps the chosen one of a row of tabs in sight: when another is chosen, and when the window has another width, as a
 * phone that is turned has.
 * @param chosen finds it in the row
 * @param value changes with the choice
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, value: string): void {
  useEffect(() => {
    const show = () => row.current && showChosen(row.current, chosen);
    show();
    let width = window.innerWidth;
    // A phone's address bar comes and goes: who has scrolled the row meanwhile keeps what they look at.
    const onResize = () => {
      if (width !== window.innerWidth) show();
      width = window.innerWidth;
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [row, chosen, value]);
}

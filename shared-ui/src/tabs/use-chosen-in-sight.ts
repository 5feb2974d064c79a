import { useEffect, type RefObject } from 'react';

/** Scrolls the row to the chosen tab; unlike `scrollIntoView`, it never scrolls the page. */
function showChosen(row: HTMLElement, chosen: string) {
  const tab = row.querySelector(chosen)?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (tab) row.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
}

/**
 * Scrolls the chosen tab of a row into view when the choice or the width of the window changes, such as on rotation.
 * @param chosen selector of the tab
 * @param value changes with the choice
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, value: string): void {
  useEffect(() => {
    const show = () => row.current && showChosen(row.current, chosen);
    show();
    let width = window.innerWidth;
    // A phone's address bar collapses and expands: a manually scrolled row must not jump.
    const onResize = () => {
      if (width !== window.innerWidth) show();
      width = window.innerWidth;
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [row, chosen, value]);
}

/**
 * Scrolls a row of tabs until the chosen one is in sight; unlike `scrollIntoView`, never the page.
 * @param chosen finds it in the row
 */
export function showChosen(row: HTMLElement, chosen: string) {
  const tab = row.querySelector(chosen)?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (tab) row.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
}

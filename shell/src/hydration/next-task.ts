/**
 * Yields to the browser, which can paint and handle input, and continues in a new task. Splits the start of a page into
 * pieces that are short even on a slow phone.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

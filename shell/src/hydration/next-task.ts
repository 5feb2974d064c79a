/**
 * Ends the task that runs, and goes on in the next one: in between the browser paints, and answers what people press.
 * What takes long while a page comes to life is done in pieces, each of which is short on a slow phone.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

import type { PreloadedResponses } from '@balsam/shared-api';

/** Responses embedded in the page, or null if there are none or they are unreadable. */
export function readPreloadedResponses(page: Document): PreloadedResponses | null {
  try {
    return JSON.parse(page.getElementById('first-responses')?.textContent ?? 'null');
  } catch {
    return null;
  }
}

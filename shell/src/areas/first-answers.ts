import type { FirstAnswers } from '@balsam/shared-api';

/** The answers that the page carries, or null when it carries none that can be read. */
export function readFirstAnswers(page: Document): FirstAnswers | null {
  try {
    return JSON.parse(page.getElementById('first-answers')?.textContent ?? 'null');
  } catch {
    return null;
  }
}

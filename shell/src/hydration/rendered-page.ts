import type { FirstAnswers } from '@balsam/shared-api';
import { readFirstAnswers } from '../areas/first-answers.ts';

/** A page that came as HTML with its content. */
export interface RenderedPage {
  /** The release that rendered it: "storefront/1.2.3". */
  release: string;
  /** What it was rendered from. */
  answers: FirstAnswers;
}

/** The page as it came, or null when there is nothing in it yet. */
export function readRenderedPage(container: HTMLElement): RenderedPage | null {
  const { rendered: release } = container.dataset;
  const answers = release ? readFirstAnswers(container.ownerDocument) : null;
  return release && answers ? { release, answers } : null;
}

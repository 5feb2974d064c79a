import type { PreloadedResponses } from '@balsam/shared-api';
import { readPreloadedResponses } from '../areas/preloaded-responses.ts';

/** A page that arrived as HTML with its content. */
export interface RenderedPage {
  /** The release that rendered it: "storefront/1.2.3". */
  release: string;
  /** The responses that it was rendered from. */
  responses: PreloadedResponses;
}

/** The server-rendered page, or null if the container is empty. */
export function readRenderedPage(container: HTMLElement): RenderedPage | null {
  const { rendered: release } = container.dataset;
  const responses = release ? readPreloadedResponses(container.ownerDocument) : null;
  return release && responses ? { release, responses } : null;
}

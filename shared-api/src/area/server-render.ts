import type { Currency, Lang } from '../wire/index.ts';
import type { PreloadedResponses } from './first-page.ts';
import type { Registry } from './registry.ts';

/** Input of a release's renderer. It contains nothing personal. */
export interface RenderRequest {
  /** Path and query. */
  path: string;
  lang: Lang;
  currency: Currency;
  /** As browsers receive it, without the signatures of its releases. */
  registry: Registry;
  /** API responses to the page's first calls. */
  responses: PreloadedResponses;
}

/** Build of an area's `src/server.tsx`: `server.mjs` in its release, one ES module without package imports. */
export interface AreaRenderer {
  /**
   * @returns HTML of the area's slot
   * @throws if the page cannot be rendered completely
   */
  render(request: RenderRequest): string;
}

/** Build of the shell's `src/server.tsx`: `server.mjs` in its release. */
export interface ShellRenderer {
  /**
   * @param area the area at the address, and its HTML
   * @returns HTML of the page's root
   */
  renderFrame(request: RenderRequest, area: { name: string; html: string }): string;
}

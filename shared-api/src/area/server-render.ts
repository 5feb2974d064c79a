import type { Currency, Lang } from '../wire/index.ts';
import type { FirstAnswers } from './first-page.ts';
import type { Registry } from './registry.ts';

/** What a release's renderer is told of a page. Nothing in it belongs to one person. */
export interface RenderRequest {
  /** Path and query. */
  path: string;
  lang: Lang;
  currency: Currency;
  /** As browsers read it, without the proofs of its releases. */
  registry: Registry;
  /** What the API answered to the page's first calls. */
  answers: FirstAnswers;
}

/** The build of an area's `src/server.tsx`: `server.mjs` in its release, one ES module without imports of packages. */
export interface AreaRenderer {
  /**
   * @returns the HTML of the area's place
   * @throws where the page cannot be rendered as a whole
   */
  render(request: RenderRequest): string;
}

/** The build of the shell's `src/server.tsx`: `server.mjs` in its release. */
export interface ShellRenderer {
  /**
   * @param area the area at the address, and the HTML of its place
   * @returns the HTML of the page's root
   */
  renderFrame(request: RenderRequest, area: { name: string; html: string }): string;
}

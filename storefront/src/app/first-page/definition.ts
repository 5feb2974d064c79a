import type { Currency, HeadTag, Lang, Site } from '@balsam/shared-api';
import type { PageDescription } from '../../entities/page-head/head-tags.ts';

/** An address as a page reads it, and whom it is read for. */
export interface Place {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  lang: Lang;
  currency: Currency;
  origin: string;
  t: (key: string) => string;
}

/** A head with what only the first HTML needs: data for search engines, pictures to fetch ahead. */
export type FirstHead = PageDescription & { extra?: HeadTag[] };

/** What a page asks for first, and what its head says then. */
export interface PageDefinition {
  path: string;
  /** The chunk's name in routes.tsx. */
  chunk?: string;
  calls?(place: Place): string[];
  /**
   * @param bodies the answers' bodies in the calls' order; undefined for one that failed
   * @param site what the platform tells everybody; undefined where that failed
   * @returns null when the page cannot be told without its data, 'missing' when there is no such page
   */
  describe(bodies: unknown[], place: Place, site: Site | undefined): FirstHead | 'missing' | null;
}

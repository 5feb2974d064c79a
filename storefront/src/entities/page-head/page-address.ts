import type { Lang } from '@balsam/shared-api';
import { DEFAULT_LANG } from '@balsam/shared-api/facts';

/**
 * Canonical address of a page in a language: plain in the default language, with `lang=ar` in Arabic.
 * @param origin without a trailing slash
 * @param path path and query, with a leading slash
 */
export function pageAddress(origin: string, path: string, lang: Lang): string {
  if (lang === DEFAULT_LANG) return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

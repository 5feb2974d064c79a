import type { Lang } from '@balsam/shared-api';
import { DEFAULT_LANG } from '@balsam/shared-api/facts';

/**
 * The one address of a page in a language: plain in the shop's first language, with `lang=ar` in Arabic.
 * @param origin without a closing slash
 * @param path path and query, beginning with a slash
 */
export function pageAddress(origin: string, path: string, lang: Lang): string {
  if (lang === DEFAULT_LANG) return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

import type { Lang } from '@balsam/shared-api';

/** Shop and language that an address is for. */
export interface Place {
  /** Without a trailing slash. */
  origin: string;
  lang: Lang;
  /** Language of the shop's plain addresses. */
  defaultLang: Lang;
}

/**
 * Canonical address of a page in a language: plain in the shop's default language, otherwise with `lang=…`.
 * @param path path and query, with a leading slash
 */
export function pageAddress({ origin, lang, defaultLang }: Place, path: string): string {
  if (lang === defaultLang) return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

import type { Lang } from './format.ts';

/** Name of a country in a language, by its ISO 3166-1 code. Browsers differ: do not use it on rendered pages. */
export const countryName = (iso2: string, lang: Lang): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(iso2) ?? iso2;

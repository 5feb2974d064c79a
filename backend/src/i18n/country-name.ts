import type { Lang } from '../wire/schemas.ts';

const names: Record<Lang, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ar: new Intl.DisplayNames('ar', { type: 'region' }),
};

/** Name of a country in a language; empty for an empty code. @param iso2 ISO 3166-1 code */
export const countryName = (iso2: string, lang: Lang): string => (iso2 === '' ? '' : (names[lang].of(iso2) ?? iso2));

import type { Lang } from '../wire/schemas.ts';

/** Text in the language, falling back to English. */
export const localized = (lang: Lang, text: string, arabic: string): string =>
  lang === 'ar' && arabic !== '' ? arabic : text;

import type { Lang } from '../wire/schemas.ts';

/** The text in the reader's language; the English one stands in where no Arabic was written. */
export const localized = (lang: Lang, text: string, arabic: string): string =>
  lang === 'ar' && arabic !== '' ? arabic : text;

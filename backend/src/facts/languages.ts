/** The languages of every screen and message, each under its own name. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** What a call that says nothing is answered in, and what stands in for a text that another language lacks. */
export const DEFAULT_LANG: Lang = 'en';

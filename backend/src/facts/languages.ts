/** Interface languages with their native names and list separators. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', comma: ', ' },
  ar: { name: 'العربية', dir: 'rtl', comma: '، ' },
} as const;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** Languages of content entered by vendors and admins: each text has a column per language. */
export const CONTENT_LANGS = ['en', 'ar'] as const satisfies readonly Lang[];

/** Maps each language to a value. */
export const eachLang = <Value>(make: (lang: Lang) => Value): Record<Lang, Value> =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, Value>;

/** Language of a request without the header `lang`, and the fallback for missing translations. */
export const DEFAULT_LANG: Lang = 'en';

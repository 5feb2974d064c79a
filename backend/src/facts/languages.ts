/** The languages of every screen and message, each under its own name, with what stands between the parts of a list. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', comma: ', ' },
  ar: { name: 'العربية', dir: 'rtl', comma: '، ' },
} as const;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** The languages that vendors and admins write in: each text of a product, a page or a vendor is a column in either. */
export const CONTENT_LANGS = ['en', 'ar'] as const satisfies readonly Lang[];

/** Makes something of each language. */
export const eachLang = <Value>(make: (lang: Lang) => Value): Record<Lang, Value> =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, Value>;

/** What a call that says nothing is answered in, and what stands in for a text that another language lacks. */
export const DEFAULT_LANG: Lang = 'en';

import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { Preferences } from './preferences.ts';
import type { Key } from './translation-keys.ts';

type Lang = Preferences['lang'];
type Parts = Readonly<Record<string, string | number>>;

/** Translations in one language as screens and mails show them: `words('storefront:cart.removed', { name })`. */
export interface Translate {
  (key: Key, parts?: Parts): string;
  readonly lang: Lang;
}

const ROOT = new URL('../../', import.meta.url);
const SCREENS = [
  ['storefront', 'storefront/src/locales'],
  ['vendor-portal', 'vendor-portal/src/locales'],
  ['admin-console', 'admin-console/src/locales'],
  ['shell', 'shell/src/locales'],
  ['kit', 'shared-ui/src/locales'],
  ['kit', 'shared-ui/src/console/locales'],
] as const;

const readTexts = (place: string): object => JSON.parse(readFileSync(new URL(place, ROOT), 'utf8'));

function loadTexts(lang: Lang) {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: {} },
    // The name of the demo's shop.
    interpolation: { escapeValue: false, defaultVariables: { shop: lang === 'ar' ? 'بلسم' : 'Balsam' } },
    initAsync: false,
    // Types check only the keys of the English texts, not their placeholders.
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text ${key} in ${lang}.`);
    },
    missingInterpolationHandler: (text: string, [part]: string[]) => {
      throw new Error(`No value for ${part} in "${text}".`);
    },
  });
  for (const [name, folder] of SCREENS) i18n.addResourceBundle(lang, name, readTexts(`${folder}/${lang}.json`), true);
  // Backend modules share one namespace.
  const folder = `backend/src/locales/${lang}/`;
  for (const file of readdirSync(new URL(folder, ROOT)))
    i18n.addResourceBundle(lang, 'backend', readTexts(folder + file), true);
  return i18n;
}

/** Texts contain elements such as `<number>{{vat}}</number>` or `<seller/>`; only their content is kept. */
const readElements = (text: string, parts: Parts): string =>
  text.replace(/<(\w+)(?:\/>|>(.*?)<\/\1>)/g, (whole, name: string, words?: string) => {
    const read = parts[name] ?? words;
    if (read === undefined || read === '') throw new Error(`No value for ${whole} in "${text}".`);
    return String(read);
  });

function createWords(lang: Lang): Translate {
  const { t } = loadTexts(lang);
  return Object.assign((key: Key, parts: Parts = {}) => readElements(t(key, parts), parts), { lang });
}

const known = new Map<Lang, Translate>();

/** Translations of a language, loaded from the areas and the backend. */
export function translator(lang: Lang): Translate {
  const words = known.get(lang) ?? createWords(lang);
  known.set(lang, words);
  return words;
}

/** Placeholder for a value unknown to the journey, such as a time. */
export const ANY = '\uFFFC';

/** Escapes a text for a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of a date: "November 21, 2026". */
export const DAY = String.raw`(?:\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{L}+ \d{4})`;

/** Pattern of a text in which `ANY` matches anything. */
export const patternOf = (text: string, any = '.+'): RegExp =>
  new RegExp(text.split(ANY).map(literally).join(any), 'u');

/** Name in Unicode direction isolates, as in sentences. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

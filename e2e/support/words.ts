import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { Preferences } from './preferences.ts';
import type { Key } from './word-keys.ts';

type Lang = Preferences['lang'];
type Parts = Readonly<Record<string, string | number>>;

/** What people read in one language: `words('storefront:cart.removed', { name })`, as the screens and mails say it. */
export interface Words {
  (key: Key, parts?: Parts): string;
  readonly lang: Lang;
}

const ROOT = new URL('../../', import.meta.url);
const SCREENS = {
  storefront: 'storefront',
  'vendor-portal': 'vendor-portal',
  'admin-console': 'admin-console',
  shell: 'shell',
  kit: 'shared-ui',
};

const readTexts = (place: string): object => JSON.parse(readFileSync(new URL(place, ROOT), 'utf8'));

function loadTexts(lang: Lang) {
  const i18n = i18next.createInstance();
  const screens = Object.entries(SCREENS).map(([name, room]) => [name, readTexts(`${room}/src/locales/${lang}.json`)]);
  void i18n.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: Object.fromEntries(screens) },
    interpolation: { escapeValue: false },
    initAsync: false,
    // The types know the keys of the English texts, and not what a text is to be told.
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text ${key} in ${lang}.`);
    },
    missingInterpolationHandler: (text: string, [part]: string[]) => {
      throw new Error(`Nobody says what ${part} stands for in "${text}".`);
    },
  });
  // The modules of the backend share one space of names.
  const folder = `backend/src/locales/${lang}/`;
  for (const file of readdirSync(new URL(folder, ROOT)))
    i18n.addResourceBundle(lang, 'backend', readTexts(folder + file), true);
  return i18n;
}

/** Texts hold elements, such as `<number>{{vat}}</number>` or `<seller/>`: their words alone are read. */
const readElements = (text: string, parts: Parts): string =>
  text.replace(/<(\w+)(?:\/>|>(.*?)<\/\1>)/g, (whole, name: string, words?: string) => {
    const read = parts[name] ?? words;
    if (read === undefined || read === '') throw new Error(`Nobody says what ${whole} stands for in "${text}".`);
    return String(read);
  });

function createWords(lang: Lang): Words {
  const { t } = loadTexts(lang);
  return Object.assign((key: Key, parts: Parts = {}) => readElements(t(key, parts), parts), { lang });
}

const known = new Map<Lang, Words>();

/** The texts of a language, read from where the areas and the backend keep them. */
export function wordsOf(lang: Lang): Words {
  const words = known.get(lang) ?? createWords(lang);
  known.set(lang, words);
  return words;
}

/** Stands in a text for what a journey does not know, such as a moment. */
export const ANY = '\uFFFC';

/** A text as a pattern of nothing but itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a day reads, as a pattern: "November 21, 2026". */
export const DAY = String.raw`(?:\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{L}+ \d{4})`;

/** A text with `ANY` in it, whatever that is on the screen. */
export const patternOf = (text: string, any = '.+'): RegExp =>
  new RegExp(text.split(ANY).map(literally).join(any), 'u');

/** A name as a sentence holds it that keeps it apart: it has a direction of its own. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LANG, eachLang, type Lang } from '../facts/languages.ts';
import type { MessageParams } from '../wire/errors.ts';
import { formatDay } from './days.ts';

type Sentences = Map<string, string>;

const flatten = (value: unknown, path: string, into: Sentences): Sentences => {
  if (typeof value === 'string') {
    // Otherwise the last file would silently win.
    if (into.has(path)) throw new Error(`${path} is defined twice.`);
    return into.set(path, value);
  }
  for (const [key, child] of Object.entries(value ?? {})) flatten(child, path ? `${path}.${key}` : key, into);
  return into;
};

const load = (lang: Lang): Sentences => {
  const folder = new URL(`../locales/${lang}/`, import.meta.url);
  const sentences: Sentences = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    flatten(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), '', sentences);
  }
  return sentences;
};

const sentences = eachLang(load);
const plurals = eachLang((lang) => new Intl.PluralRules(lang));

const find = (lang: Lang, key: string, params: MessageParams): string | undefined => {
  const { count } = params;
  if (typeof count !== 'number') return sentences[lang].get(key);
  // A language may have a form for zero even if its grammar counts zero as "other".
  const zero = count === 0 ? sentences[lang].get(`${key}_zero`) : undefined;
  return zero ?? sentences[lang].get(`${key}_${plurals[lang].select(count)}`) ?? sentences[lang].get(key);
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Callers pass a day or a number of `days` as a value, since only the translation knows the language. */
const valueOf = (lang: Lang, name: string, value: string | number): string => {
  if (name === 'days' && typeof value === 'number') return translate(lang, 'messages.days', { count: value });
  const text = String(value);
  return name === 'day' && DAY.test(text) ? formatDay(text, lang) : text;
};

/** Translation keys of a language, for the test of completeness. */
export const sentenceKeys = (lang: Lang): string[] => [...sentences[lang].keys()];

/**
 * Translation of a key; `{{name}}` is a parameter. A parameter `day` (YYYY-MM-DD) is formatted in the language,
 * and a number `days` becomes "30 days". A number `count` selects `key_zero`, `_one`, `_two`, `_few`, `_many` or `_other`.
 * Not i18next, which is a hundred times slower and lacks the full-stop rule below (docs/decisions/0025).
 * @returns the translation, falling back to English, then to the key
 */
export const translate = (lang: Lang, key: string, params: MessageParams = {}): string => {
  const sentence = find(lang, key, params) ?? find(DEFAULT_LANG, key, params) ?? key;
  return sentence.replace(/\{\{(\w+)\}\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const said = valueOf(lang, name, value);
    // A company name that ends with a full stop also ends the sentence.
    return `${said}${/\.\u2069?$/.test(said) ? '' : stop}`;
  });
};

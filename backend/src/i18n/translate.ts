import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LANG, eachLang, type Lang } from '../facts/languages.ts';
import type { MessageParams } from '../wire/errors.ts';
import { dayInWords } from './days.ts';

type Sentences = Map<string, string>;

const flatten = (value: unknown, path: string, into: Sentences): Sentences => {
  if (typeof value === 'string') {
    // The last file would win, whatever the first one meant.
    if (into.has(path)) throw new Error(`${path} is said twice.`);
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
  // A language may have a form for zero although its grammar counts zero as "other".
  const zero = count === 0 ? sentences[lang].get(`${key}_zero`) : undefined;
  return zero ?? sentences[lang].get(`${key}_${plurals[lang].select(count)}`) ?? sentences[lang].get(key);
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Who refuses something knows the day, and only here is it known in which language it is said. */
const valueOf = (lang: Lang, name: string, value: string | number): string => {
  const text = String(value);
  return name === 'day' && DAY.test(text) ? dayInWords(text, lang) : text;
};

/** The keys of a language, for the test that both languages say everything. */
export const sentenceKeys = (lang: Lang): string[] => [...sentences[lang].keys()];

/**
 * Not i18next, which takes a hundred times as long and knows nothing of the full stop below (docs/decisions/0033).
 *
 * The sentence of a key; `{{name}}` stands for a parameter.
 * A parameter `day`, YYYY-MM-DD, is said as a day of the language.
 * A number `count` picks among `key_zero`, `_one`, `_two`, `_few`, `_many` and `_other`.
 * @returns the sentence, English when the language has none, the key when nobody has
 */
export const translate = (lang: Lang, key: string, params: MessageParams = {}): string => {
  const sentence = find(lang, key, params) ?? find(DEFAULT_LANG, key, params) ?? key;
  return sentence.replace(/\{\{(\w+)\}\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const said = valueOf(lang, name, value);
    // A company whose name ends with a full stop ends the sentence with it.
    return `${said}${said.endsWith('.') ? '' : stop}`;
  });
};

// Porter's second stemmer of English ("Porter2"): https://snowballstem.org/algorithms/english/stemmer.html
// Left out are its special words that no shop has.

const SHORT_SYLLABLE = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const hasVowel = (text: string) => /[aeiouy]/.test(text);

type Endings = readonly (readonly [ending: string, instead: string])[];

const SECOND: Endings = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['logi', 'log'],
  ['bli', 'ble'],
];

const THIRD: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const FOURTH = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ');

/** Where the part of a word begins that follows its first consonant after a vowel. */
const regionAfter = (word: string, from: number): number => {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
};

const firstRegion = (word: string): number => {
  const special = /^(?:gener|commun|arsen|univers|organ|inter|emerg)/.exec(word);
  return special ? special[0].length : regionAfter(word, 0);
};

const dropPlural = (word: string): string => {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/[us]s$/.test(word) || !word.endsWith('s')) return word;
  return hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word;
};

const dropTense = (word: string, region: number): string => {
  const [past] = /eed(?:ly)?$/.exec(word) ?? [];
  if (past) return word.length - past.length >= region ? `${word.slice(0, -past.length)}ee` : word;
  const [ending = ''] = /(?:edly|ingly|ed|ing)$/.exec(word) ?? [];
  const rest = word.slice(0, word.length - ending.length);
  if (ending === '' || !hasVowel(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return rest.slice(0, -1);
  return rest.length <= region && SHORT_SYLLABLE.test(rest) ? `${rest}e` : rest;
};

const endInI = (word: string) => (/.[^aeiouy]y$/.test(word) ? `${word.slice(0, -1)}i` : word);

const exchange = (word: string, endings: Endings, region: number): string => {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const start = word.length - found[0].length;
  return start >= region ? word.slice(0, start) + found[1] : word;
};

const second = (word: string, region: number): string => {
  if (SECOND.some(([ending]) => word.endsWith(ending))) return exchange(word, SECOND, region);
  return /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= region ? word.slice(0, -2) : word;
};

const third = (word: string, region: number, next: number): string =>
  word.endsWith('ative') ? exchange(word, [['ative', '']], next) : exchange(word, THIRD, region);

const fourth = (word: string, next: number): string => {
  if (/[st]ion$/.test(word)) return word.length - 3 >= next ? word.slice(0, -3) : word;
  return exchange(
    word,
    FOURTH.map((ending) => [ending, ''] as const),
    next,
  );
};

const dropLast = (word: string, region: number, next: number): string => {
  const start = word.length - 1;
  if (word.endsWith('ll')) return start >= next ? word.slice(0, -1) : word;
  if (!word.endsWith('e')) return word;
  const isSilent = start >= next || (start >= region && !SHORT_SYLLABLE.test(word.slice(0, -1)));
  return isSilent ? word.slice(0, -1) : word;
};

/** The stem that the forms of an English word share. @param word lower-case letters a-z */
export const englishStem = (word: string): string => {
  if (word.length <= 2) return word;
  // A y that is a consonant is written Y.
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const region = firstRegion(marked);
  const next = regionAfter(marked, region);
  const steps = [
    dropPlural,
    (text: string) => dropTense(text, region),
    endInI,
    (text: string) => second(text, region),
    (text: string) => third(text, region, next),
    (text: string) => fourth(text, next),
    (text: string) => dropLast(text, region, next),
  ];
  return steps.reduce((text, step) => step(text), marked).toLowerCase();
};

interface Words {
  [key: string]: string | Words;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLURAL = new RegExp(`_(${FORMS.join('|')})$`);

const flatten = (words: Words, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name);

/** True for a plural form. `too_many` without other forms is an ordinary key. */
const isForm = (key: string, words: Map<string, string>) =>
  PLURAL.test(key) && FORMS.filter((form) => words.has(key.replace(PLURAL, `_${form}`))).length > 1;

/** Keys without plural suffix, each with its forms. */
function inventory(words: Map<string, string>) {
  const forms = new Map<string, Set<string>>();
  for (const key of words.keys()) {
    const form = isForm(key, words) ? PLURAL.exec(key)?.[1] : undefined;
    const base = form ? key.replace(PLURAL, '') : key;
    const known = forms.get(base) ?? new Set();
    if (form) known.add(form);
    forms.set(base, known);
  }
  return forms;
}

function missingForms(lang: string, forms: Map<string, Set<string>>) {
  const needed = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  return [...forms].flatMap(([base, known]) =>
    known.size === 0
      ? []
      : needed.filter((form) => !known.has(form)).map((form) => `${lang}: ${base}_${form} is missing`),
  );
}

/** Arabic spellings to avoid, with the one to use. */
const MIXED_SPELLINGS = [
  { pattern: /تعذر/, instead: 'تعذّر' },
  { pattern: /(?<!م)تصفح/, instead: 'تصفّح' },
  { pattern: /(?<!\p{L})تحقق(?!\p{L})/u, instead: 'تحقّق' },
  { pattern: /التتبع/, instead: 'التتبّع' },
  { pattern: /اً/, instead: 'ًا' },
];

const misspelled = (arabic: Map<string, string>) =>
  [...arabic].flatMap(([key, text]) =>
    MIXED_SPELLINGS.filter(({ pattern }) => pattern.test(text)).map(
      ({ instead }) => `ar: ${key} is spelled otherwise: ${instead}`,
    ),
  );

/** The name of the demo's shop: texts name a shop as {{shop}}. */
const DEMO_NAME = /balsam|بلسم/i;

const namingTheDemo = (lang: string, words: Map<string, string>) =>
  [...words].flatMap(([key, text]) => (DEMO_NAME.test(text) ? [`${lang}: ${key} names the demo's shop`] : []));

const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);

/** Pairs of one group whose texts are translated the other way round elsewhere. */
function swapped(english: Map<string, string>, arabic: Map<string, string>) {
  const translations = new Map<string, Set<string>>();
  for (const [key, text] of english)
    translations.set(text, (translations.get(text) ?? new Set()).add(arabic.get(key) ?? ''));
  const translationsOf = (key: string) => translations.get(english.get(key) ?? '') ?? new Set<string>();
  const fits = (key: string, other: string) => translationsOf(key).has(arabic.get(other) ?? '');
  const doubtful = [...english.keys()].filter((key) => translationsOf(key).size > 1);
  return doubtful.flatMap((key, index) =>
    doubtful
      .slice(index + 1)
      .filter((other) => groupOf(other) === groupOf(key))
      .filter((other) => english.get(other) !== english.get(key) && arabic.get(other) !== arabic.get(key))
      .filter((other) => fits(key, other) && fits(other, key))
      .map((other) => `ar: ${key} and ${other} are swapped, or elsewhere`),
  );
}

/** Forms in which the word itself expresses the number. */
const TELLS_THE_NUMBER = /_(zero|one|two)$/;

/** Placeholders of the English text that are missing in the Arabic one. */
const untold = (key: string, text: string, original: string) => {
  if (TELLS_THE_NUMBER.test(key)) return [];
  const told = placeholders(text);
  return [...new Set(placeholders(original))]
    .filter((name) => !told.includes(name))
    .map((name) => `ar: ${key} does not name {{${name}}}`);
};

/** Not translatable: addresses, placeholders and tags. */
const NO_WORDS = /{{.*?}}|<.*?>|\S+@\S+|https?:\S+/g;

/** True for an untranslated Latin text; an abbreviation in capitals, such as IBAN, is the same in Arabic. */
const isForeign = (text: string) => {
  const words = text.replaceAll(NO_WORDS, '');
  return /[a-z]{2}/.test(words) && !/\p{Script=Arabic}/u.test(words);
};

/**
 * Differences between two translations of one package: keys, plural forms and placeholders; untranslated Arabic texts;
 * the name of the demo's shop; inconsistent Arabic spelling; swapped translations. Empty if there are none.
 * @param names names in Latin letters, also in Arabic
 */
export function localeProblems(en: Words, ar: Words, names: readonly string[] = []): string[] {
  const [english, arabic] = [flatten(en), flatten(ar)];
  const [englishForms, arabicForms] = [inventory(english), inventory(arabic)];
  const missing = (from: Map<string, unknown>, other: Map<string, unknown>, lang: string) =>
    [...from.keys()].filter((base) => !other.has(base)).map((base) => `${lang}: ${base} is missing`);
  const originalOf = (key: string) =>
    english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? english.get(`${key}_other`) ?? '';
  const unknownNames = [...arabic].flatMap(([key, text]) => {
    const original = originalOf(key);
    const allowed = placeholders(original);
    return placeholders(text)
      .filter((name) => !allowed.includes(name))
      .map((name) => `ar: ${key} names {{${name}}}, which the English text does not`);
  });
  return [
    ...missing(englishForms, arabicForms, 'ar'),
    ...missing(arabicForms, englishForms, 'en'),
    ...missingForms('en', englishForms),
    ...missingForms('ar', arabicForms),
    ...unknownNames,
    ...[...arabic].flatMap(([key, text]) => untold(key, text, originalOf(key))),
    ...[...arabic]
      .filter(([, text]) => isForeign(text) && !names.includes(text))
      .map(([key]) => `ar: ${key} is not Arabic`),
    ...namingTheDemo('en', english),
    ...namingTheDemo('ar', arabic),
    ...misspelled(arabic),
    ...swapped(english, arabic),
  ];
}

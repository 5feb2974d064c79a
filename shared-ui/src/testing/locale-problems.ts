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

/** Whether a key is one form of a text in several: `too_many`, of which there is no other form, is a word of its own. */
const isForm = (key: string, words: Map<string, string>) =>
  PLURAL.test(key) && FORMS.filter((form) => words.has(key.replace(PLURAL, `_${form}`))).length > 1;

/** The plural forms that a language needs, and its keys without them. */
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

/** Words that may be written in two ways, in the one that is not ours. */
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

/** Forms that say their number, and what follows from it, by the word itself. */
const TELLS_THE_NUMBER = /_(zero|one|two)$/;

/** What the English text tells and the Arabic one does not. */
const untold = (key: string, text: string, original: string) => {
  if (TELLS_THE_NUMBER.test(key)) return [];
  const told = placeholders(text);
  return [...new Set(placeholders(original))]
    .filter((name) => !told.includes(name))
    .map((name) => `ar: ${key} does not name {{${name}}}`);
};

/** What is neither a word nor written otherwise in Arabic: addresses, and what stands in `{{…}}` or in tags. */
const NO_WORDS = /{{.*?}}|<.*?>|\S+@\S+|https?:\S+/g;

/** A text of Latin words alone that nobody has translated; a name of capital letters, such as IBAN, is the same in Arabic. */
const isForeign = (text: string) => {
  const words = text.replaceAll(NO_WORDS, '');
  return /[a-z]{2}/.test(words) && !/\p{Script=Arabic}/u.test(words);
};

/**
 * What two translations of one package disagree about: keys, plural forms, and names in `{{…}}`; Arabic texts that are not
 * Arabic; and Arabic words that are spelled in two ways. Empty when all is well.
 * @param names that are written in Latin letters in Arabic, too
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
    ...misspelled(arabic),
  ];
}

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

/**
 * What two translations of one package disagree about: keys, plural forms, and names in `{{…}}`; and Arabic words that are
 * spelled in two ways. Empty when all is well.
 */
export function localeProblems(en: Words, ar: Words): string[] {
  const [english, arabic] = [flatten(en), flatten(ar)];
  const [englishForms, arabicForms] = [inventory(english), inventory(arabic)];
  const missing = (from: Map<string, unknown>, other: Map<string, unknown>, lang: string) =>
    [...from.keys()].filter((base) => !other.has(base)).map((base) => `${lang}: ${base} is missing`);
  const unknownNames = [...arabic].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
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
    ...misspelled(arabic),
  ];
}

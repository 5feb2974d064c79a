import { fold, wordsOf } from '../text/fold.ts';
import { stem } from './stems/stem.ts';
import { cut, tokensOf } from './tokens.ts';

/** Searchable texts of a product in both languages: names, tags, codes and values of its variants, and attributes. */
export interface Searchable {
  name: string;
  nameAr: string;
  sku: string;
  barcode?: string;
  tags?: string[];
  /** SKUs and barcodes of the variants, and authorisation numbers. */
  codes?: string[];
  /** Values of the variants, such as sizes and colours. */
  values?: string[];
  /** Options and texts of its attributes. */
  attributes?: string[];
}

/**
 * Weights: A the noun, B the rest of the head of the name, C details and codes, D tags, variants and attributes. `products.search_doc`
 * has them as prefixes of the lexemes (`search_lexemes`), because a GIN index does not store weights.
 */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Separates the head of a name from its details: "Gauze swabs, sterile, 25 packs of 2" → "Gauze swabs". */
const detailsFrom = /[,،;:(|]\s|\s[-–—(|]/;

const headOf = (name: string) => name.split(detailsFrom, 1)[0] ?? '';
const restOf = (name: string) => name.slice(headOf(name).length);

const belongings = /\s(?:with|without|for|in|of|from|to|on|and)\s/i;

/**
 * The nouns of a product name: the last English word before a preposition ("oxygen mask with tubing" → "mask") and the
 * first Arabic word.
 */
const nounsOf = (name: string, nameAr: string): string[] => {
  const [first] = wordsIn([nameAr]);
  const nouns = headOf(name)
    .split(belongings)
    .slice(0, headOf(name).match(/\sand\s/i) ? 2 : 1)
    .flatMap((part) => wordsIn([part]).slice(-1));
  return first === undefined ? nouns : [...nouns, first];
};

const wordsIn = (texts: readonly string[]): string[] => tokensOf(texts.join(' ')).map(({ folded }) => folded);

/** Spellings of codes: split at hyphens, split further between number and unit, and without hyphens. */
const codeWords = (codes: readonly string[]): string[] => [
  ...wordsOf(codes.join(' ')).map(({ folded }) => folded),
  ...wordsIn(codes),
  ...codes.map((code) => fold(code).replaceAll(' ', '')).filter(Boolean),
];

// Each word has only its highest weight; its position does not matter.
const lexemesOf = (weighed: readonly (readonly [Weight, readonly string[]])[]): string => {
  const weights = new Map<string, Weight>();
  for (const [weight, words] of weighed)
    for (const word of words.flatMap((each) => [cut(each), cut(stem(each))]))
      if (!weights.has(word)) weights.set(word, weight);
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ');
};

/**
 * Search text of a product as stored in `products.search_text`, one line each: heads of the names, details, codes, tags,
 * variants and attributes, and all of them as the text of a tsvector.
 * Descriptions are left out: a word mentioned in passing would match unrelated products. The names of the category and
 * the vendor are resolved at search time (lexicon.ts), so that they may change.
 */
export const searchText = ({
  name,
  nameAr,
  sku,
  barcode = '',
  tags = [],
  codes = [],
  values = [],
  attributes = [],
}: Searchable): string => {
  const heads = wordsIn([headOf(name), headOf(nameAr)]);
  const details = wordsIn([restOf(name), restOf(nameAr)]);
  const numbers = codeWords([sku, barcode, ...codes]);
  const tagged = wordsIn([...tags.toSorted(), ...new Set(values)]);
  const known = new Set([...heads, ...details, ...tagged]);
  const others = [...tagged, ...new Set(wordsIn(attributes).filter((word) => !known.has(word)))];
  const lexemes = lexemesOf([
    ['A', nounsOf(name, nameAr)],
    ['B', heads],
    ['C', details],
    ['C', numbers],
    ['D', others],
  ]);
  return [...[heads, details, numbers, others].map((words) => words.join(' ')), lexemes].join('\n');
};

/** The words of a stored search text that belong to the vocabulary: names, tags, variants and attributes, without codes. */
export const nameWords = (stored: string): string[] => {
  const [heads = '', details = '', , others = ''] = stored.split('\n');
  return [heads, details, others].join(' ').split(' ');
};

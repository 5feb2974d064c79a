import { fold, wordsOf } from '../text/fold.ts';
import { stem } from './stems/stem.ts';
import { cut, tokensOf } from './tokens.ts';

/** What a product is found by, in both languages: its names, the codes and values of its variants, and its tags. */
export interface Searchable {
  name: string;
  nameAr: string;
  sku: string;
  barcode?: string;
  tags?: string[];
  /** SKUs and barcodes of the variants. */
  codes?: string[];
  /** What its variants are: sizes and colours. */
  values?: string[];
}

/**
 * Weights: the thing itself, what else it is called, details and codes, tags and variants. `products.search_doc` has them as
 * marks before the words, because an index of words knows no weights.
 */
type Weight = 'A' | 'B' | 'C' | 'D';

/** What a name says before its details: "Gauze swabs, sterile, 25 packs of 2" are gauze swabs. */
const detailsFrom = /[,،;:(|]\s|\s[-–—(|]/;

const headOf = (name: string) => name.split(detailsFrom, 1)[0] ?? '';
const restOf = (name: string) => name.slice(headOf(name).length);

const belongings = /\s(?:with|without|for|in|of|from|to|on|and)\s/i;

/**
 * What the thing itself is called: the last English word before what belongs to it ("oxygen mask with tubing" is a
 * mask), the first Arabic one.
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

/** A code by its parts, in which a number goes on as it likes, and as whoever leaves out the hyphens writes it. */
const codeWords = (codes: readonly string[]): string[] => [
  ...wordsOf(codes.join(' ')).map(({ folded }) => folded),
  ...wordsIn(codes),
  ...codes.map((code) => fold(code).replaceAll(' ', '')).filter(Boolean),
];

// A word is told by its heaviest weight alone; where in a text it stands does not matter.
const lexemesOf = (weighed: readonly (readonly [Weight, readonly string[]])[]): string => {
  const weights = new Map<string, Weight>();
  for (const [weight, words] of weighed)
    for (const word of words.flatMap((each) => [cut(each), cut(stem(each))]))
      if (!weights.has(word)) weights.set(word, weight);
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ');
};

/**
 * What a product is found by, as stored in `products.search_text`: lines of what it is called, of the details in its
 * names, of its codes, of its tags and variants, and at last all of it as the text of a tsvector.
 * Descriptions stay out: a word in passing would bring products that are something else. Its category and its vendor are
 * found by their own names, whenever they change them (lexicon.ts).
 */
export const searchText = ({
  name,
  nameAr,
  sku,
  barcode = '',
  tags = [],
  codes = [],
  values = [],
}: Searchable): string => {
  const heads = wordsIn([headOf(name), headOf(nameAr)]);
  const details = wordsIn([restOf(name), restOf(nameAr)]);
  const numbers = codeWords([sku, barcode, ...codes]);
  const others = wordsIn([...tags.toSorted(), ...new Set(values)]);
  const lexemes = lexemesOf([
    ['A', nounsOf(name, nameAr)],
    ['B', heads],
    ['C', details],
    ['C', numbers],
    ['D', others],
  ]);
  return [...[heads, details, numbers, others].map((words) => words.join(' ')), lexemes].join('\n');
};

/** The lines of a stored text that hold words of the vocabulary: names, tags and variants. Codes are no words. */
export const nameWords = (stored: string): string[] => {
  const [heads = '', details = '', , others = ''] = stored.split('\n');
  return [heads, details, others].join(' ').split(' ');
};

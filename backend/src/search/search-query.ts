import { sql, type SQL } from '../sql/sql.ts';
import { fold } from '../text/fold.ts';
import { cut } from './tokens.ts';
import type { QueryWord, Understanding, Unit } from './query-parser.ts';

/**
 * What somebody looks for, as the texts of tsqueries from the narrowest to the widest: each finds all that those before
 * it find. What stands where is decided by the weights of search-text.ts.
 */
export interface SearchQueries {
  /** Every word stands in what the product is called, and one of them is the thing itself. */
  readonly thing: string;
  /** Every word stands in what the product is called. */
  readonly called: string;
  /** Every word stands in a name, or is a code. */
  readonly named: string;
  /** The same with words that mean it, and the last word may still be incomplete. */
  readonly meant: string;
  /** Every word, or what it means, stands anywhere: in a tag, too, or in the name of the category or the vendor. */
  readonly anywhere: string;
}

/** From the narrowest to the widest. */
export const BY_CLOSENESS = [
  'thing',
  'called',
  'named',
  'meant',
  'anywhere',
] as const satisfies (keyof SearchQueries)[];

/** Where a word may stand: the marks that it then has before it in `products.search_doc`. */
const THING = ['a:'];
const CALLED = [...THING, 'b:'];
const NAMED = [...CALLED, 'c:'];
const ANYWHERE = [...NAMED, 'd:'];

// Two letters begin too little to leave it at that; of numbers it is two digits.
const mayGoOn = (word: string) => word.length > 2 || (word.length === 2 && !/^\d+$/.test(word));

const joined = (parts: readonly string[], by: ' & ' | ' | '): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(by)})`;
const all = (parts: readonly string[]) => joined(parts, ' & ');
const any = (parts: readonly string[]) => joined([...new Set(parts)], ' | ');

/** Words are letters, digits and points: nothing that could end a quoted lexeme. */
const lexemes = (words: readonly string[], marks: readonly string[]) =>
  words.flatMap((word) => marks.map((mark) => `'${mark}${word}'`));

const begun = ({ forms: [word = ''] }: QueryWord, marks: readonly string[]): string[] =>
  mayGoOn(word) ? marks.map((mark) => `'${mark}${word}':*`) : [];

const allForms = (words: readonly QueryWord[], marks: readonly string[]): string =>
  all(words.map(({ forms }) => any(lexemes(forms, marks))));

/** Several words that mean something together are meant so, wherever else they may stand side by side. */
const exactly = ({ words, meanings }: Unit, marks: readonly string[]): string =>
  words.length === 1 ? allForms(words, marks) : any([words, ...meanings].map((meaning) => allForms(meaning, marks)));

const widely = (word: QueryWord, marks: readonly string[], open: boolean): string =>
  any([
    ...lexemes([...word.forms, ...word.particles], marks),
    ...(open ? begun(word, marks) : []),
    ...(marks === ANYWHERE ? lexemes(word.places, ['']) : []),
  ]);

const unitQuery = ({ words, meanings }: Unit, marks: readonly string[], open: boolean): string => {
  const asTyped = all(words.map((word, index) => widely(word, marks, open && index === words.length - 1)));
  return any([asTyped, ...meanings.map((meaning) => all(meaning.map((word) => widely(word, marks, false))))]);
};

const lastOf = ({ units, open }: Understanding, index: number) => open && index === units.length - 1;

const wholeThing = ({ words, meanings }: Unit): string =>
  any(
    [words, ...(words.length === 1 ? [] : meanings)].map((meaning) =>
      any(meaning.flatMap(({ forms }) => lexemes(forms, THING))),
    ),
  );

/** The tsqueries of what was understood. */
export const queriesOf = (understanding: Understanding): SearchQueries => {
  const { units } = understanding;
  const wide = (marks: readonly string[]) =>
    all(units.map((unit, index) => unitQuery(unit, marks, lastOf(understanding, index))));
  const called = all(units.map((unit) => exactly(unit, CALLED)));
  const isOneWord = units.length === 1 && units[0]?.words.length === 1;
  const thing = any(units.map(wholeThing));
  return {
    // One word is called so where it is the thing: saying both would have the planner expect too few.
    thing: isOneWord ? thing : all([called, thing]),
    called,
    named: all(units.map((unit) => exactly(unit, NAMED))),
    meant: wide(NAMED),
    anywhere: wide(ANYWHERE),
  };
};

/** What each unit alone finds: anywhere, in names, and in what products are called, be it by what it means. */
export const unitQueries = (understanding: Understanding) =>
  understanding.units.map((unit, index) => {
    const at = (marks: readonly string[]) => unitQuery(unit, marks, lastOf(understanding, index));
    return { anywhere: at(ANYWHERE), named: at(NAMED), called: at(CALLED) };
  });

/** Shortest beginning of a code that is looked for: fewer characters begin too many. */
const SHORTEST_CODE = 5;

/**
 * Query for products with a code that begins with a text, hyphens and blanks aside.
 * @returns null unless the text has letters and digits, as a code has
 */
export const codeBeginning = (text: string): string | null => {
  const code = cut(fold(text).replaceAll(' ', ''));
  const isCode = code.length >= SHORTEST_CODE && /\p{L}/u.test(code) && /\d/.test(code);
  return isCode ? `'c:${code}':*` : null;
};

/** A single query as the text of all distances. */
export const everywhere = (query: string): SearchQueries => ({
  thing: query,
  called: query,
  named: query,
  meant: query,
  anywhere: query,
});

/** What any of some queries finds. */
export const anyOf = (queries: readonly string[]): string => any(queries);

/** Whether a product is found by a query; `p` is the products table. */
export const matchingProducts = (query: string): SQL => sql`p.search_doc @@ ${query}::tsquery`;

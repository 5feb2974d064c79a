import { sql, type SQL } from '../sql/sql.ts';
import { fold } from '../text/fold.ts';
import { cut } from './tokens.ts';
import type { QueryWord, Understanding, Unit } from './query-parser.ts';

/**
 * A search as tsquery texts from the narrowest to the widest; each matches everything the previous ones match. The
 * weights are defined in search-text.ts.
 */
export interface SearchQueries {
  /** Every word is in the head of the product name, and one of them is its noun. */
  readonly thing: string;
  /** Every word is in the head of the product name. */
  readonly called: string;
  /** Every word is in a name or is a code. */
  readonly named: string;
  /** As `named`, with synonyms, and the last word may be incomplete. */
  readonly meant: string;
  /** As `meant`, also in tags and variants, and in the names of the category and the vendor. */
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

// Prefixes of a lexeme in `products.search_doc` (schema/functions/01-texts.sql), by the places that the word may have.
const THING = 'a:';
const CALLED = 'b:';
const NAMED = 'c:';
const ANYWHERE = '';

// Minimum length for prefix matching: two letters, three digits.
const mayGoOn = (word: string) => word.length > 2 || (word.length === 2 && !/^\d+$/.test(word));

const joined = (parts: readonly string[], by: ' & ' | ' | '): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(by)})`;
const all = (parts: readonly string[]) => joined(parts, ' & ');
const any = (parts: readonly string[]) => joined([...new Set(parts)], ' | ');

/** Quoted lexemes. Words consist of letters, digits and points, so no quote can end one. */
const lexemes = (words: readonly string[], mark: string) => words.map((word) => `'${mark}${word}'`);

const begun = ({ forms: [word = ''] }: QueryWord, mark: string): string[] =>
  mayGoOn(word) ? [`'${mark}${word}':*`] : [];

const allForms = (words: readonly QueryWord[], mark: string): string =>
  all(words.map(({ forms }) => any(lexemes(forms, mark))));

/** Synonyms count only for terms of several words. */
const exactly = ({ words, meanings }: Unit, mark: string): string =>
  words.length === 1 ? allForms(words, mark) : any([words, ...meanings].map((meaning) => allForms(meaning, mark)));

const widely = (word: QueryWord, mark: string, open: boolean): string =>
  any([
    ...lexemes([...word.forms, ...word.particles], mark),
    ...(open ? begun(word, mark) : []),
    ...(mark === ANYWHERE ? lexemes(word.places, '') : []),
  ]);

const unitQuery = ({ words, meanings }: Unit, mark: string, open: boolean): string => {
  const asTyped = all(words.map((word, index) => widely(word, mark, open && index === words.length - 1)));
  return any([asTyped, ...meanings.map((meaning) => all(meaning.map((word) => widely(word, mark, false))))]);
};

const lastOf = ({ units, open }: Understanding, index: number) => open && index === units.length - 1;

const wholeThing = ({ words, meanings }: Unit): string =>
  any(
    [words, ...(words.length === 1 ? [] : meanings)].map((meaning) =>
      any(meaning.flatMap(({ forms }) => lexemes(forms, THING))),
    ),
  );

/** The tsqueries of a parsed search. */
export const queriesOf = (understanding: Understanding): SearchQueries => {
  const { units } = understanding;
  const wide = (mark: string) => all(units.map((unit, index) => unitQuery(unit, mark, lastOf(understanding, index))));
  const called = all(units.map((unit) => exactly(unit, CALLED)));
  const isOneWord = units.length === 1 && units[0]?.words.length === 1;
  const thing = any(units.map(wholeThing));
  return {
    // For one word, `thing` implies `called`: stating both would make the planner underestimate the rows.
    thing: isOneWord ? thing : all([called, thing]),
    called,
    named: all(units.map((unit) => exactly(unit, NAMED))),
    meant: wide(NAMED),
    anywhere: wide(ANYWHERE),
  };
};

/** The queries of each unit by itself, with its synonyms: anywhere, in names, and in the heads of names. */
export const unitQueries = (understanding: Understanding) =>
  understanding.units.map((unit, index) => {
    const at = (mark: string) => unitQuery(unit, mark, lastOf(understanding, index));
    return { anywhere: at(ANYWHERE), named: at(NAMED), called: at(CALLED) };
  });

/** Minimum length of a code prefix: shorter ones match too many codes. */
const SHORTEST_CODE = 5;

/**
 * Query for products with a code that starts with the text, ignoring hyphens and blanks.
 * @returns null unless the text has both letters and digits
 */
export const codeBeginning = (text: string): string | null => {
  const code = cut(fold(text).replaceAll(' ', ''));
  const isCode = code.length >= SHORTEST_CODE && /\p{L}/u.test(code) && /\d/.test(code);
  return isCode ? `'c:${code}':*` : null;
};

/** The same query for every level of closeness. */
export const everywhere = (query: string): SearchQueries => ({
  thing: query,
  called: query,
  named: query,
  meant: query,
  anywhere: query,
});

/** Disjunction of queries. */
export const anyOf = (queries: readonly string[]): string => any(queries);

/** Condition on the products that match a query; `p` is the products table. */
export const matchingProducts = (query: string): SQL => sql`p.search_doc @@ ${query}::tsquery`;

/**
 * The same for statements with a name: the planner, which cannot look into the subquery, plans them once, with the
 * index of the words.
 */
export const matchingByIndex = (query: string): SQL => sql`p.search_doc @@ (SELECT ${query}::tsquery)`;

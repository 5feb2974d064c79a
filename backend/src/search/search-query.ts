import { sql, type SQL } from '../sql/sql.ts';
import type { SoughtWord, Understanding, Unit } from './understanding.ts';

/**
 * What somebody looks for, as the texts of tsqueries from the narrowest to the widest: each finds all that those before
 * it find. The weights are those of search-text.ts.
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

const THING = ':A';
const CALLED = ':AB';
const NAMED = ':ABC';
const ANYWHERE = '';

// Two letters begin too little to leave it at that; of numbers it is two digits.
const mayGoOn = (word: string) => word.length > 2 || (word.length === 2 && !/^\d+$/.test(word));

const joined = (parts: readonly string[], by: ' & ' | ' | '): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(by)})`;
const all = (parts: readonly string[]) => joined(parts, ' & ');
const any = (parts: readonly string[]) => joined([...new Set(parts)], ' | ');

/** Words are letters, digits and points: nothing that could end a quoted lexeme. */
const lexemes = (words: readonly string[], weights: string) => words.map((word) => `'${word}'${weights}`);

const begun = ({ forms: [word = ''] }: SoughtWord, weights: string): string[] =>
  mayGoOn(word) ? [`'${word}':*${weights.slice(1)}`] : [];

const allForms = (words: readonly SoughtWord[], weights: string): string =>
  all(words.map(({ forms }) => any(lexemes(forms, weights))));

/** Several words that mean something together are meant so, wherever else they may stand side by side. */
const exactly = ({ words, meanings }: Unit, weights: string): string =>
  words.length === 1
    ? allForms(words, weights)
    : any([words, ...meanings].map((meaning) => allForms(meaning, weights)));

const widely = (word: SoughtWord, weights: string, open: boolean): string =>
  any([
    ...lexemes([...word.forms, ...word.particles], weights),
    ...(open ? begun(word, weights) : []),
    ...(weights === ANYWHERE ? lexemes(word.places, '') : []),
  ]);

const unitQuery = ({ words, meanings }: Unit, weights: string, open: boolean): string => {
  const asTyped = all(words.map((word, index) => widely(word, weights, open && index === words.length - 1)));
  return any([asTyped, ...meanings.map((meaning) => all(meaning.map((word) => widely(word, weights, false))))]);
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
  const wide = (weights: string) =>
    all(units.map((unit, index) => unitQuery(unit, weights, lastOf(understanding, index))));
  const called = all(units.map((unit) => exactly(unit, CALLED)));
  return {
    thing: all([called, any(units.map(wholeThing))]),
    called,
    named: all(units.map((unit) => exactly(unit, NAMED))),
    meant: wide(NAMED),
    anywhere: wide(ANYWHERE),
  };
};

/** What each unit alone finds: anywhere, in names, and in what products are called, be it by what it means. */
export const unitQueries = (understanding: Understanding) =>
  understanding.units.map((unit, index) => {
    const at = (weights: string) => unitQuery(unit, weights, lastOf(understanding, index));
    return { anywhere: at(ANYWHERE), named: at(NAMED), called: at(CALLED) };
  });

/** What any of some queries finds. */
export const anyOf = (queries: readonly string[]): string => any(queries);

/** Whether a product is found by a query; `p` is the products table. */
export const found = (query: string): SQL => sql`p.search_doc @@ ${query}::tsquery`;

import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { fold } from '../text/fold.ts';
import { withoutArticle } from './stems/arabic.ts';
import { stem } from './stems/stem.ts';
import { FREQUENT } from './search-terms.ts';
import { searchedTokens, significantWords } from './query-words.ts';
import { isTerm, tokensOf } from './tokens.ts';

interface SynonymRow {
  term: string;
  means: string;
}

/** A visible category or an active vendor. */
export interface PlaceRow {
  kind: 'category' | 'vendor';
  id: number;
  name: string;
  name_ar: string;
}

/** A category or a vendor with the lexeme of its products and the words of its names. */
interface Place extends PlaceRow {
  lexeme: string;
  stems: ReadonlySet<string>;
  words: readonly string[];
}

/** A term as written, and its folded form for prefix matching. */
interface Term {
  term: string;
  begun: string;
}

/** The search vocabulary besides the products: synonyms, and the names of categories and vendors. */
export interface Lexicon {
  /** Synonyms of a term, by its key (`keyOf`). */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly terms: readonly Term[];
  /** All stems that occur in terms. */
  readonly stems: ReadonlySet<string>;
  /** Number of words of the longest term. */
  readonly longest: number;
  readonly places: readonly Place[];
  /** Folded word → spelling shown to customers. */
  readonly words: ReadonlyMap<string, string>;
  /** Words in so many products that they count as complete, even if longer words start with them. */
  readonly frequent: ReadonlySet<string>;
}

/** Key of a term: the stems of its significant words. */
export const keyOf = (term: string): string =>
  significantWords(tokensOf(term))
    .map(({ folded }) => stem(folded))
    .join(' ');

const readVersion = async (database: Database): Promise<number> => {
  const row = await database.first<{ version: number }>(sql`SELECT version FROM search_changes`, 'search changes');
  return row?.version ?? 0;
};

const readSynonyms = (database: Database) =>
  database.query<SynonymRow>(sql`SELECT term, means FROM search_synonyms ORDER BY id`);

const readPlaces = (database: Database) =>
  database.query<PlaceRow>(sql`
    SELECT 'category' AS kind, id, name, name_ar FROM categories WHERE status = 1 AND deleted_at IS NULL
    UNION ALL
    SELECT 'vendor', id, company_name, company_name_ar FROM vendors WHERE active = 1 AND deleted_at IS NULL`);

const readFrequent = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.query<{ word: string }>(sql`SELECT word FROM search_terms WHERE df >= ${FREQUENT}`);
  return new Set(rows.map(({ word }) => word));
};

const toPlace = (row: PlaceRow): Place => {
  const words = significantWords(tokensOf(`${row.name} ${row.name_ar}`)).map(({ folded }) => folded);
  return {
    ...row,
    lexeme: `#${row.kind}:${row.id}`,
    stems: new Set(words.map(stem)),
    words: [...words, ...words.map(withoutArticle)],
  };
};

const build = (
  synonyms: readonly SynonymRow[],
  places: readonly PlaceRow[],
  frequent: ReadonlySet<string>,
): Lexicon => {
  const meanings = new Map<string, string[]>();
  for (const { term, means } of synonyms) {
    const key = keyOf(term);
    meanings.set(key, [...(meanings.get(key) ?? []), means]);
  }
  const texts = [
    ...synonyms.flatMap(({ term, means }) => [term, means]),
    ...places.flatMap(({ name, name_ar: nameAr }) => [name, nameAr]),
  ];
  const words = texts.flatMap(tokensOf).filter(({ folded }) => isTerm(folded));
  return {
    meanings,
    terms: [...new Set(synonyms.map(({ term }) => term))].map((term) => ({ term, begun: withoutArticle(fold(term)) })),
    stems: new Set([...meanings.keys()].flatMap((key) => key.split(' '))),
    longest: Math.max(1, ...[...meanings.keys()].map((key) => key.split(' ').length)),
    places: places.map(toPlace),
    words: new Map(words.map(({ folded, written }) => [folded, written])),
    frequent,
  };
};

/**
 * Categories and vendors that match the text typed so far: each significant word starts a word of the name, with or
 * without an article, or is a form of one.
 */
export const placesNamed = (text: string, { places }: Lexicon): PlaceRow[] => {
  const typed = significantWords(searchedTokens(text)).map(({ folded }) => ({
    begun: withoutArticle(folded),
    stem: stem(folded),
  }));
  return places.filter(({ stems, words }) =>
    typed.every((word) => stems.has(word.stem) || words.some((own) => own.startsWith(word.begun))),
  );
};

/** Up to `most` terms that start with the text typed so far. */
export const termsBegun = (text: string, { terms }: Lexicon, most: number): string[] => {
  const typed = withoutArticle(fold(text));
  return terms
    .filter(({ begun }) => begun.startsWith(typed))
    .slice(0, most)
    .map(({ term }) => term);
};

const readers = new WeakMap<Database, () => Promise<Lexicon>>();

const createReader = (database: Database) => {
  let kept: { version: number; lexicon: Lexicon } | undefined;
  return async (): Promise<Lexicon> => {
    const version = await readVersion(database);
    if (kept?.version === version) return kept.lexicon;
    const [synonyms, places, frequent] = await Promise.all([
      readSynonyms(database),
      readPlaces(database),
      readFrequent(database),
    ]);
    kept = { version, lexicon: build(synonyms, places, frequent) };
    return kept.lexicon;
  };
};

/**
 * The current lexicon. It is cached in the process and reloaded after any process has changed a synonym, a category or
 * a vendor: triggers on their tables increment `search_changes`. The frequent words are reloaded only then too, because
 * products change too often to invalidate the cache.
 */
export const readLexicon = (database: Database): Promise<Lexicon> => {
  const read = readers.get(database) ?? createReader(database);
  readers.set(database, read);
  return read();
};

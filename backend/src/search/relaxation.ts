import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { matchingProducts, queriesOf, unitQueries } from './search-query.ts';
import type { Understanding, Unit } from './query-parser.ts';

type UnitQueries = ReturnType<typeof unitQueries>[number];

/** A search reduced to words that some product has, and the words that were dropped. */
interface Relaxed {
  understanding: Understanding;
  dropped: readonly Unit[];
}

/**
 * A unit that matches products by itself. `significance`: 2 if it matches what products are called, 1 if only elsewhere
 * in their names, 0 if only tags and the like.
 */
interface KnownUnit {
  unit: Unit;
  count: number;
  significance: number;
}

const CALLED = 2;
// Counts stop here: which of two words has more matches matters only while one of them is rare.
const MOST_COUNTED = 2000;
/** Maximum combinations of units per search. Each is queried up to twice; real searches need six or fewer. */
const MOST_TRIES = 10;

const without = <Item>(items: readonly Item[], item: Item): Item[] => items.filter((other) => other !== item);

// MATERIALIZED: for words that rarely occur together, the planner would otherwise scan the table until the first match.
const anyOfThem = (condition: SQL, query: string): SQL =>
  sql`WITH found AS MATERIALIZED (SELECT FROM products p WHERE ${condition} AND ${matchingProducts(query)}) SELECT FROM found`;

/** Creates a function that drops words from a search without results: as few as possible, the least significant first. */
export const createRelaxation = (database: Database) => {
  /** The first choice with a match in names, otherwise the first with any match. */
  const firstToFind = async (choices: readonly Unit[][], condition: SQL): Promise<Unit[] | null> => {
    const queries = choices.map((units) => queriesOf({ units, open: true }));
    // CASE stops at the first choice with a match: queries for frequent words are slow.
    const cases = [...queries.map(({ meant }) => meant), ...queries.map(({ anywhere }) => anywhere)].map(
      (query, index) => sql`WHEN EXISTS (${anyOfThem(condition, query)}) THEN ${index % choices.length}::int`,
    );
    const row = await database.first<{ place: number | null }>(
      sql`SELECT CASE ${sql.join(cases, sql` `)} END AS place`,
    );
    const place = row?.place ?? null;
    return place === null ? null : (choices[place] ?? null);
  };

  /**
   * SQL for the number of matches of a unit and its significance. The matches are read once, up to
   * MOST_COUNTED; only beyond that may a second query have to decide the significance.
   */
  const ask = ({ anywhere, named, called }: UnitQueries, condition: SQL): SQL => {
    const finds = (query: string) => sql`(EXISTS (SELECT FROM hits p WHERE ${matchingProducts(query)})
      OR (count = ${MOST_COUNTED} AND EXISTS (${anyOfThem(condition, query)})))`;
    return sql`(
      WITH suiting AS MATERIALIZED (SELECT p.search_doc FROM products p WHERE ${condition} AND ${matchingProducts(anywhere)}),
      hits AS MATERIALIZED (SELECT * FROM suiting LIMIT ${MOST_COUNTED})
      SELECT json_build_array(count, CASE WHEN ${finds(called)} THEN ${CALLED}::int WHEN ${finds(named)} THEN 1 ELSE 0 END)
      FROM (SELECT count(*) AS count FROM hits) AS counted)`;
  };

  /** The units with any match, the least significant first; among equals, the one with the most matches first. */
  const knownUnits = async (understanding: Understanding, condition: SQL): Promise<KnownUnit[]> => {
    const counts = unitQueries(understanding).map((queries) => ask(queries, condition));
    const row = await database.first<{ responses: [count: number, significance: number][] }>(
      sql`SELECT json_build_array(${sql.join(counts, sql`, `)}) AS responses`,
    );
    return understanding.units
      .map((unit, index) => {
        const [count, significance] = row?.responses[index] ?? [0, 0];
        return { unit, count, significance };
      })
      .filter(({ count }) => count > 0)
      .sort((left, right) => left.significance - right.significance || right.count - left.count);
  };

  /** @param known the least significant first; together they have no match */
  const narrow = async (
    known: readonly Unit[],
    units: readonly Unit[],
    condition: SQL,
    tries: number,
  ): Promise<Unit[] | null> => {
    const inOrder = (kept: readonly Unit[]) => units.filter((unit) => kept.includes(unit));
    const choices = known.slice(0, tries).map((unit) => inOrder(without(known, unit)));
    const kept = await firstToFind(choices, condition);
    const triesLeft = tries - choices.length;
    if (kept || known.length <= 2 || triesLeft === 0) return kept;
    return narrow(known.slice(1), units, condition, triesLeft);
  };

  /**
   * @param condition restricts the products that may be found
   * @returns null if too little of the search would be left: fewer than half of its units, or none that products are
   * called by
   */
  return async (understanding: Understanding, condition: SQL): Promise<Relaxed | null> => {
    const { units, open } = understanding;
    if (units.length < 2) return null;
    const known = await knownUnits(understanding, condition);
    if (known.length * 2 < units.length || known.at(-1)?.significance !== CALLED) return null;
    const significant = known.map(({ unit }) => unit);
    const all = units.filter((unit) => significant.includes(unit));
    // All units together have just found nothing, unless the last word was treated as complete (`open` is false).
    const isKnownEmpty = open && all.length === units.length;
    const together = isKnownEmpty ? null : await firstToFind([all], condition);
    const kept = together ?? (await narrow(significant, units, condition, MOST_TRIES));
    if (!kept) return null;
    return { understanding: { units: kept, open }, dropped: units.filter((unit) => !kept.includes(unit)) };
  };
};

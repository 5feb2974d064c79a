import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { matchingProducts, queriesOf, unitQueries } from './search-query.ts';
import type { Understanding, Unit } from './query-parser.ts';

type UnitQueries = ReturnType<typeof unitQueries>[number];

/** What is left of a search in which no product has all words, and the words that had to go. */
interface Relaxed {
  understanding: Understanding;
  dropped: readonly Unit[];
}

/**
 * A unit that finds something alone. `telling`: products are called so (2), it stands in their names (1), or only in tags
 * and so (0).
 */
interface KnownUnit {
  unit: Unit;
  count: number;
  telling: number;
}

const CALLED = 2;
// Which of two words more products have matters only while one of them is rare.
const MOST_COUNTED = 2000;
/** Combinations of units that one search may try. Each is looked for twice, and people's searches need six or fewer. */
const MOST_TRIES = 10;

const without = <Item>(items: readonly Item[], item: Item): Item[] => items.filter((other) => other !== item);

// Materialized, or of words that seldom come together the planner would read the table from its beginning until it meets one.
const anyOfThem = (condition: SQL, query: string): SQL =>
  sql`WITH matchingProducts AS MATERIALIZED (SELECT FROM products p WHERE ${condition} AND ${matchingProducts(query)}) SELECT FROM matchingProducts`;

/** Leaves words out of searches that find nothing, as few as possible and the least telling first. */
export const createRelaxation = (database: Database) => {
  /** The first of the choices that finds something in names; without one, the first that finds anything. */
  const firstToFind = async (choices: readonly Unit[][], condition: SQL): Promise<Unit[] | null> => {
    const queries = choices.map((units) => queriesOf({ units, open: true }));
    // A choice is looked for only where none before it finds anything: of frequent words each takes its time.
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
   * How much a unit finds alone, and how telling it is. What it finds is read once: only where that is cut off at the most
   * that are counted, whether products are called so may have to be asked of the others.
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

  /** The units that find anything at all, the least telling first: of those that tell alike, what most products have. */
  const knownUnits = async (understanding: Understanding, condition: SQL): Promise<KnownUnit[]> => {
    const asked = unitQueries(understanding).map((queries) => ask(queries, condition));
    const row = await database.first<{ answers: [count: number, telling: number][] }>(
      sql`SELECT json_build_array(${sql.join(asked, sql`, `)}) AS answers`,
    );
    return understanding.units
      .map((unit, index) => {
        const [count, telling] = row?.answers[index] ?? [0, 0];
        return { unit, count, telling };
      })
      .filter(({ count }) => count > 0)
      .sort((left, right) => left.telling - right.telling || right.count - left.count);
  };

  /** @param known the least telling first; together they find nothing */
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
   * @param condition of the products that may be found
   * @returns null when too little would be left of what was asked: less than half of the words, or none that products are
   * called by
   */
  return async (understanding: Understanding, condition: SQL): Promise<Relaxed | null> => {
    const { units, open } = understanding;
    if (units.length < 2) return null;
    const known = await knownUnits(understanding, condition);
    if (known.length * 2 < units.length || known.at(-1)?.telling !== CALLED) return null;
    const telling = known.map(({ unit }) => unit);
    const all = units.filter((unit) => telling.includes(unit));
    // All together find nothing, which is why somebody asks; or a frequent last word, taken as a whole one, goes on.
    const isAsked = open && all.length === units.length;
    const together = isAsked ? null : await firstToFind([all], condition);
    const kept = together ?? (await narrow(telling, units, condition, MOST_TRIES));
    if (!kept) return null;
    return { understanding: { units: kept, open }, dropped: units.filter((unit) => !kept.includes(unit)) };
  };
};

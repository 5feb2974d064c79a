import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { found, queriesOf, unitQueries } from './search-query.ts';
import type { Understanding, Unit } from './understanding.ts';

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

const without = <Item>(items: readonly Item[], item: Item): Item[] => items.filter((other) => other !== item);

// Materialized, or of words that seldom come together the planner would read the table from its beginning until it meets one.
const anyOfThem = (condition: SQL, query: string): SQL =>
  sql`WITH found AS MATERIALIZED (SELECT FROM products p WHERE ${condition} AND ${found(query)}) SELECT FROM found`;

/** Leaves words out of searches that find nothing, as few as possible and the least telling first. */
export const createRelaxation = (database: Database) => {
  const readAll = async <Value>(values: readonly SQL[]): Promise<Value[]> => {
    const row = await database.first<{ values: Value[] }>(
      sql`SELECT json_build_array(${sql.join([...values], sql`, `)}) AS values`,
    );
    return row?.values ?? [];
  };

  /** The first of the choices that finds something in names; without one, the first that finds anything. */
  const firstToFind = async (choices: readonly Unit[][], condition: SQL): Promise<Unit[] | null> => {
    const queries = choices.map((units) => queriesOf({ units, open: true }));
    const exists = (query: string) => sql`EXISTS (${anyOfThem(condition, query)})`;
    const finds = await readAll<[meant: boolean, anywhere: boolean]>(
      queries.map(({ meant, anywhere }) => sql`json_build_array(${exists(meant)}, ${exists(anywhere)})`),
    );
    const first = (at: 0 | 1) => choices.find((_, index) => finds[index]?.[at]);
    return first(0) ?? first(1) ?? null;
  };

  /** The units that find anything at all, the least telling first: of those that tell alike, what most products have. */
  const knownUnits = async (understanding: Understanding, condition: SQL): Promise<KnownUnit[]> => {
    const counts = await readAll<[anywhere: number, named: boolean, called: boolean]>(
      unitQueries(understanding).map(
        ({
          anywhere,
          named,
          called,
        }) => sql`json_build_array((SELECT count(*) FROM (${anyOfThem(condition, anywhere)} LIMIT ${MOST_COUNTED}) p),
          EXISTS (${anyOfThem(condition, named)}), EXISTS (${anyOfThem(condition, called)}))`,
      ),
    );
    return understanding.units
      .map((unit, index) => {
        const [count, named, called] = counts[index] ?? [0, false, false];
        return { unit, count, telling: called ? CALLED : Number(named) };
      })
      .filter(({ count }) => count > 0)
      .sort((left, right) => left.telling - right.telling || right.count - left.count);
  };

  /** @param known the least telling first; together they find nothing */
  const narrow = async (known: readonly Unit[], units: readonly Unit[], condition: SQL): Promise<Unit[] | null> => {
    const inOrder = (kept: readonly Unit[]) => units.filter((unit) => kept.includes(unit));
    const choices = known.map((unit) => inOrder(without(known, unit)));
    const kept = await firstToFind(choices, condition);
    if (kept || known.length <= 2) return kept;
    return narrow(known.slice(1), units, condition);
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
    const kept = (await firstToFind([all], condition)) ?? (await narrow(telling, units, condition));
    if (!kept) return null;
    return { understanding: { units: kept, open }, dropped: units.filter((unit) => !kept.includes(unit)) };
  };
};

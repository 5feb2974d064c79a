import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { found, queriesOf, unitQueries } from './searchQuery.ts';
import type { Understanding, Unit } from './understanding.ts';

/** What is left of a search in which no product has all words, and the words that had to go. */
export interface Relaxed {
  understanding: Understanding;
  dropped: readonly Unit[];
}

const isArabic = ({ words: [word] }: Unit) => /^[\u0621-\u064a]/.test(word?.folded ?? '');

/** What a search is about: the last word of an English one, the first of an Arabic one ("hearing aid"). */
const headOf = (units: readonly Unit[]): Unit | undefined => (units.some(isArabic) ? units[0] : units.at(-1));

const without = <Item>(items: readonly Item[], item: Item): Item[] => items.filter((other) => other !== item);

/** Leaves words out of searches that find nothing, as few as possible and the least telling first. */
export const createRelaxation = (database: Database) => {
  const queryOf = (units: readonly Unit[]) => queriesOf({ units, open: true }).anywhere;

  /** The first of the choices that finds something among the products of a condition. */
  const firstToFind = async (choices: readonly Unit[][], condition: SQL): Promise<Unit[] | null> => {
    if (choices.length === 0) return null;
    const finds = choices.map(
      (units) => sql`EXISTS (SELECT 1 FROM products p WHERE ${condition} AND ${found(queryOf(units))})`,
    );
    const row = await database.first<{ finds: boolean[] }>(
      sql`SELECT json_build_array(${sql.join(finds, sql`, `)}) AS finds`,
    );
    return choices.find((_, index) => row?.finds[index]) ?? null;
  };

  /** The units that find anything at all, those that most products have first. */
  const knownUnits = async (understanding: Understanding, condition: SQL): Promise<Unit[]> => {
    const counts = unitQueries(understanding).map(
      (query) => sql`(SELECT count(*) FROM products p WHERE ${condition} AND ${found(query)})`,
    );
    const row = await database.first<{ counts: number[] }>(
      sql`SELECT json_build_array(${sql.join(counts, sql`, `)}) AS counts`,
    );
    return understanding.units
      .map((unit, index) => ({ unit, count: row?.counts[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((left, right) => right.count - left.count)
      .map(({ unit }) => unit);
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
   * @returns null when too little would be left of what was asked: less than half of it, or of two words not the one
   * that says what it is
   */
  return async (understanding: Understanding, condition: SQL): Promise<Relaxed | null> => {
    const { units, open } = understanding;
    if (units.length < 2) return null;
    const known = await knownUnits(understanding, condition);
    const head = headOf(units);
    if (known.length * 2 < units.length) return null;
    if (units.length === 2 && known.length === 1 && known[0] !== head) return null;
    const all = units.filter((unit) => known.includes(unit));
    const kept = (await firstToFind([all], condition)) ?? (await narrow(known, units, condition));
    if (!kept) return null;
    return { understanding: { units: kept, open }, dropped: units.filter((unit) => !kept.includes(unit)) };
  };
};

import type { Database } from '../../../database/database.ts';
import { createCorrector, type Correction } from '../../../search/correction.ts';
import { readLexicon, type Lexicon } from '../../../search/lexicon.ts';
import { understand, type Understanding, type Unit } from '../../../search/query-parser.ts';
import { createRelaxation } from '../../../search/relaxation.ts';
import { codeBeginning, everywhere, queriesOf, type SearchQueries } from '../../../search/search-query.ts';
import type { SQL } from '../../../sql/sql.ts';

/**
 * Outcome of a search. `corrected`: the typed words found nothing, so these are the results of the corrected ones.
 * `dropped`: no product has all the words, so these were ignored. `did_you_mean`: alternative words that would have
 * results.
 */
export interface Finding {
  corrected: string | null;
  dropped: string[];
  did_you_mean: string | null;
}

/** Products found by a search: a page of them, or their numbers. */
interface Found {
  total: number;
}

/** Reads what a parsed search finds; nothing for text without words. */
type Read<Result> = (understanding: Understanding | null) => Promise<Result>;

export const AS_TYPED: Finding = { corrected: null, dropped: [], did_you_mean: null };

/** Text of units, with corrected words as originally typed. */
const textsOf = (units: readonly Unit[], typed: Correction['typed'] = new Map()): string[] =>
  units.map(({ words }) => words.map(({ written }) => typed.get(written) ?? written).join(' '));

/** Runs searches; those without results are corrected or relaxed. */
export const createSearchHelp = (database: Database) => {
  const correct = createCorrector(database);
  const relax = createRelaxation(database);

  /** Suggests a bolder correction if it has results. `tried` is the correction that had none. */
  const ask = async (typed: string, tried: string | null, lexicon: Lexicon, read: Read<Found>) => {
    const correction = await correct(typed, lexicon, 2);
    if (correction === null || correction.text === tried) return null;
    const { total } = await read(understand(correction.text, lexicon));
    return total > 0 ? correction.text : null;
  };

  const help = async <Result extends Found>(typed: string, lexicon: Lexicon, filter: SQL, read: Read<Result>) => {
    const correction = await correct(typed, lexicon, 1);
    const meant = understand(correction?.text ?? typed, lexicon);
    if (correction) {
      const result = await read(meant);
      if (result.total > 0) return { ...result, ...AS_TYPED, corrected: correction.text };
    }
    const did_you_mean = await ask(typed, correction?.text ?? null, lexicon, read);
    const relaxed = meant && (await relax(meant, filter));
    if (!relaxed) return { ...(await read(null)), ...AS_TYPED, did_you_mean };
    const { understanding, dropped } = relaxed;
    const kept = textsOf(understanding.units).join(' ');
    return {
      ...(await read(understanding)),
      corrected: kept === textsOf(understanding.units, correction?.typed).join(' ') ? null : kept,
      dropped: textsOf(dropped, correction?.typed),
      did_you_mean,
    };
  };

  /**
   * @param filter condition of the other filters
   * @param readBy reads what the queries find, within the other filters
   */
  return async <Result extends Found>(
    typed: string,
    filter: SQL,
    readBy: (queries: SearchQueries | null) => Promise<Result>,
  ): Promise<Result & Finding> => {
    const lexicon = await readLexicon(database);
    const read: Read<Result> = (understanding) => readBy(understanding && queriesOf(understanding));
    const asTyped = await read(understand(typed, lexicon));
    if (asTyped.total > 0) return { ...asTyped, ...AS_TYPED };
    const code = codeBeginning(typed);
    const byCode = code === null ? null : await readBy(everywhere(code));
    if (byCode && byCode.total > 0) return { ...byCode, ...AS_TYPED };
    return help(typed, lexicon, filter, read);
  };
};

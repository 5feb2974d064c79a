import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import { fold } from '../../../text/fold.ts';
import type { SearchMiss, SynonymFilter } from './schemas.ts';

type MissRow = z.infer<typeof SearchMiss>;

const LONGEST = 80;
/** Limit of stored searches, since anyone can search for anything. The rarest and oldest are deleted first. */
const MOST_MISSES = 2000;
const REMOVED_AT_ONCE = 100;

const condition = ({ search, lang }: z.infer<typeof SynonymFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined) conditions.push(contains(search, sql`m.query`));
  if (lang !== undefined) conditions.push(sql`m.lang = ${lang}`);
  return allOf(conditions);
};

/** Matches text that may identify a person: an address, a telephone number, the number of a document. */
const isPersonal = (text: string, folded: string): boolean => text.includes('@') || /\d[\d. ]{5,}/.test(folded);

/** Searches without results. */
export const createMissRepository = (database: Database) => ({
  /** Counts a search without results. Not stored: texts that may be personal or are too long to be search terms. */
  async record(text: string): Promise<void> {
    const query = fold(text);
    if (query === '' || query.length > LONGEST || isPersonal(text, query)) return;
    await database.query(sql`
      INSERT INTO search_misses (query, lang) VALUES (${query}, ${/[\u0621-\u064a]/.test(query) ? 'ar' : 'en'})
      ON CONFLICT (query) DO UPDATE SET count = search_misses.count + 1, last_at = now()`);
    await database.query(sql`
      DELETE FROM search_misses WHERE id IN (
        SELECT id FROM search_misses WHERE query <> ${query} ORDER BY count, last_at LIMIT ${REMOVED_AT_ONCE}
      ) AND (SELECT count(*) FROM search_misses) > ${MOST_MISSES}`);
  },

  list: (filter: z.infer<typeof SynonymFilter>, limit: number, offset: number) =>
    database.query<MissRow>(sql`
      SELECT m.id, m.query, m.lang, m.count, m.last_at FROM search_misses m WHERE ${condition(filter)}
      ORDER BY m.count DESC, m.last_at DESC, m.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(filter: z.infer<typeof SynonymFilter>): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM search_misses m WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** Deletes a search that now has a synonym. */
  forget: (term: string) => database.query(sql`DELETE FROM search_misses WHERE query = ${fold(term)}`),
});

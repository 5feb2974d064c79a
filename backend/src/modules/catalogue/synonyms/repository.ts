import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Synonym, SynonymFilter, SynonymForm } from './schemas.ts';

export type SynonymRow = z.infer<typeof Synonym>;

const condition = ({ search, lang }: z.infer<typeof SynonymFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined) conditions.push(contains(search, sql`s.term`, sql`s.means`));
  if (lang !== undefined) conditions.push(sql`s.lang = ${lang}`);
  return allOf(conditions);
};

const columns = sql`s.id, s.term, s.means, s.lang, s.created_at, s.updated_at`;

export const createSynonymRepository = (database: Database) => ({
  list: (filter: z.infer<typeof SynonymFilter>, limit: number, offset: number) =>
    database.query<SynonymRow>(sql`
      SELECT ${columns} FROM search_synonyms s WHERE ${condition(filter)}
      ORDER BY s.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(filter: z.infer<typeof SynonymFilter>): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM search_synonyms s WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  },

  find: (id: number) => database.first<SynonymRow>(sql`SELECT ${columns} FROM search_synonyms s WHERE s.id = ${id}`),

  lock: (id: number) =>
    database.first<Pick<SynonymRow, 'id' | 'term' | 'means' | 'updated_at'>>(
      sql`SELECT s.id, s.term, s.means, s.updated_at FROM search_synonyms s WHERE s.id = ${id} FOR UPDATE`,
    ),

  async isTaken({ term, means }: SynonymForm, besides?: number): Promise<boolean> {
    const row = await database.first<{ id: number }>(sql`
      SELECT id FROM search_synonyms WHERE lower(term) = lower(${term}) AND lower(means) = lower(${means})`);
    return row !== null && row.id !== besides;
  },

  async insert({ term, means }: SynonymForm): Promise<number> {
    const row = await database.first<{ id: number }>(
      sql`INSERT INTO search_synonyms (term, means) VALUES (${term}, ${means}) RETURNING id`,
    );
    if (!row) throw new Error('The synonym was not stored.');
    return row.id;
  },

  update: (id: number, { term, means }: SynonymForm) =>
    database.query(
      sql`UPDATE search_synonyms SET term = ${term}, means = ${means}, updated_at = now() WHERE id = ${id}`,
    ),

  remove: (id: number) => database.query(sql`DELETE FROM search_synonyms WHERE id = ${id}`),
});

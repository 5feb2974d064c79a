import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { placesIn, readManifest } from './manifest.ts';
import { linesOf } from './table-lines.ts';

/** An erasure that was carried out. `person_since` tells the person from another with the same id. */
interface CarriedOut {
  readonly user_id: number;
  readonly person_since: string;
  readonly with_reviews: boolean;
}

const TABLE = 'privacy_requests';

/** Erasures that a database has carried out; none in one without the table. */
export const readErasures = async (database: Database): Promise<CarriedOut[]> => {
  const table = await database.first<{ found: boolean }>(sql`SELECT to_regclass(${TABLE}) IS NOT NULL AS found`);
  if (!table?.found) return [];
  return database.query<CarriedOut>(sql`
    SELECT user_id, person_since::text AS person_since, with_reviews FROM privacy_requests WHERE kind = 'erase' AND state = 'done'
      AND decided_by IS NULL`);
};

/** Erasures that a backup knows of. @throws Error if the folder holds no backup */
export const readErasuresIn = async (folder: string): Promise<CarriedOut[]> => {
  const { tables } = await readManifest(folder);
  const columns = tables.find(({ name }) => name === TABLE)?.columns;
  if (!columns) return [];
  const found: CarriedOut[] = [];
  for await (const line of linesOf(placesIn(folder).table(TABLE))) {
    const values = JSON.parse(line) as (string | null)[];
    const value = (name: string) => values[columns.indexOf(name)] ?? '';
    if (value('kind') === 'erase' && value('state') === 'done' && value('decided_by') === '')
      found.push({
        ...{ user_id: Number(value('user_id')), person_since: value('person_since') },
        with_reviews: value('with_reviews') === 'true' || value('with_reviews') === 't',
      });
  }
  return found;
};

/** Adds the erasures of people whom the database has, unless it knows of them. */
export const bringErasures = (database: Database, erasures: readonly CarriedOut[]): Promise<unknown> =>
  database.query(sql`
    INSERT INTO privacy_requests (user_id, person_since, kind, state, email, lang, with_reviews, due_on, erase_from, done_at)
    SELECT u.id, u.created_at, 'erase', 'done', '', u.lang, done.with_reviews, current_date, now(), now()
    FROM jsonb_to_recordset(${JSON.stringify(erasures)}::jsonb) AS done (user_id bigint, person_since timestamptz, with_reviews boolean)
      JOIN users u ON u.id = done.user_id AND u.created_at = done.person_since
    WHERE NOT EXISTS (SELECT FROM privacy_requests r WHERE r.user_id = u.id AND r.kind = 'erase' AND r.state = 'done')`);

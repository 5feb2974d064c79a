import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

/** Number of rows and last writing transaction of each table: any insert, update or delete shows. */
export type Tables = Readonly<Record<string, string>>;

// Reading every table takes a hundred times as long as a rejected call. So a trigger records the tables of each write
// statement, even one without rows, and only these are read again.
const INSTALL = `
  CREATE SCHEMA test_reader;
  CREATE TABLE test_reader.written (name text NOT NULL);

  CREATE FUNCTION test_reader.tell() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO test_reader.written VALUES (TG_TABLE_NAME);
    RETURN NULL;
  END $$;

  CREATE FUNCTION test_reader.read_written() RETURNS TABLE (name text, state text) LANGUAGE plpgsql AS $$
  DECLARE
    names text[];
  BEGIN
    WITH told AS (DELETE FROM test_reader.written RETURNING written.name)
    SELECT coalesce(array_agg(DISTINCT told.name), '{}') INTO names FROM told;
    FOREACH name IN ARRAY names LOOP
      EXECUTE format('SELECT concat(count(*), '' rows, written by '', max(xmin::text::bigint)) FROM public.%I', name)
        INTO state;
      RETURN NEXT;
    END LOOP;
  END $$;

  DO $$
  DECLARE
    name text;
  BEGIN
    -- Processes write into the others all the time.
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('announced', 'lives', 'replica_marks') LOOP
      EXECUTE format('CREATE TRIGGER test_reader AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I
        FOR EACH STATEMENT EXECUTE FUNCTION test_reader.tell()', name);
      INSERT INTO test_reader.written VALUES (name);
    END LOOP;
  END $$`;

const install = async (database: Database): Promise<() => Promise<Tables>> => {
  await database.query(sql.raw(INSTALL));
  const states = new Map<string, string>();
  return async () => {
    const rows = await database.query<{ name: string; state: string }>(sql`SELECT * FROM test_reader.read_written()`);
    for (const { name, state } of rows) states.set(name, state);
    return Object.fromEntries([...states].sort());
  };
};

/** Reading clears the record, so each database has only one reader. */
const readers = new WeakMap<Database, ReturnType<typeof install>>();

/**
 * Asserts that a call has changed nothing: `assert.deepEqual(await readTables(), before)`.
 * @returns a reader for this database
 */
export const createTableReader = (database: Database): Promise<() => Promise<Tables>> => {
  const reader = readers.get(database) ?? install(database);
  readers.set(database, reader);
  return reader;
};

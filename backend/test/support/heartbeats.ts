import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

/** Ends the connections on which the processes of a test's database read announcements. */
export const cutHeartbeats = (database: Database) =>
  database.query(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ '(INTO|UPDATE) lives'`);

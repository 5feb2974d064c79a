import { readFile } from 'node:fs/promises';
import { sql } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';

// Linux counts CPU time in hundredths of a second, whatever the machine.
const MS_PER_TICK = 10;
const FIRST_TIME_FIELD = 11;

/** utime, stime, cutime and cstime of a process, in ticks; the last two cover its ended children. */
const ticksOf = async (pid: number): Promise<number[]> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in field 2 may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(FIRST_TIME_FIELD, FIRST_TIME_FIELD + 4).map(Number);
};

const childrenOf = async (pid: number): Promise<number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
};

/** Process id of the PostgreSQL server. */
export const findPostmaster = async (database: Database): Promise<number> => {
  const row = await database.first<{ pid: number }>(
    sql`SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)::integer AS pid`,
  );
  if (!row) throw new Error('PostgreSQL did not report its process id.');
  return row.pid;
};

/** CPU time of all PostgreSQL processes, ms; null without /proc. */
export const postgresCpuMs = async (postmaster: number): Promise<number | null> => {
  const [living, own] = await Promise.all([
    childrenOf(postmaster).then((pids) => Promise.all(pids.map(ticksOf))),
    ticksOf(postmaster),
  ]);
  if (own.length === 0) return null;
  const ticks = [...own, ...living.flatMap(([user = 0, system = 0]) => [user, system])];
  return ticks.reduce((sum, count) => sum + count, 0) * MS_PER_TICK;
};

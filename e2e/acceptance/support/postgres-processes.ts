import { readdir, readFile } from 'node:fs/promises';

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Process id of the PostgreSQL server on the port of the URL. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const { port } = new URL(databaseUrl);
  for (const name of await readdir('/proc')) {
    const args = /^\d+$/.test(name) ? (await read(`/proc/${name}/cmdline`)).split('\0') : [];
    if (args[0]?.endsWith('/postgres') && args.includes(port)) return Number(name);
  }
  throw new Error(`No PostgreSQL on this machine listens on port ${port}.`);
}

export const childrenOf = async (pid: number) =>
  (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);

/** Crashes and freezes a PostgreSQL on this machine. */
export async function seizePostgres(databaseUrl: string) {
  const postmaster = await postmasterOf(databaseUrl);
  const all = async () => [postmaster, ...(await childrenOf(postmaster))];
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  return {
    /** Kills a process that serves a connection: PostgreSQL closes all connections, recovers from its WAL and restarts. */
    async crash(): Promise<void> {
      for (const pid of await childrenOf(postmaster)) {
        const title = await read(`/proc/${pid}/cmdline`);
        if (/127\.0\.0\.1|\[local\]|::1/.test(title)) return signal([pid], 'SIGKILL');
      }
      throw new Error('PostgreSQL has no connections.');
    },
    /** Stops all processes; connections stay open without a response. */
    freeze: async () => signal(await all(), 'SIGSTOP'),
    thaw: async () => signal(await all(), 'SIGCONT'),
  };
}

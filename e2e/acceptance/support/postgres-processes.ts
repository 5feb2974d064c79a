import { readdir, readFile } from 'node:fs/promises';

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** The first process of the PostgreSQL that listens on the port of the address. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const { port } = new URL(databaseUrl);
  for (const name of await readdir('/proc')) {
    const words = /^\d+$/.test(name) ? (await read(`/proc/${name}/cmdline`)).split('\0') : [];
    if (words[0]?.endsWith('/postgres') && words.includes(port)) return Number(name);
  }
  throw new Error(`No PostgreSQL of this machine listens on port ${port}.`);
}

const childrenOf = async (pid: number) =>
  (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);

/** A PostgreSQL of this machine, to be treated badly. */
export async function seizePostgres(databaseUrl: string) {
  const postmaster = await postmasterOf(databaseUrl);
  const all = async () => [postmaster, ...(await childrenOf(postmaster))];
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  return {
    /** Kills one that serves a connection: PostgreSQL throws out everybody, recovers from its log, and starts anew. */
    async crash(): Promise<void> {
      for (const pid of await childrenOf(postmaster)) {
        const title = await read(`/proc/${pid}/cmdline`);
        if (/127\.0\.0\.1|\[local\]|::1/.test(title)) return signal([pid], 'SIGKILL');
      }
      throw new Error('Nobody is connected to PostgreSQL.');
    },
    /** Nothing answers any more, and nothing is refused. */
    freeze: async () => signal(await all(), 'SIGSTOP'),
    thaw: async () => signal(await all(), 'SIGCONT'),
  };
}

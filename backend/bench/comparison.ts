import { readAnswer, type Case } from './cases.ts';
import { runLoad, type Load, type Run } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** A run with the CPU milliseconds that a request cost in the server, and in the database's own processes. */
export interface Sample extends Run {
  readonly serverCpu: number;
  readonly databaseCpu: number | null;
}

/** One run of the backend, and right after it one of a bare Fastify that answers the same bytes. */
export interface Comparison {
  /** Length of the answer's body. */
  readonly bytes: number;
  readonly backend: Sample;
  readonly bare: Sample;
}

/** What is loaded, and where the CPU time of its database is read. */
export interface Servers {
  readonly backend: MeasuredProcess;
  readonly bare: MeasuredProcess;
  databaseCpuMs(): Promise<number | null>;
}

type Clock = Servers['databaseCpuMs'];

// Its answers are all alike: a short run says it all.
const BARE_SECONDS = 1;

const noDatabase: Clock = async () => 0;

const takeSample = async (server: MeasuredProcess, databaseCpuMs: Clock, load: Load): Promise<Sample> => {
  const before = [await server.cpuMs(), await databaseCpuMs()] as const;
  const run = await runLoad(server.address, load);
  const after = [await server.cpuMs(), await databaseCpuMs()] as const;
  return {
    ...run,
    serverCpu: (after[0] - before[0]) / run.requests,
    databaseCpu: before[1] === null || after[1] === null ? null : (after[1] - before[1]) / run.requests,
  };
};

/**
 * Measures a case once.
 * @param seconds length of a run whose requests may be repeated
 * @throws Error when a request fails
 */
export const compare = async (
  { backend, bare, databaseCpuMs }: Servers,
  measured: Case,
  connections: number,
  seconds: number,
): Promise<Comparison> => {
  const requests = measured.requestsPerRun?.(connections);
  // One more for the answer that the bare server repeats.
  await measured.prepare?.(backend.address, (requests ?? 0) + 1);
  const first = measured.next();
  const answer = await readAnswer(backend.address, first);
  bare.say({ answer });
  const limit = requests === undefined ? { seconds } : { requests };
  return {
    bytes: Buffer.byteLength(answer),
    backend: await takeSample(backend, databaseCpuMs, { connections, limit, next: () => measured.next() }),
    bare: await takeSample(bare, noDatabase, { connections, limit: { seconds: BARE_SECONDS }, next: () => first }),
  };
};

import { ask, askAll, keyOf, type ResponseBodies } from './response-bodies.ts';
import type { Case, Visit } from './case.ts';
import { runLoad, type Run } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { runVisits } from './visits.ts';

/** A run with what a request (or visit) cost: CPU milliseconds in the server and in the database's own processes, SQL statements. */
export interface Sample extends Run {
  readonly serverCpu: number;
  readonly databaseCpu: number | null;
  readonly statements: number;
}

/** One run of the backend, and right after it one of a bare Fastify that answers the same bytes. */
export interface Comparison {
  /** Length of the answers' bodies as they are sent, on average; of a visit, of all its answers. */
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
type Runner = (address: string) => Promise<Run>;

// Its answers are all alike: a short run says it all.
const BARE_SECONDS = 1;

const noDatabase: Clock = async () => 0;

const takeSample = async (server: MeasuredProcess, databaseCpuMs: Clock, load: Runner): Promise<Sample> => {
  const before = [await server.usage(), await databaseCpuMs()] as const;
  const run = await load(server.address);
  const after = [await server.usage(), await databaseCpuMs()] as const;
  return {
    ...run,
    serverCpu: (after[0].cpuMs - before[0].cpuMs) / run.requests,
    databaseCpu: before[1] === null || after[1] === null ? null : (after[1] - before[1]) / run.requests,
    statements: (after[0].statements - before[0].statements) / run.requests,
  };
};

/** How the servers are loaded, and what the bare one shall answer. */
interface Plan {
  readonly answers: ResponseBodies;
  readonly backend: Runner;
  readonly bare: Runner;
}

const planCase = async (address: string, measured: Case, connections: number, seconds: number): Promise<Plan> => {
  const requests = measured.requestsPerRun?.(connections);
  // One more for the answer that the bare server repeats.
  await measured.prepare?.(address, (requests ?? 0) + 1);
  const asked = measured.repeated ?? [measured.next()];
  const [first] = asked;
  if (!first) throw new Error('There is nothing to ask for.');
  const next = () => measured.next();
  const limit = requests === undefined ? { seconds } : { requests };
  return {
    answers: await askAll(address, asked),
    backend: (at) => runLoad(at, { connections, limit, next }),
    bare: (at) =>
      runLoad(at, { connections, limit: { seconds: BARE_SECONDS }, next: measured.repeated ? next : () => first }),
  };
};

const planVisit = async (address: string, measured: Visit, connections: number): Promise<Plan> => {
  const answers: ResponseBodies = new Map();
  await measured.visit(async (request) => {
    const answer = await ask(address, request);
    answers.set(keyOf(request), answer);
    return answer;
  });
  const load = { connections, visits: measured.requestsPerRun?.(connections) ?? connections };
  return {
    answers,
    backend: (at) => runVisits(at, load, (send) => measured.visit(send)),
    // To the bare server all customers are one.
    bare: (at) => runVisits(at, load, (send) => measured.visit(send, 1)),
  };
};

/**
 * Measures a case once.
 * @param seconds length of a run whose requests may be repeated
 * @throws Error when a request fails
 */
export const compare = async (
  { backend, bare, databaseCpuMs }: Servers,
  measured: Case | Visit,
  connections: number,
  seconds: number,
): Promise<Comparison> => {
  const plan =
    'visit' in measured
      ? await planVisit(backend.address, measured, connections)
      : await planCase(backend.address, measured, connections, seconds);
  bare.say(plan.answers);
  const sum = [...plan.answers.values()].reduce((bytes, { body }) => bytes + body.length, 0);
  return {
    bytes: 'visit' in measured ? sum : sum / plan.answers.size,
    backend: await takeSample(backend, databaseCpuMs, plan.backend),
    bare: await takeSample(bare, noDatabase, plan.bare),
  };
};

import { ask, askAll, keyOf, type ResponseBodies } from './response-bodies.ts';
import type { Case, Visit } from './case.ts';
import { runLoad, type Run } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { runVisits } from './visits.ts';

/** A run with costs per request (or visit): CPU of server and database processes, ms; SQL statements. */
export interface Sample extends Run {
  readonly serverCpu: number;
  readonly databaseCpu: number | null;
  readonly statements: number;
}

/** A run of the backend, followed by a run of a bare Fastify that sends the same bytes. */
export interface Comparison {
  /** Average size of a response body as sent; for a visit, the sum of its responses. */
  readonly bytes: number;
  readonly backend: Sample;
  readonly bare: Sample;
}

/** Servers under load, and the CPU clock of the database. */
export interface Servers {
  readonly backend: MeasuredProcess;
  readonly bare: MeasuredProcess;
  databaseCpuMs(): Promise<number | null>;
}

type Clock = Servers['databaseCpuMs'];
type Runner = (address: string) => Promise<Run>;

// A short run suffices, because every response costs the same.
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

/** Load for both servers, and the responses of the bare one. */
interface Plan {
  readonly responses: ResponseBodies;
  readonly backend: Runner;
  readonly bare: Runner;
}

const planCase = async (address: string, measured: Case, connections: number, seconds: number): Promise<Plan> => {
  const requests = measured.requestsPerRun?.(connections);
  // One more for the response that the bare server repeats.
  await measured.prepare?.(address, (requests ?? 0) + 1);
  const requestList = measured.repeated ?? [measured.next()];
  const [first] = requestList;
  if (!first) throw new Error('The case has no requests.');
  const next = () => measured.next();
  const limit = requests === undefined ? { seconds } : { requests };
  return {
    responses: await askAll(address, requestList),
    backend: (at) => runLoad(at, { connections, limit, next }),
    bare: (at) =>
      runLoad(at, { connections, limit: { seconds: BARE_SECONDS }, next: measured.repeated ? next : () => first }),
  };
};

const planVisit = async (address: string, measured: Visit, connections: number): Promise<Plan> => {
  const responses: ResponseBodies = new Map();
  await measured.visit(async (request) => {
    const response = await ask(address, request);
    responses.set(keyOf(request), response);
    return response;
  });
  const load = { connections, visits: measured.requestsPerRun?.(connections) ?? connections };
  return {
    responses,
    backend: (at) => runVisits(at, load, (send) => measured.visit(send)),
    // The bare server has the responses of one customer.
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
  bare.say(plan.responses);
  const sum = [...plan.responses.values()].reduce((bytes, { body }) => bytes + body.length, 0);
  return {
    bytes: 'visit' in measured ? sum : sum / plan.responses.size,
    backend: await takeSample(backend, databaseCpuMs, plan.backend),
    bare: await takeSample(bare, noDatabase, plan.bare),
  };
};

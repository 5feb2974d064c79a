import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from './load.ts';

/** Result of one request. Times in ms of the bench's clock; status 0 without a response. */
export interface Visit {
  readonly name: string;
  readonly status: number;
  readonly sentAt: number;
  readonly tookMs: number;
}

/** A request and the name of its case. */
export interface VisitRequest {
  readonly name: string;
  readonly request: Request;
}

const TICK_MS = 5;
const LONGEST_MS = 30_000;
const REFUSED = 503;
const PAUSE_MS = 100;

const send = (address: string, agent: http.Agent, { name, request }: VisitRequest): Promise<Visit> =>
  new Promise((resolve) => {
    const sentAt = performance.now();
    const done = (status: number) => resolve({ name, status, sentAt, tookMs: performance.now() - sentAt });
    const { method, path, headers, body } = request;
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const options = { agent, method, headers: { ...headers, ...length }, timeout: LONGEST_MS };
    http
      .request(address + path, options, (response) => {
        response.resume().once('end', () => done(response.statusCode ?? 0));
      })
      .once('error', () => done(0))
      .end(body);
  });

const withAgent = async <T>(work: (agent: http.Agent) => Promise<T>): Promise<T> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });
  try {
    return await work(agent);
  } finally {
    agent.destroy();
  }
};

/** Open load: sends requests at a fixed rate without waiting for responses. */
export const comeAtRate = (
  address: string,
  perSecond: number,
  seconds: number,
  next: () => VisitRequest,
): Promise<Visit[]> =>
  withAgent(async (agent) => {
    const start = performance.now();
    const visits: Promise<Visit>[] = [];
    for (let passed = 0; passed < seconds * 1000; passed = performance.now() - start) {
      while (visits.length < (passed / 1000) * perSecond) visits.push(send(address, agent, next()));
      await wait(TICK_MS);
    }
    return Promise.all(visits);
  });

/** Closed load: each person sends the next request after a response, with a pause after a refusal. */
export const stayAround = (
  address: string,
  people: number,
  seconds: number,
  next: () => VisitRequest,
): Promise<Visit[]> =>
  withAgent(async (agent) => {
    const end = performance.now() + seconds * 1000;
    const stay = async (): Promise<Visit[]> => {
      const visits: Visit[] = [];
      while (performance.now() < end) {
        const visit = await send(address, agent, next());
        visits.push(visit);
        if (visit.status === REFUSED) await wait(PAUSE_MS);
      }
      return visits;
    };
    return (await Promise.all(Array.from({ length: people }, stay))).flat();
  });

import { ask, ENCODINGS, textOf, type ResponseBody } from './response-bodies.ts';
import type { Request } from './load.ts';

interface Measured {
  readonly name: string;
  readonly title: string;
  /** Requests (or visits) per run, if each may be sent only once. Otherwise a run has a duration. */
  readonly requestsPerRun?: (connections: number) => number;
  /** Queues mail, which is sent in the background: measured after the other cases. */
  readonly sendsMail?: boolean;
}

/** One measured kind of request. */
export interface Case extends Measured {
  /** Repeated requests. Each is sent once before a run, without being measured. */
  readonly repeated?: readonly Request[];
  /** Prepares the data for a number of requests; not measured. */
  prepare?(address: string, requests: number): Promise<void>;
  next(): Request;
}

/** Sends one of a visit's requests. */
export type Send = (request: Request) => Promise<ResponseBody>;

/** Several requests in sequence, measured as one. */
export interface Visit extends Measured {
  /** @param customer defaults to the next customer */
  visit(send: Send, customer?: number): Promise<void>;
}

const preferences = { lang: 'en', currency: 'SAR', ...ENCODINGS };

/** @param person authorization headers; none for a guest */
export const read = (name: string, title: string, path: string, person: Request['headers'] = {}): Case => {
  const request: Request = { method: 'GET', path: `/api${path}`, headers: { ...preferences, ...person } };
  return { name, title, next: () => request };
};

/** Request for the last page of a list, read from the response to the first one. */
export const lastPageOf = async (address: string, first: Request): Promise<Request> => {
  const pages = /"last_page":(\d+)/.exec(textOf(await ask(address, first)))?.[1] ?? '1';
  return { ...first, path: `${first.path}&page=${pages}` };
};

/** Case for the last page of a list. */
export const readLast = (name: string, title: string, path: string, person: Request['headers'] = {}): Case => {
  const first = read(name, title, path, person).next();
  let last = first;
  return {
    name,
    title,
    async prepare(address) {
      last = await lastPageOf(address, first);
    },
    next: () => last,
  };
};

const preferencesOfPost = { ...preferences, 'content-type': 'application/json' };

/** POST request of a customer. */
export const post = (path: string, token: string, body: object): Request => ({
  method: 'POST',
  path: `/api${path}`,
  headers: { ...preferencesOfPost, authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

/** GET request of a customer. */
export const get = (path: string, token: string): Request => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { ...preferences, authorization: `Bearer ${token}` },
});

import { ask, ENCODINGS, textOf, type ResponseBody } from './response-bodies.ts';
import type { Request } from './load.ts';

interface Measured {
  readonly name: string;
  readonly title: string;
  /** How many requests (or visits) a run has at a number of connections, when each may be sent only once; else it runs for time. */
  readonly requestsPerRun?: (connections: number) => number;
  /** Leaves mail behind that is sent in the background: measured after the others. */
  readonly sendsMail?: boolean;
}

/** One kind of request that is measured. */
export interface Case extends Measured {
  /** What is asked again and again: everything of it once before each run, which is not measured. */
  readonly repeated?: readonly Request[];
  /** Makes the state that a number of requests needs; not measured. */
  prepare?(address: string, requests: number): Promise<void>;
  next(): Request;
}

/** Sends one of a visit's requests. */
export type Send = (request: Request) => Promise<ResponseBody>;

/** Several requests, one after the other, that are measured as one. */
export interface Visit extends Measured {
  /** @param customer whose visit it is; left out, the next one's */
  visit(send: Send, customer?: number): Promise<void>;
}

const preferences = { lang: 'en', currency: 'SAR', ...ENCODINGS };

/** @param person headers that say who asks; left out, a visitor */
export const read = (name: string, title: string, path: string, person: Request['headers'] = {}): Case => {
  const request: Request = { method: 'GET', path: `/api${path}`, headers: { ...preferences, ...person } };
  return { name, title, next: () => request };
};

/** Which page of a list is the last; the first one says so. */
export const lastPageOf = async (address: string, first: Request): Promise<Request> => {
  const pages = /"last_page":(\d+)/.exec(textOf(await ask(address, first)))?.[1] ?? '1';
  return { ...first, path: `${first.path}&page=${pages}` };
};

/** The last page of a list; which one that is, the first page says. */
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

/** What a customer sends. */
export const post = (path: string, token: string, body: object): Request => ({
  method: 'POST',
  path: `/api${path}`,
  headers: { ...preferencesOfPost, authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

/** What a customer asks for. */
export const get = (path: string, token: string): Request => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { ...preferences, authorization: `Bearer ${token}` },
});

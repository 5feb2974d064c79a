import type { UnknownAction } from 'redux';
import type { ThunkAction } from '@reduxjs/toolkit';
import type { ApiContext } from '../http/base-query.ts';
import type { CallAnswer } from '../area/first-page.ts';
import { api } from '../store/api.ts';
import type { RootState } from '../store/store.ts';

type Start = ThunkAction<unknown, RootState, ApiContext, UnknownAction>;

/** A query endpoint, as far as a page needs it. */
interface QueryEndpoint<Arg, Data> {
  name: string;
  initiate: (arg: Arg, options: { subscribe: boolean; forceRefetch?: boolean }) => Start;
  Types: { ResultType: Data };
}

/** One thing that a page asks the API for. */
export interface PageQuery<Data = unknown> {
  endpoint: Pick<QueryEndpoint<never, Data>, 'name' | 'Types'>;
  arg: unknown;
  /** Asks for it without a subscription: it is there when the page looks for it. `isAnew`: although it is known. */
  start: (isAnew?: boolean) => Start;
}

/** What a page asks an endpoint for. */
export const ask = <Arg, Data>(
  endpoint: QueryEndpoint<Arg, Data>,
  ...[arg]: Arg extends void ? [] : [arg: Arg]
): PageQuery<Data> => ({
  endpoint,
  arg,
  start: (isAnew = false) => endpoint.initiate(arg as Arg, { subscribe: false, forceRefetch: isAnew }),
});

interface QueryCall {
  url: string;
  params?: Record<string, unknown>;
  validateStatus?: (response: { ok: boolean; status: number }, body: unknown) => boolean;
}

/** An endpoint as it was injected: how a call of it is written, and what is made of its answer. */
interface Definition {
  query(arg: unknown): string | QueryCall;
  transformResponse?(body: unknown, meta: undefined, arg: unknown): unknown;
}

function definitionOf({ endpoint }: PageQuery): Definition {
  let found: Definition | undefined;
  const read = (definition: Definition) => {
    found = definition;
  };
  api.enhanceEndpoints({ endpoints: { [endpoint.name]: read } });
  if (!found) throw new Error(`${endpoint.name} is not an endpoint of the API.`);
  return found;
}

/** The path of a query below the API's base, as fetchBaseQuery writes it. */
export function callOf(query: PageQuery): string {
  const call = definitionOf(query).query(query.arg);
  if (typeof call === 'string') return call;
  const given = Object.entries(call.params ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return call.url;
  return `${call.url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** What the page makes of the answer to its query. */
export function readAnswer<Data>(query: PageQuery<Data>, body: unknown): Data {
  const { transformResponse } = definitionOf(query);
  return (transformResponse ? transformResponse(body, undefined, query.arg) : body) as Data;
}

const isOk = ({ ok }: { ok: boolean }) => ok;

/** Whether an answer is one that the query takes, such as a 404 that means that there is no such product. */
export function isAccepted(query: PageQuery, { status, body }: CallAnswer): boolean {
  const call = definitionOf(query).query(query.arg);
  const { validateStatus = isOk } = typeof call === 'string' ? {} : call;
  return validateStatus({ ok: status >= 200 && status < 300, status }, body);
}

import type { UnknownAction } from 'redux';
import type { ThunkAction } from '@reduxjs/toolkit';
import type { ApiContext } from '../http/base-query.ts';
import type { CallResponse } from '../area/first-page.ts';
import { api } from '../store/api.ts';
import type { RootState } from '../store/store.ts';

type Start = ThunkAction<unknown, RootState, ApiContext, UnknownAction>;

/** The parts of a query endpoint that a page needs. */
interface QueryEndpoint<Arg, Data> {
  name: string;
  initiate: (arg: Arg, options: { subscribe: boolean; forceRefetch?: boolean }) => Start;
  Types: { ResultType: Data };
}

/** One query that a page sends. */
export interface PageQuery<Data = unknown> {
  endpoint: Pick<QueryEndpoint<never, Data>, 'name' | 'Types'>;
  arg: unknown;
  /**
   * Fetches without a subscription, so that the page finds the response in the cache. `isAnew` fetches even if it is
   * cached.
   */
  start: (isAnew?: boolean) => Start;
}

/** A query: an endpoint with its argument. */
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

/** An injected endpoint: how it builds a call and transforms the response. */
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

/** Path of a query below the API's base, as fetchBaseQuery builds it. */
export function callOf(query: PageQuery): string {
  const call = definitionOf(query).query(query.arg);
  if (typeof call === 'string') return call;
  const given = Object.entries(call.params ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return call.url;
  return `${call.url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Transforms a response body as the endpoint does. */
export function readResponse<Data>(query: PageQuery<Data>, body: unknown): Data {
  const { transformResponse } = definitionOf(query);
  return (transformResponse ? transformResponse(body, undefined, query.arg) : body) as Data;
}

const isOk = ({ ok }: { ok: boolean }) => ok;

/** True if the query accepts the response, for example a 404 that means "no such product". */
export function isAccepted(query: PageQuery, { status, body }: CallResponse): boolean {
  const call = definitionOf(query).query(query.arg);
  const { validateStatus = isOk } = typeof call === 'string' ? {} : call;
  return validateStatus({ ok: status >= 200 && status < 300, status }, body);
}

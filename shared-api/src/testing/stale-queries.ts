import { api } from '../store/api.ts';
import { ANY_ID, ANYTHING } from './anything.ts';

type Tag = string | { type: string; id?: unknown };
type Tags = readonly Tag[] | ((response: unknown, error: unknown, arg: unknown) => readonly Tag[]);

interface Definition {
  type?: string;
  query?: (arg: unknown) => string | { url?: string; method?: string };
  keepUnusedDataFor?: number;
  providesTags?: Tags;
  invalidatesTags?: Tags;
  onQueryStarted?: unknown;
}

interface Endpoint {
  name: string;
  definition: Definition;
  method: string;
  /** Segments of its address: `admin`, `coupons`, an id. */
  address: readonly string[];
}

/** Method and address of an endpoint; undefined if the caller supplies the address, as for a download. */
function toEndpoint(name: string, definition: Definition, arg: unknown): Endpoint | undefined {
  const request = definition.query?.(arg);
  const { url, method = 'GET' } = typeof request === 'string' ? { url: request } : (request ?? {});
  return url === undefined
    ? undefined
    : { name, definition, method, address: url.replace(/\?.*/, '').split('/').filter(Boolean) };
}

function definitions(): Record<string, Definition> {
  const found: Record<string, Definition> = {};
  const inspect = (name: string) => (definition: Definition) => {
    found[name] = definition;
  };
  const names = Object.keys(api.endpoints);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, inspect(name)])) });
  return found;
}

const AUDIENCES = ['admin', 'vendor', 'user'];

/** Audience and noun of an address: `admin coupon`. Singular, as addresses use both forms. */
const nounOf = ([first = '', second = '']: readonly string[]): string =>
  (AUDIENCES.includes(first) ? `${first} ${second}` : first).replace(/s$/, '');

const tagsOf = (tags: Tags = []) =>
  (typeof tags === 'function' ? tags(ANYTHING, undefined, ANYTHING) : tags).map((tag) =>
    typeof tag === 'string' ? { type: tag, id: undefined } : tag,
  );

const reaches = (mutation: Definition, query: Definition): boolean =>
  tagsOf(mutation.invalidatesTags).some(({ type, id }) =>
    tagsOf(query.providesTags).some(
      (provided) => provided.type === type && (id === undefined || String(provided.id) === String(id)),
    ),
  );

/** Those of the mutations after which a query of another noun stays cached. Load the api files first. */
export function notReaching(mutations: readonly string[], query: string): string[] {
  const known = definitions();
  return mutations.filter((mutation) => !reaches(known[mutation] ?? {}, known[query] ?? {}));
}

/** True if a query shows what a mutation changes: others of its kind, or the same record unless it was deleted. */
function shows({ address }: Endpoint, mutation: Endpoint): boolean {
  if (nounOf(address) !== nounOf(mutation.address)) return false;
  if (!address.includes(ANY_ID)) return true;
  return mutation.method !== 'DELETE' && address.every((part, place) => part === mutation.address[place]);
}

/** True if the query's result stays cached and the mutation does not update it itself (`onQueryStarted`). */
const isKept = ({ definition: { keepUnusedDataFor, providesTags } }: Endpoint, mutation: Endpoint): boolean =>
  keepUnusedDataFor !== 0 && (providesTags !== undefined || mutation.definition.onQueryStarted === undefined);

/**
 * Queries that would show outdated data after a mutation, as `mutation: query`: every pair of the same noun, derived
 * from their addresses and tags. Load the api files first.
 * @param args arguments for endpoints that the stub does not suit
 */
export function staleQueries(args: Record<string, unknown> = {}): string[] {
  const endpoints = Object.entries(definitions())
    .map(([name, definition]) => toEndpoint(name, definition, args[name] ?? ANYTHING))
    .filter((endpoint) => endpoint !== undefined);
  const queries = endpoints.filter(({ definition }) => definition.type === 'query');
  const mutations = endpoints.filter(({ definition }) => definition.type === 'mutation');
  return mutations.flatMap((mutation) =>
    queries
      .filter((query) => shows(query, mutation) && isKept(query, mutation))
      .filter((query) => !reaches(mutation.definition, query.definition))
      .map((query) => `${mutation.name}: ${query.name}`),
  );
}

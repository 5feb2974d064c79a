import { api } from '../store/api.ts';
import { ANY_ID, ANYTHING } from './anything.ts';

type Tag = string | { type: string; id?: unknown };
type Tags = readonly Tag[] | ((answer: unknown, error: unknown, arg: unknown) => readonly Tag[]);

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
  /** The parts of its address: `admin`, `coupons`, an id. */
  address: readonly string[];
}

/** What an endpoint asks for; nothing where whoever calls it gives the address, as for a download. */
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

/** What an address is about, and for whom: `admin coupon`. Some name one thing where others name them all. */
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

/** Whether a query shows what a mutation changes: the others of its kind, or the very one, unless that is gone. */
function shows({ address }: Endpoint, mutation: Endpoint): boolean {
  if (nounOf(address) !== nounOf(mutation.address)) return false;
  if (!address.includes(ANY_ID)) return true;
  return mutation.method !== 'DELETE' && address.every((part, place) => part === mutation.address[place]);
}

/** Whether what a query has shown is kept for later, and not by the mutation itself, which writes its answer there. */
const isKept = ({ definition: { keepUnusedDataFor, providesTags } }: Endpoint, mutation: Endpoint): boolean =>
  keepUnusedDataFor !== 0 && (providesTags !== undefined || mutation.definition.onQueryStarted === undefined);

/**
 * What would still be shown as it was before a change, as `mutation: query`: for every mutation and every query of the
 * same noun, read from their addresses and tags. Load the api files first.
 * @param args what those endpoints are called with that cannot take anything
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

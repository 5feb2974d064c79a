import type { CallResponse, PreloadedResponses } from '../area/first-page.ts';

/** Lifetime of the embedded responses. */
const FRESH_MS = 10_000;

/** Cache key of a call: path and sorted query. */
const keyOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://api/');
  searchParams.sort();
  return `${pathname.replace(/^\//, '')}?${searchParams}`;
};

const toResponse = ({ status, body }: CallResponse) => Response.json(body, { status });

/**
 * A fetch that serves a visitor's first calls from the responses embedded in the page, each once.
 * @param apiBase absolute, with a trailing slash
 * @param msSinceStart age of the page
 */
export function createFirstFetch(
  apiBase: string,
  carried: PreloadedResponses | null,
  msSinceStart: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  const responses = new Map(
    Object.entries(carried?.responses ?? {}).map(([path, response]) => [keyOf(path), response]),
  );

  const take = ({ method, url, headers }: Request): CallResponse | undefined => {
    const isForVisitors = method === 'GET' && !headers.has('Authorization');
    const isSame = headers.get('lang') === carried?.lang && headers.get('Currency') === carried?.currency;
    if (!isForVisitors || !isSame || msSinceStart() > FRESH_MS || !url.startsWith(apiBase)) return undefined;
    const key = keyOf(url.slice(apiBase.length));
    const response = responses.get(key);
    responses.delete(key);
    return response;
  };

  return async (request) => {
    const response = take(request);
    return response ? toResponse(response) : fetch(request);
  };
}

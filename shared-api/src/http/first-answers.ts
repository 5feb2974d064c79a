import type { CallAnswer, FirstAnswers } from '../area/first-page.ts';

/** After that the page that the answers came with is no longer new. */
const FRESH_MS = 10_000;

/** A call's path and query, whatever the order of its parameters. */
const keyOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://api/');
  searchParams.sort();
  return `${pathname.replace(/^\//, '')}?${searchParams}`;
};

const toResponse = ({ status, body }: CallAnswer) => Response.json(body, { status });

/**
 * Calls the API like fetch, but answers a visitor's first calls from what the page carried. Each answer serves once.
 * @param apiBase absolute, with a closing slash
 * @param msSinceStart how long the page has been there
 */
export function createFirstFetch(
  apiBase: string,
  carried: FirstAnswers | null,
  msSinceStart: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  const answers = new Map(Object.entries(carried?.answers ?? {}).map(([path, answer]) => [keyOf(path), answer]));

  const take = ({ method, url, headers }: Request): CallAnswer | undefined => {
    const isForVisitors = method === 'GET' && !headers.has('Authorization');
    const isSame = headers.get('lang') === carried?.lang && headers.get('Currency') === carried?.currency;
    if (!isForVisitors || !isSame || msSinceStart() > FRESH_MS || !url.startsWith(apiBase)) return undefined;
    const key = keyOf(url.slice(apiBase.length));
    const answer = answers.get(key);
    answers.delete(key);
    return answer;
  };

  return async (request) => {
    const answer = take(request);
    return answer ? toResponse(answer) : fetch(request);
  };
}

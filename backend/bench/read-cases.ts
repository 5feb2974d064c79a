import { createRandom } from '../database/seed/random.ts';
import { createMakers, different } from './addresses.ts';
import { lastPageOf, type Case } from './case.ts';
import type { Catalogue } from './catalogue.ts';
import type { Request } from './load.ts';
import { zipf } from './zipf.ts';

/** Fixed, so that every bench sends the same requests. */
const SEED = 16;
/** Number of repeated URLs. */
const POOL = 400;
const LONGEST_RUN = 400;
/** Each request of these runs is preceded by one for the first page. */
const LONGEST_LAST_RUN = 100;

/** Case without cache hits: each URL is requested once per process. */
const firstRequests = (name: string, title: string, requests: readonly Request[], runs: number): Case => {
  const rest = [...requests];
  // One more per run for the response that the bare server repeats.
  const perRun = Math.min(LONGEST_RUN, Math.floor(rest.length / runs) - 1);
  if (perRun < 1) throw new Error(`${title}: the catalogue has too few different URLs.`);
  return {
    name,
    title: `${title}, first request`,
    requestsPerRun: () => perRun,
    next() {
      const request = rest.pop();
      if (!request) throw new Error(`${title}: all different URLs have been requested.`);
      return request;
    },
  };
};

const repeatedRequests = (name: string, title: string, requests: readonly Request[]): Case => ({
  name,
  title: `${title}, repeated`,
  repeated: requests,
  next: zipf(requests, createRandom(SEED)),
});

/** Last pages of lists. The first page is requested just before, so that the total is cached. */
const lastPages = (name: string, title: string, requests: readonly Request[], runs: number): Case => {
  const first = firstRequests(name, title, requests, runs);
  const perRun = Math.min(LONGEST_LAST_RUN, first.requestsPerRun?.(1) ?? 0);
  const ready: Request[] = [];
  return {
    name,
    title,
    requestsPerRun: () => perRun,
    async prepare(address, count) {
      while (ready.length < count) ready.push(await lastPageOf(address, first.next()));
    },
    next() {
      const request = ready.shift();
      if (!request) throw new Error(`${title}: all prepared requests have been sent.`);
      return request;
    },
  };
};

/** @param runs number of runs of each case per process, including warm-up */
export const createReadCases = (catalogue: Catalogue, runs: number): Case[] => {
  const make = createMakers(catalogue, createRandom(SEED));
  const count = runs * (LONGEST_RUN + 1);
  const twice = (name: string, title: string, maker: () => Request): Case[] => {
    const requests = different(POOL + count, maker);
    // A small catalogue has few URLs: at most half of them are repeated.
    const pool = Math.min(POOL, Math.floor(requests.length / 2));
    return [
      firstRequests(name, title, requests.slice(pool), runs),
      repeatedRequests(name, title, requests.slice(0, pool)),
    ];
  };
  const once = (name: string, title: string, maker: () => Request) =>
    firstRequests(name, title, different(count, maker), runs);
  return [
    ...twice('list', 'product list', make.list),
    once('list-last', 'product list, far pages', make.listEnd),
    ...twice('filter', 'filtered list', make.filter),
    once('filter-facets', 'filtered list, specifications', make.filterFacets),
    once('facets', 'numbers of products by specification', make.countFacets),
    lastPages('filter-last', 'filtered list, last page', different(count, make.filterTwo), runs),
    once('filter-many', 'two categories, in stock', make.filterStock),
    ...twice('search', 'search of two words', make.search),
    lastPages('search-last', 'search of one word, last page', different(count, make.searchOne), runs),
    once('typo', 'search, mistyped', make.typo),
    ...twice('suggest', 'suggestions', make.suggest),
    ...twice('product', 'product by slug', make.product),
  ];
};

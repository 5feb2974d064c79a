import { createRandom } from '../database/seed/random.ts';
import { createMakers, different } from './addresses.ts';
import { lastPageOf, type Case } from './case.ts';
import type { Catalogue } from './catalogue.ts';
import type { Request } from './load.ts';
import { zipf } from './zipf.ts';

/** Every bench asks for the same. */
const SEED = 16;
/** How many addresses are asked for again and again. */
const POOL = 400;
const LONGEST_RUN = 400;
/** Each of these asks for a first page before its run. */
const LONGEST_LAST_RUN = 100;

/** Of what the answer memory cannot know: every address is asked for once in the life of the process. */
const firstAsked = (name: string, title: string, requests: readonly Request[], runs: number): Case => {
  const rest = [...requests];
  // One more in each run for the answer that the bare server repeats.
  const perRun = Math.min(LONGEST_RUN, Math.floor(rest.length / runs) - 1);
  if (perRun < 1) throw new Error(`${title}: the catalogue has too few different addresses.`);
  return {
    name,
    title: `${title}, first asked`,
    requestsPerRun: () => perRun,
    next() {
      const request = rest.pop();
      if (!request) throw new Error(`${title}: more is asked than there are different addresses.`);
      return request;
    },
  };
};

const askedAgain = (name: string, title: string, requests: readonly Request[]): Case => ({
  name,
  title: `${title}, asked again`,
  repeated: requests,
  next: zipf(requests, createRandom(SEED)),
});

/** The last pages of lists whose first ones have just been asked for, so that their totals are known. */
const lastPages = (name: string, title: string, requests: readonly Request[], runs: number): Case => {
  const first = firstAsked(name, title, requests, runs);
  const perRun = Math.min(LONGEST_LAST_RUN, first.requestsPerRun?.(1) ?? 0);
  const ready: Request[] = [];
  return {
    name,
    title,
    requestsPerRun: () => perRun,
    async prepare(address, wanted) {
      while (ready.length < wanted) ready.push(await lastPageOf(address, first.next()));
    },
    next() {
      const request = ready.shift();
      if (!request) throw new Error(`${title}: more is asked than was prepared.`);
      return request;
    },
  };
};

/** @param runs how many runs each case will have in the life of the process, the warming ones too */
export const createReadCases = (catalogue: Catalogue, runs: number): Case[] => {
  const make = createMakers(catalogue, createRandom(SEED));
  const wanted = runs * (LONGEST_RUN + 1);
  const twice = (name: string, title: string, maker: () => Request): Case[] => {
    const requests = different(POOL + wanted, maker);
    // A small catalogue has few addresses: half of them at most are asked for again.
    const pool = Math.min(POOL, Math.floor(requests.length / 2));
    return [firstAsked(name, title, requests.slice(pool), runs), askedAgain(name, title, requests.slice(0, pool))];
  };
  const once = (name: string, title: string, maker: () => Request) =>
    firstAsked(name, title, different(wanted, maker), runs);
  return [
    ...twice('list', 'product list', make.list),
    once('list-last', 'product list, far pages', make.listEnd),
    ...twice('filter', 'filtered list', make.filter),
    lastPages('filter-last', 'filtered list, last page', different(wanted, make.filterTwo), runs),
    once('filter-many', 'two categories, in stock', make.filterStock),
    ...twice('search', 'search of two words', make.search),
    lastPages('search-last', 'search of one word, last page', different(wanted, make.searchOne), runs),
    once('typo', 'search, mistyped', make.typo),
    ...twice('suggest', 'suggestions', make.suggest),
    ...twice('product', 'product by slug', make.product),
  ];
};

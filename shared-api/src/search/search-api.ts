import { api } from '../store/api.ts';
import type { SearchResult } from '../wire/index.ts';

interface ConsoleSearch {
  /** An admin searches everything, a vendor their own records. */
  role: 'admin' | 'vendor';
  /** At least two letters. */
  search: string;
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A few matches of each kind, by name or number. */
    searchConsole: build.query<SearchResult[], ConsoleSearch>({
      query: ({ role, search }) => ({ url: `${role}/search`, params: { search } }),
      transformResponse: ({ results }: { results: SearchResult[] }) => results,
    }),
  }),
});

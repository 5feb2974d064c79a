import { api } from '../store/api.ts';
import type { SearchResult } from '../wire/index.ts';

interface ConsoleSearch {
  /** An admin finds everything, a vendor what is their own. */
  role: 'admin' | 'vendor';
  /** Two letters or more. */
  search: string;
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A few of each kind of thing whose name or number fits. */
    searchConsole: build.query<SearchResult[], ConsoleSearch>({
      query: ({ role, search }) => ({ url: `${role}/search`, params: { search } }),
      transformResponse: ({ results }: { results: SearchResult[] }) => results,
    }),
  }),
});

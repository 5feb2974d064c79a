import {
  api,
  idTag,
  LANGS,
  listTag,
  provideList,
  type SearchMiss,
  type Success,
  type Synonym,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';
import type { SynonymValues } from './synonym-schema.ts';

/** `search`: part of a term or its meaning; `lang`: language of the term. */
export const SYNONYM_FILTERS = { search: 'text', lang: LANGS } satisfies ListFilters<string>;

export type SynonymFilters = Record<keyof typeof SYNONYM_FILTERS, string>;

// A new synonym may resolve a search without results.
const ALL = [listTag('Synonym'), listTag('SearchMiss')];

export const synonymsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Synonyms, newest first. */
    listSynonyms: build.query<ListPage<Synonym>, SynonymFilters & PageQuery>({
      query: (query) => ({ url: 'admin/synonyms', params: listParams(query) }),
      transformResponse: toListPage('synonyms'),
      providesTags: (list) => provideList('Synonym', list?.rows),
    }),
    /** Searches without results, most frequent first. */
    listSearchMisses: build.query<ListPage<SearchMiss>, SynonymFilters & PageQuery>({
      query: (query) => ({ url: 'admin/search-misses', params: listParams(query) }),
      transformResponse: toListPage('misses'),
      providesTags: (list) => provideList('SearchMiss', list?.rows),
    }),
    /** Adds a synonym, or changes the one with the id. */
    saveSynonym: build.mutation<Success, { id?: number; synonym: SynonymValues; updated_at_seen?: string }>({
      query: ({ id, synonym, updated_at_seen }) =>
        id === undefined
          ? { url: 'admin/synonyms', method: 'POST', body: synonym }
          : { url: `admin/synonyms/${id}`, method: 'POST', body: { ...synonym, updated_at_seen, _method: 'PUT' } },
      invalidatesTags: staleAfter(({ id }) => (id === undefined ? ALL : [...ALL, idTag('Synonym', id)])),
    }),
    deleteSynonym: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/synonyms/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter((id) => [listTag('Synonym'), idTag('Synonym', id)]),
    }),
  }),
});

export const {
  useLazyListSynonymsQuery,
  useListSynonymsQuery,
  useListSearchMissesQuery,
  useSaveSynonymMutation,
  useDeleteSynonymMutation,
} = synonymsApi;

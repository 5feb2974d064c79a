import {
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  wholeTag,
  type AdminAttribute,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';
import type { AttributeBody } from './attribute-form.ts';

/** `search`: part of a name or a code. */
export const ATTRIBUTE_FILTERS = { search: 'text' } satisfies ListFilters<string>;

const address = (id: number | string) => `admin/attributes/${encodeURIComponent(id)}`;

// Products show names and options of their attributes.
const stale = staleAfter([wholeTag('Attribute'), wholeTag('Product')]);

export const attributesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAttributes: build.query<ListPage<AdminAttribute>, PageQuery & { search: string }>({
      query: (query) => ({ url: 'admin/attributes', params: listParams(query) }),
      transformResponse: toListPage('attributes'),
      providesTags: (list) => provideList('Attribute', list?.rows),
    }),
    /** An attribute; null if it does not exist. */
    getAttribute: build.query<AdminAttribute | null, string>({
      query: (id) => ({
        url: address(id),
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminAttribute }) => data ?? null,
      providesTags: (attribute) => (attribute ? [idTag('Attribute', attribute.id)] : []),
    }),
    createAttribute: build.mutation<Success, AttributeBody>({
      query: (body) => ({ url: 'admin/attributes', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Attribute')]),
    }),
    updateAttribute: build.mutation<Success, { id: number; body: AttributeBody }>({
      query: ({ id, body }) => ({ url: address(id), method: 'POST', body }),
      invalidatesTags: stale,
    }),
    /** Refused while products have a value. */
    deleteAttribute: build.mutation<Success, number>({
      query: (id) => ({ url: address(id), method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useListAttributesQuery,
  useGetAttributeQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  useDeleteAttributeMutation,
} = attributesApi;

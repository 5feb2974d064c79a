import {
  api,
  idTag,
  listTag,
  staleAfter,
  wholeTag,
  type AdminAttribute,
  type AssignedAttributes,
  type Success,
} from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** Attributes of a category as they are saved, in order. */
export interface AssignmentBody {
  attributes: { attribute_id: number; required_from: string | null; filterable: boolean; comparable: boolean }[];
  updated_at_seen: string;
}

const MOST_FOUND = 25;

const ofCategory = (id: number) => `admin/category/${id}/attributes`;

const categoryAttributesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Attributes of a category in order, each with its number of approved products without a value. */
    getAssignedAttributes: build.query<AssignedAttributes, number>({
      query: ofCategory,
      transformResponse: ({ data }: { data: AssignedAttributes }) => data,
      providesTags: (_, __, id) => [listTag('Attribute'), listTag('Product'), idTag('Category', id)],
    }),
    /** Attributes matching a text; first page only. */
    findAttributes: build.query<ListPage<AdminAttribute>, string>({
      query: (search) => ({ url: 'admin/attributes', params: { page: 1, per_page: MOST_FOUND, search } }),
      transformResponse: toListPage('attributes'),
      providesTags: [listTag('Attribute')],
    }),
    assignAttributes: build.mutation<Success, { id: number; body: AssignmentBody }>({
      query: ({ id, body }) => ({ url: ofCategory(id), method: 'POST', body: { ...body, _method: 'PUT' } }),
      invalidatesTags: staleAfter(({ id }) => [
        ...[wholeTag('Attribute'), idTag('Category', id)],
        ...[listTag('Category'), wholeTag('Product')],
      ]),
    }),
  }),
});

export const { useGetAssignedAttributesQuery, useFindAttributesQuery, useAssignAttributesMutation } =
  categoryAttributesApi;

import { api } from '../store/api.ts';
import { provideList } from '../http/tags.ts';
import type { Category } from '../wire/index.ts';

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The active categories, in the request's language. */
    listCategories: build.query<Category[], void>({
      query: () => 'categories',
      transformResponse: (body: { categories: Category[] }) => body.categories,
      providesTags: (categories) => provideList('Category', categories),
    }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;

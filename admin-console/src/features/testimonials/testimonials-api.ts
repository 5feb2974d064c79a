import { api, listTag, type AdminTestimonial, type Success, staleAfter } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a testimonial or its author's name. */
export const TESTIMONIAL_FILTERS = { search: 'text' } satisfies ListFilters<string>;

export type TestimonialTexts = Omit<AdminTestimonial, 'id' | 'updated_at'>;

const stale = staleAfter([listTag('Testimonial')]);

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminTestimonials: build.query<ListPage<AdminTestimonial>, PageQuery & { search: string }>({
      query: (query) => ({ url: 'admin/testimonials', params: listParams(query) }),
      transformResponse: toListPage('testimonials'),
      providesTags: [listTag('Testimonial')],
    }),
    addTestimonial: build.mutation<Success, TestimonialTexts>({
      query: (body) => ({ url: 'admin/testimonials', method: 'POST', body }),
      invalidatesTags: stale,
    }),
    saveTestimonial: build.mutation<
      Success,
      { id: number; body: TestimonialTexts & { updated_at_seen: string | null } }
    >({
      query: ({ id, body }) => ({
        url: `admin/testimonials/${id}`,
        method: 'POST',
        body: { ...body, _method: 'PUT' },
      }),
      invalidatesTags: stale,
    }),
    deleteTestimonial: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/testimonials/${id}`, method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useLazyListAdminTestimonialsQuery,
  useListAdminTestimonialsQuery,
  useAddTestimonialMutation,
  useSaveTestimonialMutation,
  useDeleteTestimonialMutation,
} = testimonialsApi;

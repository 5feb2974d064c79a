import { api, listTag, type Testimonial } from '@balsam/shared-api';

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Published testimonials. */
    listTestimonials: build.query<Testimonial[], void>({
      query: () => 'testimonials',
      transformResponse: ({ data }: { data: { testimonials: Testimonial[] } }) => data.testimonials,
      providesTags: [listTag('Testimonial')],
    }),
  }),
});

export const { useListTestimonialsQuery } = testimonialsApi;

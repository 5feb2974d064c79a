import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { PageNumber, SearchText } from '../../paging.ts';
import { PageMeta } from '../../schemas.ts';

const texts = {
  words: z.string(),
  words_arabic: z.string(),
  name: z.string(),
  name_arabic: z.string(),
  place: z.string(),
  place_arabic: z.string(),
};

/** What a customer says of the shop, in both languages. `place`: who the person is, or where. */
export const Testimonial = z.object({ id: z.number().int(), ...texts }).meta({ id: 'Testimonial' });

/** One as the admin sees it. Only what is published stands in the shop. */
export const AdminTestimonial = Testimonial.extend({ published: z.boolean() }).meta({ id: 'AdminTestimonial' });

export const TestimonialPage = z.object({ testimonials: z.array(AdminTestimonial), meta: PageMeta });
export const TestimonialQuery = z.strictObject({ search: SearchText, page: PageNumber });

const form = {
  words: requiredText('testimonials.words_required', 1000),
  words_arabic: requiredText('testimonials.words_arabic_required', 1000),
  name: requiredText('testimonials.name_required', 100),
  name_arabic: requiredText('testimonials.name_arabic_required', 100),
  place: requiredText('testimonials.place_required', 100),
  place_arabic: requiredText('testimonials.place_arabic_required', 100),
  published: z.boolean(),
};

export const NewTestimonial = z.strictObject(form);
export const TestimonialEdit = z.strictObject({ _method: z.literal('PUT'), ...form });
export type TestimonialForm = z.infer<typeof NewTestimonial>;

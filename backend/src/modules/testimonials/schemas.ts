import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { PageNumber, SearchText } from '../../paging.ts';
import { PageMeta } from '../../schemas.ts';

const said = {
  words: 'What the customer says, in English',
  words_arabic: 'The same in Arabic',
  name: 'The customer’s name in English',
  name_arabic: 'The customer’s name in Arabic',
  place: 'Who or where the person is, in English',
  place_arabic: 'The same in Arabic',
} as const;

const texts = {
  words: z.string().describe(said.words),
  words_arabic: z.string().describe(said.words_arabic),
  name: z.string().describe(said.name),
  name_arabic: z.string().describe(said.name_arabic),
  place: z.string().describe(said.place),
  place_arabic: z.string().describe(said.place_arabic),
};

export const Testimonial = z
  .object({ id: z.number().int(), ...texts })
  .meta({ id: 'Testimonial', description: 'What a customer says of the shop, in both languages' });

export const AdminTestimonial = Testimonial.extend({
  published: z.boolean().describe('Whether it stands in the shop'),
}).meta({ id: 'AdminTestimonial', description: 'What a customer says of the shop, as the admin sees it' });

export const TestimonialPage = z.object({
  testimonials: z.array(AdminTestimonial).describe('The testimonials of this page'),
  meta: PageMeta,
});
export const TestimonialQuery = z.strictObject({ search: SearchText, page: PageNumber });

const form = {
  words: requiredText('testimonials.words_required', 1000).describe(said.words),
  words_arabic: requiredText('testimonials.words_arabic_required', 1000).describe(said.words_arabic),
  name: requiredText('testimonials.name_required', 100).describe(said.name),
  name_arabic: requiredText('testimonials.name_arabic_required', 100).describe(said.name_arabic),
  place: requiredText('testimonials.place_required', 100).describe(said.place),
  place_arabic: requiredText('testimonials.place_arabic_required', 100).describe(said.place_arabic),
  published: z.boolean().describe('Whether it stands in the shop'),
};

export const NewTestimonial = z.strictObject(form);
export const TestimonialEdit = z.strictObject({ _method: z.literal('PUT'), ...form });
export type TestimonialForm = z.infer<typeof NewTestimonial>;

import { z } from 'zod';
import { requiredLines, requiredText } from '../../wire/fields.ts';
import { pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';

const said = {
  words: { description: 'What the customer says, in English', examples: ['Here before noon, every time.'] },
  words_arabic: { description: 'The same in Arabic', examples: ['تصل الطلبات قبل الظهر دائمًا.'] },
  name: { description: 'The customer’s name in English', examples: ['Noura A.'] },
  name_arabic: { description: 'The customer’s name in Arabic', examples: ['نورة أ.'] },
  place: { description: 'Who or where the person is, in English', examples: ['Clinic manager, Manama'] },
  place_arabic: { description: 'The same in Arabic', examples: ['مديرة عيادة، المنامة'] },
};

const texts = {
  words: z.string().meta(said.words),
  words_arabic: z.string().meta(said.words_arabic),
  name: z.string().meta(said.name),
  name_arabic: z.string().meta(said.name_arabic),
  place: z.string().meta(said.place),
  place_arabic: z.string().meta(said.place_arabic),
};

export const Testimonial = z
  .object({ id: z.number().int(), ...texts })
  .meta({ id: 'Testimonial', description: 'What a customer says of the shop, in both languages' });

export const AdminTestimonial = Testimonial.extend({
  published: z.boolean().describe('Whether it stands in the shop'),
  updated_at: Moment.describe('When it was saved last'),
}).meta({ id: 'AdminTestimonial', description: 'What a customer says of the shop, as the admin sees it' });

export const TestimonialPage = z.object({
  testimonials: z.array(AdminTestimonial).describe('The testimonials of this page'),
  meta: PageMeta,
});
export const TestimonialQuery = z.strictObject({ search: SearchText, ...pageKeys });

const form = {
  words: requiredLines('testimonials.words_required', 1000).meta(said.words),
  words_arabic: requiredLines('testimonials.words_arabic_required', 1000).meta(said.words_arabic),
  name: requiredText('testimonials.name_required', 100).meta(said.name),
  name_arabic: requiredText('testimonials.name_arabic_required', 100).meta(said.name_arabic),
  place: requiredText('testimonials.place_required', 100).meta(said.place),
  place_arabic: requiredText('testimonials.place_arabic_required', 100).meta(said.place_arabic),
  published: z.boolean().describe('Whether it stands in the shop'),
};

export const NewTestimonial = z.strictObject(form);
export const TestimonialEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...form,
  updated_at_seen: UpdatedAtSeen,
});
export type TestimonialForm = z.infer<typeof NewTestimonial>;
export type TestimonialEdit = Omit<z.infer<typeof TestimonialEdit>, '_method'>;

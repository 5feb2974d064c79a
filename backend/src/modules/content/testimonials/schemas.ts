import { z } from 'zod';
import { requiredLines, requiredText } from '../../../wire/fields.ts';
import { pageKeys, SearchText } from '../../../wire/paging.ts';
import { Moment, PageMeta } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

const said = {
  words: { description: 'The customer’s words in English', examples: ['Here before noon, every time.'] },
  words_arabic: { description: 'The customer’s words in Arabic', examples: ['تصل الطلبات قبل الظهر دائمًا.'] },
  name: { description: 'The customer’s name in English', examples: ['Noura A.'] },
  name_arabic: { description: 'The customer’s name in Arabic', examples: ['نورة أ.'] },
  place: { description: 'Role or place of the person, in English', examples: ['Clinic manager, Manama'] },
  place_arabic: { description: 'Role or place of the person, in Arabic', examples: ['مديرة عيادة، المنامة'] },
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
  .meta({ id: 'Testimonial', description: 'A customer’s testimonial in both languages' });

export const AdminTestimonial = Testimonial.extend({
  published: z.boolean().describe('Shown in the shop'),
  updated_at: Moment.describe('Time of the last change'),
}).meta({ id: 'AdminTestimonial', description: 'A customer’s testimonial as admins edit it' });

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
  published: z.boolean().describe('Show it in the shop'),
};

export const NewTestimonial = z.strictObject(form);
export const TestimonialEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...form,
  updated_at_seen: UpdatedAtSeen,
});
export type TestimonialForm = z.infer<typeof NewTestimonial>;
export type TestimonialEdit = Omit<z.infer<typeof TestimonialEdit>, '_method'>;

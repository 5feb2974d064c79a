import type { AdminTestimonial } from '@balsam/shared-api';
import { boolean, object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import type { TestimonialTexts } from './testimonials-api.ts';

/** Form values, and `updated_at` of the loaded version; null for a new testimonial. */
export type TestimonialValues = TestimonialTexts & { updated_at: string | null };

const required = (name: Exclude<keyof TestimonialTexts, 'published'>, longest: number) =>
  string()
    .trim()
    .required(textKey(`testimonials.error.${name}`))
    .max(longest, { message: textKey('testimonials.error.long'), params: { most: longest } });

/** Validation of the form. The messages are translation keys. */
export const testimonialSchema = object({
  words: required('words', 1000),
  words_arabic: required('words_arabic', 1000),
  name: required('name', 100),
  name_arabic: required('name_arabic', 100),
  place: required('place', 100),
  place_arabic: required('place_arabic', 100),
  published: boolean().required(),
});

const EMPTY: TestimonialValues = {
  words: '',
  words_arabic: '',
  name: '',
  name_arabic: '',
  place: '',
  place_arabic: '',
  published: true,
  updated_at: null,
};

/** Initial values. */
export const toTestimonialValues = (testimonial: AdminTestimonial | null): TestimonialValues => {
  if (!testimonial) return EMPTY;
  const { id: _id, ...values } = testimonial;
  return values;
};

/** Form of a blog post. */
export const postForm = (changes: object = {}) => ({
  title: 'How to choose a mask',
  title_arabic: 'كيف تختار الكمامة',
  summary: 'A mask is as good as its fit.',
  summary_arabic: 'الكمامة بقدر ملاءمتها.',
  body: '## Measure\n\nFrom the nose to the chin.',
  body_arabic: '## القياس\n\nمن الأنف إلى الذقن.',
  drawing: 'mask',
  dated: '2026-11-12',
  published: true,
  ...changes,
});

/** Form of a testimonial. */
export const testimonialForm = (changes: object = {}) => ({
  words: 'One order instead of four.',
  words_arabic: 'طلب واحد بدل أربعة.',
  name: 'Dr. Reem',
  name_arabic: 'د. ريم',
  place: 'Dental clinic, Riyadh',
  place_arabic: 'عيادة أسنان، الرياض',
  published: true,
  ...changes,
});

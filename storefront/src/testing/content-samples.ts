import type {
  Page,
  Post,
  PostSummary,
  SiteCompany,
  SiteContact,
  SitePromises,
  Testimonial,
  PublicRecall,
} from '@balsam/shared-api';

const nothing = { SAR: null, BHD: null, USD: null };

/** Settings of a new shop without contact details, texts or products. */
export const emptySite = {
  brand: { name: 'Balsam', name_arabic: 'بلسم', accent: '' },
  logo: null,
  default_currency: 'SAR' as const,
  default_lang: 'en' as const,
  company: { legal_name: '', legal_name_arabic: '', cr_number: '', vat_number: '' } satisfies SiteCompany,
  contact: {
    emails: [],
    phones: [],
    address: '',
    address_arabic: '',
    latitude: null,
    longitude: null,
  } satisfies SiteContact,
  social: [],
  promises: { return_days: null, gift_from: nothing, newsletter_percent: null } satisfies SitePromises,
  is_open: false,
  guest_checkout: false,
  free_shipping_from: nothing,
  card_schemes: [],
};

export const legalPage = (changes: Partial<Page> = {}): Page => ({
  key: 'terms',
  body: '> In force from January.\n\n## The marketplace\n\nSeveral sellers.\n\n## Orders\n\n- Binding\n- Final',
  body_arabic: '## السوق\n\nعدة بائعين.\n\n## الطلبات\n\n- ملزمة',
  published_at: '2026-11-20T09:00:00Z',
  ...changes,
});

export const postSummary = (changes: Partial<PostSummary> = {}): PostSummary => ({
  slug: 'how-to-choose-a-mask-size',
  title: 'How to choose a mask size',
  title_arabic: 'كيف تختار مقاس الكمامة',
  summary: 'A mask is only as good as its fit.',
  summary_arabic: 'الكمامة بقدر ملاءمتها للوجه.',
  drawing: 'mask',
  image: null,
  dated: '2026-11-12',
  minutes: 2,
  minutes_arabic: 2,
  ...changes,
});

export const post = (changes: Partial<Post> = {}): Post => ({
  ...postSummary(),
  body: '## Measure the face\n\nHold a soft ruler.\n\n## Check the fit\n\nTalk for a minute.',
  body_arabic: '## قس الوجه\n\nاستعمل مسطرة لينة.\n\n## تحقق\n\nتحدث دقيقة.',
  ...changes,
});

export const testimonial = (changes: Partial<Testimonial> = {}): Testimonial => ({
  id: 1,
  words: 'One order instead of four.',
  words_arabic: 'طلب واحد بدل أربعة.',
  name: 'Dr. Reem A.',
  name_arabic: 'د. ريم ع.',
  place: 'Dental clinic, Riyadh',
  place_arabic: 'عيادة أسنان، الرياض',
  ...changes,
});

export const publicRecall: PublicRecall = {
  recall_no: 'RC-2026-0007',
  severity: 'II',
  authority: 'SFDA',
  authority_ref: 'FSN-17',
  action: 'return',
  title: 'Test strips read too high',
  reason: 'The strips may show too much sugar.',
  instruction: 'Do not use them, and send them back.',
  state: 'open',
  opened_at: '2026-11-20T09:30:00.000Z',
  closed_at: null,
  conclusion: '',
  products: [
    {
      id: 7,
      slug: 'strips',
      name: 'Test strips',
      name_arabic: '',
      company_name: 'Gulf Care',
      lot_nos: ['24K1187'],
      all_lots: false,
    },
  ],
};

import type {
  BoughtArticle,
  Category,
  ProductPageMeta,
  Picture,
  Product,
  ProductAttribute,
  ProductDetail,
  ProductReview,
  ProductReviews,
  ReviewRules,
  SaleRules,
  SkuMatch,
  Variant,
  Vendor,
  VendorDetail,
} from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { product } from './samples.ts';

/** Rules of goods that anyone may buy, kept at 2 to 8 °C. */
export const coldRules: SaleRules = {
  ...{ audience: 'anyone', cold: true, keep_at: { min_c: 2, max_c: 8 }, min_age: null, limits: [] },
};

export const category = (changes: Partial<Category> = {}): Category => ({
  id: 1,
  slug: 'gloves',
  name: 'Gloves',
  name_arabic: 'قفازات',
  image: null,
  product_count: 12,
  ...changes,
});

export const picture = (changes: Partial<Picture> = {}): Picture => ({
  url: '/media/gloves-640.webp',
  srcset: '/media/gloves-320.webp 320w, /media/gloves-640.webp 640w, /media/gloves-1280.webp 1280w',
  width: 640,
  height: 640,
  variant_id: null,
  illustration: false,
  ...changes,
});

export const variant = (changes: Partial<Variant> = {}): Variant => ({
  id: 71,
  type: 'size',
  value: 'Small',
  value_arabic: 'صغير',
  color: '',
  color_arabic: '',
  sku: 'GL-7-S',
  barcode: '',
  stock: 9,
  expires_from: null,
  price: 12.5,
  original_price: 12.5,
  price_sar: 12.5,
  price_bhd: 1.255,
  price_usd: 3.35,
  ...changes,
});

/** A specification whose texts are the same in both languages, unless they are given. */
export const attribute = (changes: Partial<ProductAttribute> = {}): ProductAttribute => {
  const { name = 'Material', value = 'Nitrile', unit = '' } = changes;
  return {
    ...{ code: 'material', kind: 'option', name, value, unit, number: null, comparable: true },
    ...{ english: { name, value, unit }, arabic: { name, value, unit } },
    ...changes,
  };
};

/** Length of gloves in both languages. */
export const length = (number = 240): ProductAttribute =>
  attribute({
    ...{ code: 'length', kind: 'number', name: 'Length', value: String(number), unit: 'mm', number },
    arabic: { name: 'الطول', value: String(number), unit: 'مم' },
  });

export const productDetail = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  ...product(),
  barcode: '',
  tags: [{ slug: 'ppe', name: 'PPE' }],
  attributes: [],
  images: [picture(), picture({ url: '/media/gloves-angle-640.webp' })],
  variants: [],
  reviews: [],
  recalls: [],
  reviews_open: true,
  vendor_card: {
    id: 3,
    company_name: 'Gulf Care',
    logo: null,
    cr_number: '1010123456',
    vat_number: '310000000000003',
    licences: [],
  },
  shipping: {
    flat_fee: 15,
    free_from: 200,
    cold_fee: null,
    handling_days_min: 1,
    handling_days_max: 3,
    arrives_from: '2026-11-22',
    arrives_to: '2026-11-24',
  },
  delivers: true,
  payment_methods: ['cash'],
  sfda_number: '',
  sfda_holder: '',
  sfda_expires_on: '',
  nhra_number: '',
  nhra_holder: '',
  nhra_expires_on: '',
  product_kind: '',
  sfda_class: '',
  nhra_class: '',
  manufacturer: '',
  manufacturer_arabic: '',
  brand: '',
  brand_arabic: '',
  origin_country: '',
  sterile: '',
  single_use: '',
  store_min_c: '',
  store_max_c: '',
  authority: 'sfda',
  origin: '',
  vat: 'included',
  returns: { class: 'open', days: 30 },
  size_guide: '',
  ...changes,
});

export const skuMatch = (changes: Partial<SkuMatch> = {}): SkuMatch => ({
  sku: 'GL-7',
  product: product(),
  variant: null,
  stock: 20,
  price: 12.5,
  delivers: true,
  payment_methods: ['cash'],
  ...changes,
});

export const boughtArticle = (changes: Partial<BoughtArticle> = {}): BoughtArticle => ({
  ...skuMatch(),
  last_quantity: 3,
  ...changes,
});

export const vendor = (changes: Partial<Vendor> = {}): Vendor => ({
  id: 3,
  company_name: 'Gulf Care',
  product_count: 12,
  ...changes,
});

export const vendorDetail = (changes: Partial<VendorDetail> = {}): VendorDetail => ({
  ...vendor(),
  cr_number: '1010123456',
  vat_number: '300000000000003',
  licences: [],
  logo: null,
  rating: 4.5,
  total_reviews: 12,
  member_since: '2025-03-02T08:00:00Z',
  answers_within_hours: null,
  holiday: null,
  delivers_to: [
    {
      country: { id: 17, name: 'Bahrain', iso2: 'BH' },
      flat_fee: 15,
      free_from: 200,
      handling_days_min: 1,
      handling_days_max: 3,
    },
    { country: null, flat_fee: 40, free_from: null, handling_days_min: 2, handling_days_max: 2 },
  ],
  payment_methods: ['cash'],
  ...changes,
});

export const review = (changes: Partial<ProductReview> = {}): ProductReview => ({
  id: 1,
  date: '2026-10-02T10:00:00Z',
  updated_at: '2026-10-02T10:00:00Z',
  review: 'Good fit.',
  rating: 5,
  user: { name: 'Sara A.' },
  verified: true,
  answer: '',
  answered_at: null,
  mine: false,
  ...changes,
});

export const reviewRules = (changes: Partial<ReviewRules> = {}): ReviewRules => ({
  open: true,
  verified_only: true,
  verified_label: true,
  stars: true,
  stars_required: true,
  ...changes,
});

/** Response of GET /products/:id/reviews. */
export const reviewPage = (changes: Partial<ProductReviews> = {}): ProductReviews => ({
  reviews: [review()],
  meta: pageMeta({ per_page: 10 }),
  summary: { average: 5, total: 1, counts: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 } },
  rules: reviewRules(),
  mine: null,
  may_write: false,
  ...changes,
});

export const pageMeta = (changes: Partial<ProductPageMeta> = {}): ProductPageMeta => ({
  current_page: 1,
  last_page: 1,
  total: 1,
  per_page: 12,
  total_is_more: false,
  ...changes,
});

/** Response of GET /products: one page of the shop. */
export const productPage = (products: Product[], changes: Partial<ProductPageMeta> = {}) =>
  ok({ products, meta: pageMeta({ total: products.length, ...changes }) });

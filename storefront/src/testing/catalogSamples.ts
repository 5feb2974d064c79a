import type { Category, PageMeta, Picture, Product, ProductDetail, Variant } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { product } from './samples.ts';

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
  ...changes,
});

export const variant = (changes: Partial<Variant> = {}): Variant => ({
  id: 71,
  type: 'size',
  value: 'Small',
  value_arabic: 'صغير',
  sku: 'GL-7-S',
  barcode: '',
  stock: 9,
  price: 12.5,
  original_price: 12.5,
  price_sar: 12.5,
  price_bhd: 1.255,
  price_usd: 3.35,
  ...changes,
});

export const productDetail = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  ...product(),
  barcode: '',
  tags: [{ slug: 'ppe', name: 'PPE' }],
  images: [picture(), picture({ url: '/media/gloves-angle-640.webp' })],
  variants: [],
  reviews: [],
  vendor_card: { id: 3, company_name: 'Gulf Care', cr_number: '1010123456' },
  shipping: { flat_fee: 15, free_from: 200, handling_days_min: 1, handling_days_max: 3 },
  ...changes,
});

export const pageMeta = (changes: Partial<PageMeta> = {}): PageMeta => ({
  current_page: 1,
  last_page: 1,
  total: 1,
  per_page: 12,
  ...changes,
});

/** What GET /products answers: a page of the shop. */
export const productPage = (products: Product[], changes: Partial<PageMeta> = {}) =>
  ok({ products, meta: pageMeta({ total: products.length, ...changes }) });

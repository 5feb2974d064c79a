import { fakeApi, ok } from '@balsam/shared-api/testing';
import { productDetail, variant } from '../../../testing/catalog-samples.ts';
import { english, product } from '../../../testing/samples.ts';

/** The product in three sizes; the first is sold out. */
export const sized = productDetail({
  has_variants: true,
  variants: [
    variant({ id: 71, value: 'Small', value_arabic: 'صغير', sku: 'GL-7-S', stock: 0 }),
    variant({ id: 72, value: 'Medium', value_arabic: 'متوسط', sku: 'GL-7-M', stock: 3, price: 13, original_price: 13 }),
    variant({ id: 73, value: 'Large', value_arabic: 'كبير', sku: 'GL-7-L', stock: 9, price: 14, original_price: 14 }),
  ],
});

/** Mocks the API for a product's page. */
export const openProduct = (detail = productDetail(), more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /products/nitrile-gloves': ok({ product: detail }),
    'GET /products/7/related': ok({ data: [product({ id: 8, slug: 'masks', name: 'Surgical masks' })] }),
    'GET /wishlist': ok({ wishlist: [] }),
    ...more,
  });

/** Options to render the product's page. */
export const page = { at: '/product/nitrile-gloves', path: '/product/:slug', texts: english };

/** Origin of the site, used in links and structured data. */
export const site = { origin: 'https://balsam.test', defaultLang: 'en' as const, demoSignIn: null, areas: [] };

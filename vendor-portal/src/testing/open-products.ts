import type { Lang, VendorProduct } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { vendorUser } from './responses.ts';
import { renderPortal } from './render-portal.tsx';

interface Options {
  at?: string;
  lang?: Lang;
  lastPage?: number;
  /** Additional responses. */
  responses?: Parameters<typeof fakeApi>[0];
}

/** Opens the product list and returns the requests about products. */
export async function openProducts(products: VendorProduct[], options: Options = {}) {
  const { at = '/vendor/products', lang = 'en', lastPage = 1, responses } = options;
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /categories': ok({
      categories: [
        { id: 2, slug: 'protection', name: 'Protection', name_arabic: 'الوقاية', image: null, product_count: 1 },
      ],
    }),
    'GET /vendor/products/imports': ok({ imports: [] }),
    'GET /vendor/products': ok({
      products,
      meta: { current_page: 1, last_page: lastPage, total: products.length, per_page: 10 },
    }),
    ...responses,
  });
  const view = await renderPortal(at, 'vendor', lang);
  const ofProducts = () => calls.filter(({ path }) => path.startsWith('/vendor/products'));
  return { ...view, calls: ofProducts, paths: () => ofProducts().map(({ path }) => path) };
}

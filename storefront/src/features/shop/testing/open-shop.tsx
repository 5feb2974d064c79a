import type { Facet, ProductPageMeta, PreferencesState, Product } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import type { ProductPage } from '../../../entities/catalog/catalog-api.ts';
import { category, pageMeta, vendor } from '../../../testing/catalog-samples.ts';
import { english, product } from '../../../testing/samples.ts';
import { ShopPage } from '../ShopPage.tsx';

export const gloves = product();
export const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks' });

const sizes: Facet = {
  code: 'size',
  kind: 'option',
  name: 'Size',
  options: [
    { id: 12, label: 'M', count: 4 },
    { id: 14, label: 'L', count: 0 },
    { id: 15, label: 'XL', count: null },
  ],
};

/** Response of GET /products. */
export const productPage = (
  products: Product[],
  meta: Partial<ProductPageMeta> = {},
  names: Partial<ProductPage> = {},
) =>
  ok({
    products,
    meta: pageMeta({ total: products.length, ...meta }),
    corrected: null,
    dropped: [],
    did_you_mean: null,
    vendor: null,
    tag: null,
    ...names,
  });

/** Requests for the product list. */
export const listCalls = (calls: Call[]) => calls.filter(({ path }) => path.startsWith('/products?filter=true'));

/** Mocks a shop whose list responses come from `list`. Returns the requests. */
export const openShop = (
  list: (call: Call) => { status?: number; body: unknown },
  more: Parameters<typeof fakeApi>[0] = {},
): Call[] =>
  fakeApi({
    'GET /products': (call) => (call.path.includes('max_price=true') ? ok({ max_price: 480.2 }) : list(call)),
    'GET /products/facets': ok({ categories: [{ id: 1, count: 6 }], vendors: [{ id: 3, count: 6 }] }),
    'GET /categories/1/facets': ok({ facets: [sizes] }),
    'GET /categories/2/facets': ok({ facets: [] }),
    'GET /products/top-rated': ok({ products: [masks] }),
    'GET /vendors': ok({ vendors: [vendor(), vendor({ id: 4, company_name: 'Dilmun', product_count: 3 })] }),
    'GET /tags': ok({ data: [{ slug: 'ppe', name: 'Protection', product_count: 9 }] }),
    'GET /categories': ok({ categories: [category(), category({ id: 2, name: 'Masks', slug: 'masks' })] }),
    ...more,
  });

/** Response with the filters of the first category. */
export const withFacets = (...facets: Facet[]) => ({ 'GET /categories/1/facets': ok({ facets }) });

/** Renders the shop at an address, in English. */
export const showShop = (at = '/shop', preferences?: PreferencesState) =>
  renderWithProviders(<ShopPage />, { at, path: '/shop', texts: english, preferences });

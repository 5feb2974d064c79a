import type { CallApi, Page, PostSummary, SitemapEntry } from '@balsam/shared-api';
import { href } from '../../entities/page/paths.ts';
import { LEGAL_PAGES, type LegalKey } from '../../features/legal/legal-pages.ts';
import { ALL_PAGES } from '../pages.ts';

const PAGES = 'pages';
const PRODUCTS = /^products-([1-9]\d{0,4})$/;

const STATIC_PATHS = ALL_PAGES.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => `/${path}`);

interface ProductsResponse {
  data: { slug: string; updated_at: string }[];
  meta: { last_page: number };
}

interface CategoriesResponse {
  categories: { id: number }[];
}

interface VendorsResponse {
  vendors: { id: number }[];
}

async function ask<Answer>(call: CallApi, path: string): Promise<Answer> {
  const response = await call(path);
  if (response?.status !== 200) throw new Error(`The sitemap needs ${path}, which returned ${response?.status}.`);
  return response.body as Answer;
}

/** Paths of the published legal pages. */
async function listLegalPaths(call: CallApi): Promise<string[]> {
  const keys = Object.keys(LEGAL_PAGES) as LegalKey[];
  const pages = await Promise.all(keys.map((key) => ask<{ data: Page }>(call, `pages/${key}`)));
  return keys.flatMap((key, index) => (pages[index]?.data.published_at ? [href(key)] : []));
}

/** Names of the sitemap files: one for the pages and one for every 10,000 products. */
export async function listSitemaps(call: CallApi): Promise<string[]> {
  const { meta } = await ask<ProductsResponse>(call, 'products/sitemap?page=1');
  return [PAGES, ...Array.from({ length: meta.last_page }, (_, index) => `products-${index + 1}`)];
}

/** Entries of one sitemap file, or null if there is no such file. */
export async function readSitemap(name: string, call: CallApi): Promise<SitemapEntry[] | null> {
  if (name === PAGES) {
    const { categories } = await ask<CategoriesResponse>(call, 'categories');
    const { vendors } = await ask<VendorsResponse>(call, 'vendors');
    const { data } = await ask<{ data: { posts: PostSummary[] } }>(call, 'posts');
    const posts = data.posts.map(({ slug }) => href('post', { slug }));
    const legal = await listLegalPaths(call);
    const lists = categories.map(({ id }) => href('shop', { category: id }));
    const sellers = vendors.map(({ id }) => href('vendor', { id }));
    return [...STATIC_PATHS, ...legal, ...posts, ...lists, ...sellers].map((path) => ({ path }));
  }
  const page = PRODUCTS.exec(name)?.[1];
  if (!page) return null;
  const { data } = await ask<ProductsResponse>(call, `products/sitemap?page=${page}`);
  return data.length === 0
    ? null
    : data.map(({ slug, updated_at }) => ({ path: href('product', { slug }), updatedAt: updated_at }));
}

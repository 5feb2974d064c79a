import { inTime } from './first-html.ts';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { nameOf } from './catalogue.ts';
import { writtenName } from './product-form.ts';
import type { Preferences } from './preferences.ts';
import type { Translate } from './translate.ts';
import type { PageMeta, Product } from '../../shared-api/src/wire/index.ts';
import type { NewProduct } from './selling.ts';

export interface ListResponse {
  products: Product[];
  meta: PageMeta;
}

const PAGE_SIZE = 12;

/** Product list with its heading. */
export const listOf = (page: Page, words: Translate): Locator =>
  page.getByRole('region', { name: words('storefront:shop.results') });

/** Product names on the cards. */
export const cardNames = (page: Page, words: Translate): Locator =>
  listOf(page, words).getByRole('listitem').getByRole('heading', { level: 3 });

/** Performs an action and returns the following response to exactly these filters. */
export async function responseTo(
  page: Page,
  filters: Record<string, string>,
  action: () => Promise<unknown>,
): Promise<ListResponse> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const { filter, page: number, ...asked } = Object.fromEntries(searchParams);
    const isList = pathname === '/api/products' && filter === 'true';
    return isList && isDeepStrictEqual(number === '1' ? asked : { ...asked, page: number }, filters);
  });
  await action();
  return (await answer).json();
}

/** Expects the list to show exactly this response. */
export async function expectShown(
  page: Page,
  words: Translate,
  lang: Preferences['lang'],
  { products, meta: { current_page, total } }: ListResponse,
): Promise<void> {
  const from = (current_page - 1) * PAGE_SIZE + 1;
  const to = from + products.length - 1;
  await expect(
    listOf(page, words).getByText(words('storefront:shop.showing', { from, to, count: total }), { exact: true }),
  ).toBeVisible();
  await expect(cardNames(page, words)).toHaveText(products.map((product) => nameOf(product, lang)));
}

/** Width from which the filters are next to the list. */
const PHONE_BELOW = 768;

/** Filters next to the list, or in a drawer on phones, which this opens. */
export async function openFilters(page: Page, words: Translate): Promise<Locator> {
  const opener = listOf(page, words).getByRole('button', { name: new RegExp(`^${words('storefront:shop.filters')}`) });
  if ((page.viewportSize()?.width ?? 0) >= PHONE_BELOW) return page.getByRole('main');
  await opener.click();
  return page.getByRole('dialog', { name: words('storefront:shop.filters') });
}

/** Closes the drawer on phones with the button that shows the number of products. */
export async function closeFilters(filters: Locator, words: Translate, total: number): Promise<void> {
  const closer = filters.getByRole('button', {
    name: words('storefront:shop.showCount', { count: total }),
    exact: true,
  });
  if (!(await closer.isVisible())) return;
  await closer.click();
  await expect(closer).toBeHidden();
}

/** Expects a product to be both listed and reachable, or neither. */
export async function expectOnSale(
  visitor: Page,
  words: Translate,
  lang: Preferences['lang'],
  product: Pick<NewProduct, 'name' | 'arabic_name'> & { slug: string },
  isOnSale: boolean,
): Promise<void> {
  const name = writtenName(product, lang);
  await visitor.goto(`/shop?${new URLSearchParams({ search: name })}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name, exact: true })).toHaveCount(isOnSale ? 1 : 0);
  await inTime(async () => {
    const answer = await visitor.goto(`/product/${product.slug}`);
    expect(answer?.status()).toBe(isOnSale ? 200 : 404);
  });
  const title = isOnSale ? name : words('storefront:notFound.title');
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

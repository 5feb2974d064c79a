import { screen, within } from '@testing-library/react';
import { routes } from './app/routes.tsx';
import { listAddresses } from './testing/addresses.ts';
import { responsesFor, renderPages, type Opening } from './testing/first-html.ts';
import { hydratePage } from './testing/hydrate-page.ts';
import { arabic, asCustomer, english } from './testing/samples.ts';

const rendered = routes.flatMap(({ children = [] }) => children.filter(({ handle }) => handle?.isRendered));

const ADDRESSES = [
  ...listAddresses(rendered),
  '/shop?category=2&sort=price_asc&price_max=40&page=2&view=list',
  '/shop?search=%D9%83%D9%85%D8%A7%D9%85%D8%A9 mask&category=1,2&in_stock=1&rating=4&vendor=3&tag=ppe',
  '/product/nitrile-gloves?variant=72&tab=reviews',
  '/nothing',
];

/** A visitor in one language and currency, a customer in the other ones. */
const OPENINGS = ADDRESSES.flatMap((path): Opening[] => [
  { path, lang: 'en', currency: 'SAR' },
  { path, lang: 'ar', currency: 'BHD', session: asCustomer },
]);

let pages: Map<Opening, string>;
const htmlOf = (path: string, lang: Opening['lang'] = 'en') =>
  [...pages].find(([opening]) => opening.path === path && opening.lang === lang)?.[1] ?? '';

beforeAll(async () => {
  const htmls = await renderPages(OPENINGS);
  pages = new Map(OPENINGS.map((opening, index) => [opening, htmls[index] ?? '']));
});
beforeEach(() => localStorage.clear());

test('Public pages are server-rendered, personal ones are not', () => {
  expect(ADDRESSES).toEqual(expect.arrayContaining(['/', '/shop', '/product/nitrile-gloves', '/about', '/contact-us']));
  for (const path of ['/cart', '/checkout', '/login', '/dashboard', '/wish-list'])
    expect(ADDRESSES).not.toContain(path);
});

test.each(OPENINGS)('React hydrates $path without changes, in $lang and $currency', async (opening) => {
  // Viewed products are known only in the browser.
  localStorage.setItem('recently_viewed', '7,8');
  localStorage.setItem('compared_products', '7');
  const { container, complaints, calls, isKept, close } = await hydratePage(pages.get(opening) ?? '', opening);
  expect(complaints).toEqual([]);
  expect(isKept).toBe(true);
  expect(within(container).getByRole('heading', { level: 1 })).toBeVisible();
  const carried = Object.keys((await responsesFor(opening)).responses);
  expect(calls.map(({ path }) => path.slice(1)).filter((call) => carried.includes(call))).toEqual([]);
  close();
});

test('The HTML has names, prices, pictures and links without scripts', () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = htmlOf('/shop');
  const card = within(within(page).getAllByRole('article')[0] ?? page);
  expect(card.getByRole('link', { name: /Nitrile gloves/ })).toHaveAttribute('href', '/product/nitrile-gloves');
  expect(card.getByText(/12\.50\sSAR/)).toBeInTheDocument();
  const [search = page] = within(page).getAllByRole('search');
  expect(search).toHaveAttribute('action', '/shop');
  expect(within(search).getByRole('combobox')).toHaveAttribute('name', 'search');
  page.remove();
});

test('The Arabic HTML is in Arabic', () => {
  expect(htmlOf('/product/nitrile-gloves', 'ar')).toContain('قفازات نتريل');
  expect(htmlOf('/contact-us', 'ar')).toContain(arabic.storefront.contact.title);
  expect(htmlOf('/contact-us')).toContain(english.storefront.contact.title);
});

test("The HTML satisfies the page's policy and leaves the head to the gateway", () => {
  for (const html of pages.values()) {
    expect(html).not.toMatch(/<(?:title|meta|link|script|style)\b/);
    expect(html).not.toMatch(/ (?:style|on\w+)=/);
  }
});

test('A customer is recognised as soon as the page is hydrated', async () => {
  const opening = OPENINGS.find(({ path, lang }) => path === '/' && lang === 'ar') as Opening;
  expect(htmlOf('/', 'ar')).toContain(arabic.storefront.layout.signIn);
  const { calls, close } = await hydratePage(htmlOf('/', 'ar'), opening);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: arabic.storefront.layout.account })).toHaveAttribute('href', '/dashboard');
  expect(calls.map(({ path }) => path)).toContain('/carts');
  close();
});

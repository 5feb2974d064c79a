import type { Page } from '@playwright/test';
import { chooseLast } from '../../support/catalogue.ts';
import { addressOf, CONSOLE_PAGES, CONSOLE_VIEWS, isConsolePage } from '../../support/console-pages.ts';
import { fetchSitemap } from '../../support/first-html.ts';
import { findCutTexts } from '../../support/cut-texts.ts';
import { untilLoaded } from '../../support/wait-until-loaded.ts';
import type { Market } from '../../support/market.ts';
import { DEMO, type Session } from '../../support/people.ts';
import { readLinks, readPage, type PageTexts } from '../../support/read-page.ts';
import { expect, test } from '../../support/test.ts';
import { inWalkingOrder, walkTo } from '../../support/walk.ts';

const PUBLIC = [
  ...['/', '/about', '/contact-us', '/blogs', '/blog/:slug', '/product/:slug', '/sellers/:id'],
  ...[
    '/shop',
    '/track-order',
    '/recalls',
    '/privacy-policy',
    '/terms-condition',
    '/returns-policy',
    '/shipping-policy',
  ],
];
const FOR_VISITORS = [
  ...['/login', '/register', '/forgot-password', '/reset-password/:token'],
  ...['/compare', '/quick-order'],
];
const FROM_MAILS = ['/newsletter/confirm', '/newsletter/unsubscribe', '/stock-alerts/unsubscribe', '/keep-account'];
const PERSONAL = [
  ...['/cart', '/checkout', '/wish-list', '/order/:number/confirmed'],
  ...['/dashboard', '/dashboard/orders', '/dashboard/returns', '/dashboard/address', '/dashboard/account'],
  ...['/dashboard/privacy', '/dashboard/security'],
];

const RETURNS = ['/dashboard/returns', '/dashboard/returns/:return', '/dashboard/orders/:id/return'];

/** Tests worth running in both languages: layout, direction and script differ. */
const BOTH = { tag: '@both' };

const VISITS = {
  'A visitor who looks around': [
    ...['/', '/about', '/contact-us', '/blogs', '/blog/how-to-choose-a-mask-size', '/privacy-policy'],
    ...['/terms-condition', '/returns-policy', '/shipping-policy', '/track-order', '/recalls', '/shop', '/sellers/1'],
    ...['/shop?view=list', '/shop?search=nothing-like-this'],
    '/shop?category=2&sort=price_desc&price_max=40&price_currency=SAR',
  ],
  'A visitor who wants something': [
    ...FOR_VISITORS.map((path) => path.replace(':token', 'a-token')),
    ...FROM_MAILS.map((path) => `${path}?token=a-token`),
    '/product/nitrile-examination-gloves-box-of-100/specifications',
    ...['/compare?ids=1,2,3', '/cart', '/checkout', '/wish-list'],
  ],
};

/** Route of a path, with its ids replaced. */
const pageOf = (path: string) =>
  path
    .replace(/^\/(product|blog)\/[^/]+$/, '/$1/:slug')
    .replace(/^\/product\/[^/]+\/specifications$/, '/product/:slug/specifications')
    .replace(/^\/recalls\/[^/]+$/, '/recalls/:number')
    .replace(/^\/sellers\/[^/]+$/, '/sellers/:id')
    .replace(/^\/order\/[^/]+\//, '/order/:number/')
    .replace(/^\/dashboard\/returns\/[^/]+$/, '/dashboard/returns/:return')
    .replace(/^\/dashboard\/orders\/[^/]+\/return$/, '/dashboard/orders/:id/return')
    .replace(/^\/reset-password\/[^/]+$/, '/reset-password/:token');

/** Allowed targets of links in the shop. */
const KNOWN = [
  ...PUBLIC,
  '/recalls/:number',
  '/product/:slug/specifications',
  ...FOR_VISITORS,
  ...FROM_MAILS,
  ...PERSONAL,
  ...RETURNS,
  '/vendor/login',
];

type Lang = 'en' | 'ar';
interface Checks {
  checkPage: (page: Page) => Promise<void>;
  checkWidth: (page: Page) => Promise<void>;
}

const WIDTHS = [1280, 390];
/**
 * A whole run checks accessibility in both languages and widths, others once: in English, as wide as the page was
 * opened. The rest is only checked for overflow.
 */
const WHOLE = process.env.TEST_ALL === '1';

/** Arabic shows every third page, because only the layout differs; a whole run shows all. */
const sampleOf = (paths: readonly string[], lang: Lang) =>
  paths.filter((_path, index) => WHOLE || lang === 'en' || index % 3 === 0);

async function checkWidths(page: Page, lang: Lang, { checkPage, checkWidth }: Checks) {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await (WHOLE || lang === 'en' ? checkPage : checkWidth)(page);
  for (const width of WIDTHS.filter((other) => other !== size.width)) {
    await page.setViewportSize({ ...size, width });
    await (WHOLE ? checkPage : checkWidth)(page);
  }
  await page.setViewportSize(size);
}

/** Checks the texts: one heading, no untranslated key, none in the other script, none cut off. */
async function expectReadable(page: Page, lang: Lang, texts: Partial<PageTexts>) {
  await untilLoaded(page);
  expect(await readPage(page, lang)).toMatchObject({ headings: 1, titles: 1, keys: [], ...texts });
  expect(await findCutTexts(page), 'texts that are cut off below').toEqual([]);
}

/** Checks the page on desktop and phone. */
async function expectFinished(page: Page, lang: Lang, checks: Checks) {
  await expectReadable(page, lang, { descriptions: 1, foreign: [] });
  await checkWidths(page, lang, checks);
}

/**
 * English opens each shop page by URL, Arabic by client-side navigation: both must end on the same page. Consoles
 * always navigate, because their journeys open pages by URL.
 */
const arrive = (page: Page, path: string, lang: Lang) => (lang === 'ar' ? walkTo(page, path) : page.goto(path));

async function visitAll(page: Page, paths: readonly string[], lang: Lang, checks: Checks) {
  for (const path of sampleOf(paths, lang)) {
    await test.step(path, async () => {
      await arrive(page, path, lang);
      await expectFinished(page, lang, checks);
      const unknown = (await readLinks(page)).filter((link) => !KNOWN.includes(pageOf(link)));
      expect(unknown, 'links to pages that nobody looks at').toEqual([]);
    });
  }
}

for (const [who, paths] of Object.entries(VISITS)) {
  test(`${who} finds every page complete on desktop and phone`, BOTH, async ({ page, lang, checkPage, checkWidth }) => {
    await visitAll(page, paths, lang, { checkPage, checkWidth });
  });
}

test(
  'A customer finds every page complete on desktop and phone',
  BOTH,
  async ({ openBrowser, market, lang, checkPage, checkWidth }) => {
    const customer = await market.newCustomer();
    const line = { product_id: chooseLast(await market.listProducts(), lang).id, quantity: 1 };
    await market.addToCart(customer, line);
    const { order_no } = await market.placeOrder(customer);
    await market.addToCart(customer, line);
    await market.keep(customer, { id: line.product_id });
    const paths = ['/', ...PERSONAL].map((path) => path.replace(':number', order_no));
    await visitAll(await openBrowser(customer), paths, lang, { checkPage, checkWidth });
  },
);

test(
  'The pages of a return are complete on desktop and phone',
  BOTH,
  async ({ openBrowser, market, lang, checkPage, checkWidth }) => {
    const customer = await market.signIn(DEMO.customer);
    const settled = await market.findReturn(customer, 'inspected');
    const names = { return: settled?.return_no ?? '', id: settled?.order_id ?? 0 };
    const paths = ['/', ...RETURNS.map((path) => addressOf(path, names))];
    await visitAll(await openBrowser(customer), paths, lang, { checkPage, checkWidth });
  },
);

test(
  'Product pages are complete with and without variants, and sold out',
  BOTH,
  async ({ page, market, lang, checkPage, checkWidth }) => {
    const products = await market.listProducts();
    const chosen = [
      products.find(({ has_variants }) => has_variants),
      products.find(({ has_variants, stock }) => !has_variants && stock > 0),
      products.find(({ stock }) => stock === 0),
    ];
    await visitAll(
      page,
      chosen.map((product) => `/product/${product?.slug}`),
      lang,
      { checkPage, checkWidth },
    );
  },
);

test('Empty pages are complete and say that they are empty', async ({
  page,
  lang,
  complaints,
  checkPage,
  checkWidth,
}) => {
  complaints.expected.push(/404 \(Not Found\)/);
  await visitAll(page, ['/nothing', '/product/unknown'], lang, { checkPage, checkWidth });
});

test('Every page in the sitemap is covered by these tests', async ({ baseURL: origin = '' }) => {
  const addresses = await fetchSitemap(`${origin}/sitemap-pages.xml`);
  const paths = new Set(addresses.map((address) => pageOf(new URL(address).pathname)));
  expect([...paths].sort()).toEqual(PUBLIC.filter((path) => path !== '/product/:slug').sort());
});

type Console = keyof typeof CONSOLE_PAGES;

/** Demo records whose ids occur in console paths. */
async function findNames(who: Console, session: Session, market: Market): Promise<Record<string, string | number>> {
  const back = await market.findReturn(session, who === 'vendor' ? 'received' : 'declined');
  const books = { ...(await market.findBooks(session)), return: back?.return_no ?? '' };
  if (who === 'vendor') {
    const [product] = await market.listOwnProducts(session);
    const order = await market.findVendorOrder(session, '');
    const batch = await market.findBatch(session);
    return { ...books, slug: product?.slug ?? '', order: order?.order_sub_no ?? '', batch: batch?.id ?? 0 };
  }
  const [[product], [category]] = await Promise.all([market.listProducts(), market.listCategories()]);
  const { country, state } = await market.findPlace();
  const names = { product: product?.id ?? 0, vendor: product?.vendor.id ?? 0, category: category?.slug ?? '' };
  const order = await market.findOrder(session);
  const payment = await market.findPayment(session);
  const found = {
    order: order?.order_sub_no ?? '',
    wholeOrder: order?.order_no ?? '',
    customer: order?.user?.id ?? 0,
    payment: payment?.id ?? 0,
    licence: await market.findLicence(session),
  };
  return { ...books, ...names, ...found, country, state, coupon: 1, attribute: 1, page: 'terms', post: 1, recall: 2 };
}

for (const who of ['vendor', 'admin'] as const) {
  test(
    `The ${who} finds every page complete on desktop and phone`,
    BOTH,
    async ({ page, openBrowser, market, words, lang, checkPage, checkWidth }) => {
      const session = await market.signIn(DEMO[who]);
      const names = await findNames(who, session, market);
      const console = await openBrowser(session);
      const look = (browser: Page, path: string) =>
        test.step(path, async () => {
          await walkTo(browser, path);
          await expectReadable(browser, lang, {});
          await checkWidths(browser, lang, { checkPage, checkWidth });
        });
      await look(page, `/${who}/login`);
      await look(page, `/${who}/invitation`);
      for (const path of inWalkingOrder(sampleOf([...CONSOLE_PAGES[who], ...CONSOLE_VIEWS[who]], lang))) {
        await look(console, addressOf(path, names));
        await expect(console.getByRole('heading', { level: 1 })).not.toHaveText(words('kit:state.notFound.title'));
        const unknown = (await readLinks(console)).filter((link) => link.startsWith(`/${who}`) && !isConsolePage(link));
        expect(unknown, 'links to pages that nobody looks at').toEqual([]);
      }
    },
  );
}

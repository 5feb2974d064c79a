import type { Locator, Page } from '@playwright/test';
import { choosePlain, nameOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { openMenu } from '../../support/screens.ts';
import { isOfDemo } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

/** How many categories stand side by side from this width on. */
const SLIDES = [
  { width: 360, slides: 1 },
  { width: 479, slides: 1 },
  { width: 480, slides: 2 },
  { width: 767, slides: 2 },
  { width: 768, slides: 3 },
  { width: 1023, slides: 3 },
  { width: 1024, slides: 5 },
];
const GAP = 20;

const PHONE = '+966 11 555 0100';

/** From where to where the elements reach across the page. */
const edgesOf = (elements: Locator) =>
  elements.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right } = node.getBoundingClientRect();
      return { left, right, name: node.textContent };
    }),
  );

/** Those that are wholly within the width of their section, in reading order. */
async function listInView(section: Locator, elements: Locator) {
  const [frame] = await edgesOf(section);
  const edges = await edgesOf(elements);
  return edges.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1);
}

const namesInView = async (section: Locator, elements: Locator) =>
  (await listInView(section, elements)).map(({ name }) => name);

test('A visitor is led from the home page into the shop', async ({ page, market, words, lang }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words.heroTitle })).toBeVisible();

  await test.step('Four promises stand under the picture', async () => {
    const features = page.getByRole('region', { name: words.featuresLabel }).getByRole('listitem');
    await expect(features).toContainText(words.features);
  });

  await test.step('What customers say is read one at a time', async () => {
    const section = page.getByRole('region', { name: words.testimonials });
    const voices = section.getByRole('figure', { includeHidden: true }).locator('strong');
    await expect.poll(() => namesInView(section, voices)).toEqual(words.voices.slice(0, 1));
    for (const index of [2, 3, 0]) {
      const dot = section.getByRole('button', { name: words.testimonial(index + 1) });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => namesInView(section, voices)).toEqual([words.voices[index]]);
    }
  });

  const masks = main.getByRole('region', { name: words.buyMasks });
  for (const action of [
    main.getByRole('link', { name: words.shopNow }),
    masks.getByRole('link', { name: words.exploreProducts }),
  ]) {
    await test.step(await action.innerText(), async () => {
      await action.click();
      await expect(page).toHaveURL('/shop');
      await expect(page.getByRole('heading', { level: 1, name: words.shop })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
    });
  }

  await test.step('A featured product leads to its page', async () => {
    const featured = page.getByRole('region', { name: words.featuredProducts });
    const cards = featured.getByRole('heading', { level: 3 });
    // Another journey may feature a product of its own for a moment.
    await expect(async () => {
      await page.reload();
      const { products } = await market.findProducts('featured=true');
      await expect(cards).toHaveText(products.slice(0, 8).map((product) => nameOf(product, lang)));
    }).toPass();
    const product = (await market.findProducts('featured=true')).products.find(isOfDemo);
    if (!product) throw new Error('The demo features no product.');
    const name = nameOf(product, lang);
    await featured.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/product/${product.slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
  });

  await test.step('A category shows its products', async () => {
    const link = page.getByRole('region', { name: words.shopByCategory }).getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/shop\?category=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('The categories stand side by side as the page has room, and are turned by arrows', async ({
  page,
  words,
  viewport,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: words.shopByCategory });
  const tiles = section.getByRole('link');
  await expect(tiles.first()).toBeVisible();
  for (const { width, slides } of SLIDES) {
    await test.step(`${slides} at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await listInView(section, tiles)).length).toBe(slides);
      const shown = (await listInView(section, tiles)).sort((one, other) => one.left - other.left);
      const gaps = shown.slice(1).map(({ left }, index) => Math.round(left - (shown[index]?.right ?? 0)));
      expect(gaps).toEqual(gaps.map(() => GAP));
    });
  }

  await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
  const all = (await edgesOf(tiles)).map(({ name }) => name);
  const perTurn = (viewport?.width ?? 0) >= 1024 ? 5 : 1;
  const next = section.getByRole('button', { name: words.nextCategories });
  const previous = section.getByRole('button', { name: words.previousCategories });
  await expect(previous).toBeDisabled();
  await expect.poll(() => namesInView(section, tiles)).toEqual(all.slice(0, perTurn));

  await next.click();
  await expect(previous).toBeEnabled();
  const last = perTurn === 1 ? all.slice(1, 2) : all.slice(-perTurn);
  await expect.poll(() => namesInView(section, tiles)).toEqual(last);
  await previous.click();
  await expect.poll(() => namesInView(section, tiles)).toEqual(all.slice(0, perTurn));

  while (await next.isEnabled()) await next.click();
  await expect.poll(() => namesInView(section, tiles)).toEqual(all.slice(-perTurn));
});

/** Every place of the shop, and the heading of the page that a visitor finds there. */
const placesOf = ({ places, ...words }: Words) => [
  { name: places.about, path: '/about', heading: words.aboutTitle },
  { name: places.shop, path: '/shop', heading: words.shop },
  { name: places.blogs, path: '/blogs', heading: words.blogTitle },
  { name: places.trackOrder, path: '/track-order', heading: words.trackTitle },
  { name: places.contact, path: '/contact-us', heading: words.contactTitle },
  { name: places.login, path: '/login', heading: words.logIn },
  { name: places.account, path: '/login', heading: words.logIn },
  { name: places.cart, path: '/cart', heading: words.cartTitle },
  { name: places.wishlist, path: '/wish-list', heading: words.wishlist },
  { name: places.privacy, path: '/privacy-policy', heading: places.privacy },
  { name: places.terms, path: '/terms-condition', heading: places.terms },
  { name: places.home, path: '/', heading: words.heroTitle },
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test('Everybody finds every place of the shop, whatever they hold in their hands', async ({
  page,
  openBrowser,
  market,
  words,
  lang,
  currency,
  checkPage,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/privacy-policy');

  await test.step('The shop is called with one touch, and its main places stand beside it', async () => {
    await openMenu(page, words);
    const menu = isPhone(page) ? page.getByRole('dialog') : banner;
    const { home, shop, about, blogs, trackOrder, contact } = words.places;
    const main = menu.getByRole('navigation', { name: words.mainNavigation }).getByRole('link');
    await expect(main).toHaveText([home, shop, about, blogs, trackOrder, contact]);
    await expect(menu.getByRole('link', { name: words.callUs(PHONE) })).toHaveAttribute('href', 'tel:+966115550100');
    await checkPage(page);
    await page.reload();
  });

  for (const { name, path, heading } of placesOf(words)) {
    await test.step(`${name}, from the ${isPhone(page) ? 'menu' : 'footer'}`, async () => {
      await openMenu(page, words);
      const navigation = page.getByRole(isPhone(page) ? 'dialog' : 'contentinfo');
      await navigation.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  await test.step('The header counts what a customer has put into the cart', async () => {
    const empty = banner.getByRole('link', { name: words.cartLinkEmpty(moneyOf(0, { lang, currency })) });
    await expect(empty).toHaveAttribute('href', '/cart');
    const session = await market.newCustomer();
    const product = choosePlain(await market.listProducts('in_stock=1'), lang);
    await market.addToCart(session, { product_id: product.id, quantity: 3 });
    const customer = await openBrowser(session);
    await customer.goto('/about');
    const total = moneyOf(product.price * 3, { lang, currency });
    const header = customer.getByRole('banner');
    await expect(header.getByRole('link', { name: words.cartLink(3, total) })).toContainText(total);
    await header.getByRole('link', { name: words.account }).first().click();
    await expect(customer).toHaveURL('/dashboard');
  });
});

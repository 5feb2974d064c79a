import type { Page } from '@playwright/test';
import { chooseSized, chooseSoldOut, nameOf, valueOf } from '../../support/catalogue.ts';
import type { Product } from '../../support/wire.ts';
import { moneyOf } from '../../support/money.ts';
import { rowOf, signIn } from '../../support/screens.ts';
import { expect, test, type Preferences } from '../../support/test.ts';

type Lang = Preferences['lang'];

/** The list holds products of the one kind, and none of the others. */
async function expectOnly(page: Page, wanted: readonly Product[], all: readonly Product[], lang: Lang) {
  const cards = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  await expect(cards.first()).toBeVisible();
  const ids = new Set(wanted.map(({ id }) => id));
  const others = new Set(all.filter(({ id }) => !ids.has(id)).map((product) => nameOf(product, lang)));
  const shown = await cards.allInnerTexts();
  expect(shown.filter((name) => others.has(name))).toEqual([]);
}

test('A shopper reads what a size costs, whether it can be had, and what its delivery is like', async ({
  page,
  market,
  words,
  lang,
  currency,
  checkPage,
}) => {
  const products = await market.listProducts();
  const { slug, variants, shipping } = chooseSized(await market.getAllWithVariants(products), lang);
  const plenty = variants.find(({ stock }) => stock >= 10);
  const scarce = variants.find(({ stock }) => stock > 0 && stock < 5);
  const soldOut = variants.find(({ stock }) => stock === 0);
  if (!plenty || !scarce || !soldOut) throw new Error('The demo has no product in such sizes.');

  await test.step('Price, stock, SKU and address follow the size', async () => {
    await page.goto(`/product/${slug}`);
    for (const [variant, note] of [
      [scarce, words.piecesLeft(scarce.stock)],
      [plenty, words.inStock],
    ] as const) {
      await page.getByRole('radio', { name: valueOf(variant, lang), exact: true }).check();
      await expect(page).toHaveURL(`/product/${slug}?variant=${variant.id}`);
      await expect(page.getByText(moneyOf(variant.price, { lang, currency })).first()).toBeVisible();
      await expect(page.getByText(note, { exact: true })).toBeVisible();
      await expect(page.getByText(`${words.sku} ${variant.sku}`, { exact: true })).toBeVisible();
    }
    expect(scarce.price).not.toBe(plenty.price);
  });

  await test.step('A size that is sold out says so and cannot be chosen', async () => {
    await expect(
      page.getByRole('radio', { name: `${valueOf(soldOut, lang)} ${words.unavailable}`, exact: true }),
    ).toBeDisabled();
    await checkPage(page);
  });

  await test.step('The days of arrival and the price of the delivery stand below', async () => {
    const [from, to] = [shipping.arrives_from, shipping.arrives_to].map((day) => Number(day.slice(-2)));
    await expect(page.getByText(words.arrivesBetween(from ?? 0, to ?? 0))).toBeVisible();
    const [fee, free] = [shipping.flat_fee, shipping.free_from ?? 0].map((sum) => moneyOf(sum, { lang, currency }));
    await expect(page.getByText(words.shippingRule(fee ?? '', free ?? ''), { exact: true })).toBeVisible();
  });

  await test.step('What has sold out altogether arrives on no day', async () => {
    const gone = chooseSoldOut(products, lang);
    await page.goto(`/product/${gone.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: nameOf(gone, lang) })).toBeVisible();
    await expect(page.getByRole('button', { name: words.outOfStock, exact: true }).first()).toBeDisabled();
    await expect(page.getByText(words.arrives)).toHaveCount(0);
    await checkPage(page);
  });
});

test('A visitor chooses a size, signs in on the way, and finds that size in the cart', async ({
  page,
  market,
  words,
  lang,
  currency,
  checkPage,
}) => {
  const { person } = await market.newCustomer();
  const product = chooseSized(await market.getAllWithVariants(await market.listProducts()), lang);
  const variant = product.variants.find(({ stock, price }) => stock > 1 && price > product.price);
  if (!variant) throw new Error('The demo has no dearer size.');

  await page.goto(`/product/${product.slug}`);
  await page.getByRole('radio', { name: valueOf(variant, lang), exact: true }).check();
  await page.getByRole('button', { name: words.oneMorePiece, exact: true }).click();
  await expect(page.getByRole('textbox', { name: words.quantity })).toHaveValue('2');
  await page.getByRole('button', { name: words.addToCart, exact: true }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, words, person);
  await expect(page).toHaveURL(`/product/${product.slug}?variant=${variant.id}`);
  await expect(page.getByRole('radio', { name: valueOf(variant, lang), exact: true })).toBeChecked();

  await page
    .getByRole('banner')
    .getByRole('link', { name: words.cartWith(2) })
    .click();
  const row = rowOf(page, nameOf(product, lang));
  await expect(row).toContainText(valueOf(variant, lang));
  await expect(row).toContainText(moneyOf(variant.price * 2, { lang, currency }));
  await expect(row.getByRole('textbox')).toHaveValue('2');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/product/${product.slug}?variant=${variant.id}`);
  await checkPage(page);
});

test('A shopper goes on from a product: to its seller, its tags, a friend and what goes with it', async ({
  page,
  context,
  market,
  openBrowser,
  words,
  lang,
  checkPage,
}) => {
  const products = await market.listProducts();
  const product = chooseSized(await market.getAllWithVariants(products), lang);
  const variant = product.variants.findLast(({ stock }) => stock > 0);
  const address = `/product/${product.slug}?variant=${variant?.id}`;
  const [tag] = product.tags;

  await test.step('The seller’s link shows all that they sell', async () => {
    await page.goto(address);
    const seller = page.getByRole('region', { name: words.soldBy });
    await expect(seller).toContainText(product.vendor.company_name);
    await seller.getByRole('link', { name: words.allOfSeller }).click();
    await expect(page).toHaveURL(`/shop?vendor=${product.vendor.id}`);
    await expect(page.getByText(words.sellerFilter(product.vendor.company_name), { exact: true })).toBeVisible();
    const sold = products.filter(({ vendor }) => vendor.id === product.vendor.id);
    await expectOnly(page, sold, products, lang);
    await page.goBack();
  });

  await test.step('A tag shows what else bears it', async () => {
    await page
      .getByRole('list', { name: words.tags })
      .getByRole('link', { name: tag?.name ?? '' })
      .click();
    await expect(page).toHaveURL(`/shop?tag=${tag?.slug}`);
    await expect(page.getByText(words.tagFilter(tag?.name ?? ''), { exact: true })).toBeVisible();
    await expectOnly(page, await market.listProducts(`tag=${tag?.slug}`), products, lang);
    await page.goBack();
  });

  await test.step('A friend who is sent the link sees the same size', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: words.copyLink }).click();
    await expect(page.getByText(words.linkCopied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const message = await page.getByRole('link', { name: words.shareOnWhatsapp }).getAttribute('href');
    expect(new URL(message ?? '').searchParams.get('text')).toBe(`${nameOf(product, lang)} ${link}`);
    const mail = await page.getByRole('link', { name: words.shareByEmail }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toBe(link);
    const friend = await openBrowser();
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1, name: nameOf(product, lang) })).toBeVisible();
    await expect(friend.getByRole('radio', { name: variant && valueOf(variant, lang), exact: true })).toBeChecked();
  });

  await test.step('What goes with it is one click away', async () => {
    const cards = page.getByRole('region', { name: words.related }).getByRole('article');
    await expect(cards.getByRole('heading', { name: nameOf(product, lang), exact: true })).toHaveCount(0);
    const next = cards.first().getByRole('heading');
    const name = await next.innerText();
    await next.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await checkPage(page);
  });
});

test('Whoever follows a link to a product that is gone is told so, and search engines are, too', async ({
  page,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const answer = await page.goto('/product/no-such-product');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.pageNotFound));
  await checkPage(page);
  await page.getByRole('link', { name: words.backHome }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: words.featuredProducts })).toBeVisible();
});

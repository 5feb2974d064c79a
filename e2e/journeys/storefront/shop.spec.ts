import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { openMenu } from '../../support/screens.ts';
import { answerTo, cardNames, closeFilters, expectShown, listOf, openFilters } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const chipsOf = (page: Page, words: Words) =>
  listOf(page, words)
    .getByRole('list', { name: words.appliedFilters })
    .getByRole('button', {
      name: new RegExp(words.removeFilter('')),
    });

const removeChip = (page: Page, words: Words, filter: string) =>
  page.getByRole('button', { name: words.removeFilter(filter), exact: true }).click();

test('A shopper narrows the list, and the address keeps every step', async ({
  page,
  market,
  words,
  lang,
  checkPage,
}) => {
  const [one, other] = await market.listCategories();
  const [tag] = await market.listTags();
  if (!one || !other || !tag) throw new Error('The demo has no categories or tags.');
  const [oneName, otherName] = [nameOf(one, lang), nameOf(other, lang)];
  const narrow = { category: `${one.id},${other.id}`, in_stock: '1', rating: '3' };
  const chips = chipsOf(page, words);

  await page.goto('/shop');
  await expect(cardNames(page, words)).toHaveCount(12);
  let filters = await openFilters(page, words);
  await checkPage(page);

  await test.step('Several categories show the products of any of them', async () => {
    const found = await answerTo(page, { category: narrow.category }, async () => {
      for (const name of [oneName, otherName]) await filters.getByRole('checkbox', { name }).check();
    });
    expect(found.meta.total).toBe(one.product_count + other.product_count);
    expect(new Set(found.products.map(({ category }) => category.id))).toEqual(new Set([one.id, other.id]));
  });

  await test.step('Availability and rating narrow them', async () => {
    const found = await answerTo(page, narrow, async () => {
      await filters.getByRole('checkbox', { name: words.inStockOnly }).check();
      await filters.getByRole('radio', { name: words.ratingAtLeast(3) }).check();
    });
    for (const product of found.products) {
      expect(product.stock).toBeGreaterThan(0);
      expect(product.rating).toBeGreaterThanOrEqual(3);
      expect([one.id, other.id]).toContain(product.category.id);
    }
    await closeFilters(filters, words, found.meta.total);
    await expectShown(page, words, lang, found);
    await expect(page).toHaveURL(`/shop?category=${narrow.category}&in_stock=1&rating=3`);
    await expect(chips).toHaveText([oneName, otherName, words.chip.inStock, words.chip.rating(3)]);
    await checkPage(page);
  });

  await test.step('Whoever loads the address anew finds the same', async () => {
    const names = await cardNames(page, words).allInnerTexts();
    await page.reload();
    await expect(chips).toHaveCount(4);
    await expect(cardNames(page, words)).toHaveText(names);
    filters = await openFilters(page, words);
    for (const name of [oneName, otherName, words.inStockOnly]) {
      await expect(filters.getByRole('checkbox', { name })).toBeChecked();
    }
    await expect(filters.getByRole('radio', { name: words.ratingAtLeast(3) })).toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('A filter is taken away; Back and Forward bring it and take it away again', async () => {
    const { category: _both, ...rest } = narrow;
    const found = await answerTo(page, { ...rest, category: String(other.id) }, () => removeChip(page, words, oneName));
    expect(found.products.filter(({ category }) => category.id !== other.id)).toEqual([]);
    await expectShown(page, words, lang, found);
    await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
    await page.goBack();
    await expect(chips).toHaveCount(4);
    await page.goForward();
    await expect(chips).toHaveCount(3);
    await expectShown(page, words, lang, found);
    await page.getByRole('button', { name: words.clearAll }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/shop');
    await expect(chips).toHaveCount(0);
  });

  await test.step('A tag and words', async () => {
    filters = await openFilters(page, words);
    const tagged = await answerTo(page, { tag: tag.slug }, () =>
      page
        .getByRole('navigation', { name: words.popularTags })
        .getByRole('link', { name: tag.name, exact: true })
        .click(),
    );
    expect(tagged.meta.total).toBe(tag.product_count);
    const [example] = tagged.products;
    if (!example) throw new Error('Nothing has this tag.');
    const text = nameOf(example, lang);
    const found = await answerTo(page, { tag: tag.slug, search: text }, () =>
      filters.getByRole('searchbox', { name: words.searchProductsOfShop }).fill(text),
    );
    await closeFilters(filters, words, found.meta.total);
    await expectShown(page, words, lang, found);
    await expect(cardNames(page, words).first()).toHaveText(text);
    await expect(page.getByRole('heading', { level: 1, name: words.resultsFor(text) })).toBeVisible();
    await expect(chips).toHaveText([words.chip.search(text), words.chip.tag(tag.name)]);
    await checkPage(page);
  });

  await test.step('One seller', async () => {
    const [product] = await market.listProducts();
    const seller = product?.vendor;
    await page.goto(`/shop?vendor=${seller?.id}`);
    await expect(chips).toHaveText([words.chip.seller(seller?.company_name ?? '')]);
    const found = await answerTo(page, { vendor: String(seller?.id), sort: 'price_asc' }, () =>
      page.getByRole('combobox', { name: words.sortBy }).selectOption(words.sorts.price_asc),
    );
    expect(new Set(found.products.map(({ vendor }) => vendor.id))).toEqual(new Set([seller?.id]));
    await expectShown(page, words, lang, found);
  });
});

test('The lower price never passes the higher one, and belongs to its currency', async ({
  page,
  words,
  lang,
  currency,
}) => {
  await page.goto('/shop');
  const filters = await openFilters(page, words);
  const from = filters.getByRole('textbox', { name: words.lowestPrice, exact: true });
  const to = filters.getByRole('textbox', { name: words.highestPrice, exact: true });
  await expect(to).not.toHaveValue('10000');
  const ceiling = Number(await to.inputValue());
  const half = String(Math.floor(ceiling / 2));

  await test.step('by typing', async () => {
    const below = await answerTo(page, { price_max: half }, () => to.fill(half));
    expect(below.products.filter(({ price }) => price > Number(half))).toEqual([]);
    await answerTo(page, { price_min: half, price_max: half }, () => from.fill(String(ceiling)));
    await expect(from).toHaveValue(half);
    await expect(page).toHaveURL(`/shop?price_min=${half}&price_max=${half}&price_currency=${currency}`);
  });

  await test.step('by sliding', async () => {
    const slider = filters.getByRole('slider', { name: words.lowestSlider });
    await slider.press('End');
    await expect(slider).toHaveValue(half);
    await slider.press('Home');
    await expect(from).toHaveValue('0');
    const quarter = String(Math.floor(ceiling / 4));
    const found = await answerTo(page, { price_min: quarter, price_max: half }, () => from.fill(quarter));
    for (const { price } of found.products) {
      expect(price).toBeGreaterThanOrEqual(Number(quarter));
      expect(price).toBeLessThanOrEqual(Number(half));
    }
    await closeFilters(filters, words, found.meta.total);
    await expectShown(page, words, lang, found);
    const money = (amount: string) => moneyOf(Number(amount), { lang, currency });
    await expect(chipsOf(page, words)).toHaveText([words.chip.from(money(quarter)), words.chip.upTo(money(half))]);
  });

  await test.step('in another currency the numbers mean nothing', async () => {
    await openMenu(page, words);
    await page.getByRole('combobox', { name: words.currency }).filter({ visible: true }).selectOption('USD');
    await expect(page.getByText(words.currencyUpdated)).toBeVisible();
    await expect(cardNames(page, words)).toHaveCount(12);
    await expect(chipsOf(page, words)).toHaveCount(0);
    await openFilters(page, words);
    await expect(from).toHaveValue('0');
    await expect(to).not.toHaveValue(half);
  });
});

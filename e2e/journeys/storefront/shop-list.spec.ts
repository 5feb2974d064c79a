import { nameOf } from '../../support/catalogue.ts';
import { answerTo, cardNames, expectShown, listOf } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

test('A shopper sorts the products, lays them out and turns the pages', async ({ page, words, lang }) => {
  const cards = listOf(page, words)
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const order = new Intl.Collator(lang).compare;
  const sort = (name: keyof Words['sorts']) =>
    answerTo(page, { sort: name }, () =>
      page.getByRole('combobox', { name: words.sortBy }).selectOption(words.sorts[name]),
    );
  await page.goto('/shop');

  for (const [name, direction] of [
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const) {
    await test.step(words.sorts[name], async () => {
      const found = await sort(name);
      const prices = found.products.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((one, other) => direction * (one - other)));
      expect(new Set(prices).size).toBeGreaterThan(1);
      await expectShown(page, words, lang, found);
    });
  }
  for (const [name, direction] of [
    ['name_desc', -1],
    ['name_asc', 1],
  ] as const) {
    await test.step(words.sorts[name], async () => {
      const found = await sort(name);
      const names = found.products.map((product) => nameOf(product, lang));
      expect(names).toEqual(names.toSorted((one, other) => direction * order(one, other)));
      await expectShown(page, words, lang, found);
    });
  }

  await test.step('The next page, and back', async () => {
    const names = await cardNames(page, words).allInnerTexts();
    const next = page.getByRole('link', { name: words.nextPage });
    const found = await answerTo(page, { sort: 'name_asc', page: '2' }, () => next.click());
    await expectShown(page, words, lang, found);
    await expect(page).toHaveURL('/shop?sort=name_asc&page=2');
    expect(found.products.map((product) => nameOf(product, lang))).not.toContain(names[0]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cardNames(page, words)).toHaveText(names);
  });

  await test.step('As a list, one product lies under the other', async () => {
    const edges = () => cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().left));
    expect(new Set(await edges()).size).toBeGreaterThan(1);
    await page.getByRole('button', { name: words.listView }).click();
    await expect(page).toHaveURL('/shop?sort=name_asc&view=list');
    await expect.poll(async () => new Set(await edges()).size).toBe(1);
    await page.getByRole('button', { name: words.gridView }).click();
    await expect.poll(async () => new Set(await edges()).size).toBeGreaterThan(1);
  });
});

test('A shopper who comes back from a product is where they were, at once', async ({ page, words }) => {
  await page.goto('/shop?sort=price_asc');
  const ninth = cardNames(page, words).nth(8).getByRole('link');
  await ninth.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(200);
  const name = await ninth.innerText();
  await ninth.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(place).toBe(0);

  await page.evaluate(() => {
    const seen = Object.assign(window, { skeletons: 0 });
    new MutationObserver(() => {
      if (document.querySelector('main .skeleton')) seen.skeletons += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(ninth).toBeInViewport();
  expect(Math.abs((await place()) - before)).toBeLessThan(50);
  expect(await page.evaluate(() => Reflect.get(window, 'skeletons'))).toBe(0);
});

test('A shopper for whom there is nothing finds a way on', async ({ page, words, lang, complaints, checkPage }) => {
  await test.step('Nothing is found', async () => {
    await page.goto('/shop?search=xqzvwk&in_stock=1');
    await expect(page.getByText(words.nothingFoundFor('xqzvwk'))).toBeVisible();
    const categories = page.getByRole('region', { name: words.browseByCategory }).getByRole('link');
    const name = await categories.first().innerText();
    await categories.first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(cardNames(page, words)).toHaveCount(12);
    await page.goBack();
    await page.getByRole('link', { name: words.seeAllProducts }).click();
    await expect(page).toHaveURL('/shop');
    await expect(cardNames(page, words)).toHaveCount(12);
  });

  await test.step('The list cannot be fetched, and comes with the next try', async () => {
    complaints.expected.push(/status of 500/);
    await page.route('**/api/products?*sort=price_asc*', (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.getByRole('combobox', { name: words.sortBy }).selectOption(words.sorts.price_asc);
    await expect(page.getByRole('alert')).toContainText(words.productsFailed);
    await expect(cardNames(page, words)).toHaveCount(0);
    await checkPage(page);
    await page.unroute('**/api/products?*sort=price_asc*');
    const found = await answerTo(page, { sort: 'price_asc' }, () =>
      page.getByRole('alert').getByRole('button', { name: words.retry }).click(),
    );
    await expectShown(page, words, lang, found);
  });
});

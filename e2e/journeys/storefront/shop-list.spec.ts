import { nameOf } from '../../support/catalogue.ts';
import { responseTo, cardNames, expectShown, listOf } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

test('A shopper sorts, changes the layout, pages, and returns to their position', async ({
  page,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  const cards = listOf(page, words)
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const place = () => page.evaluate(() => window.scrollY);
  const sorting = page.getByRole('combobox', { name: words('storefront:shop.sort.label') });
  await page.goto('/shop');

  await test.step('After a failed request, a retry loads the list', async () => {
    complaints.expected.push(/net::ERR_FAILED/);
    await page.route('**/api/products?*sort=name_asc*', (route) => route.abort());
    await sorting.selectOption(words('storefront:shop.sort.name_asc'));
    await expect(page.getByRole('alert')).toContainText(words('storefront:shop.failed'));
    await checkPage(page);
    await page.unroute('**/api/products?*sort=name_asc*');
    const found = await responseTo(page, { sort: 'name_asc' }, () =>
      page
        .getByRole('alert')
        .getByRole('button', { name: words('kit:state.retry') })
        .click(),
    );
    const names = found.products.map((product) => nameOf(product, lang));
    expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
    await expectShown(page, words, lang, found);
  });

  await test.step('The next page starts at its top', async () => {
    const found = await responseTo(page, { sort: 'name_asc', page: '2' }, () =>
      page.getByRole('link', { name: words('kit:pager.next') }).click(),
    );
    await expectShown(page, words, lang, found);
    await expect(page).toHaveURL('/shop?sort=name_asc&page=2');
    await expect.poll(place).toBe(0);
  });

  await test.step('The list layout has one product per row', async () => {
    const edges = () => cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().left));
    expect(new Set(await edges()).size).toBeGreaterThan(1);
    await page.getByRole('button', { name: words('storefront:shop.view.list') }).click();
    await expect(page).toHaveURL('/shop?sort=name_asc&page=2&view=list');
    await expect.poll(async () => new Set(await edges()).size).toBe(1);
  });

  await test.step('Back from a product restores the position immediately', async () => {
    const ninth = cardNames(page, words).nth(8).getByRole('link');
    await ninth.scrollIntoViewIfNeeded();
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
});

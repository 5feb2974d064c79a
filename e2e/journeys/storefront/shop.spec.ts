import { nameOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { responseTo, cardNames, closeFilters, expectShown, listOf, openFilters } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

test(
  'Filters narrow the list, and the URL records every step',
  { tag: ['@phone', '@motion'] },
  async ({ page, market, words, lang, currency, checkPage }) => {
    const [one, other] = await market.listCategories();
    if (!one || !other) throw new Error('The demo has no categories.');
    const [oneName, otherName] = [nameOf(one, lang), nameOf(other, lang)];
    const narrow = { category: `${one.id},${other.id}`, in_stock: '1' };
    const chips = listOf(page, words)
      .getByRole('list', { name: words('storefront:shop.applied.title') })
      .getByRole('button', { name: new RegExp(words('storefront:shop.applied.remove', { filter: '' })) });

    await page.goto('/shop');
    await expect(cardNames(page, words)).toHaveCount(12);
    let filters = await openFilters(page, words);
    await checkPage(page);

    await test.step('Several filters show products that match all of them', async () => {
      const found = await responseTo(page, narrow, async () => {
        for (const name of [oneName, otherName, words('storefront:shop.availability.inStock')])
          await filters.getByRole('checkbox', { name }).check();
      });
      for (const product of found.products) {
        expect(product.stock).toBeGreaterThan(0);
        expect([one.id, other.id]).toContain(product.category.id);
      }
      await closeFilters(filters, words, found.meta.total);
      await expectShown(page, words, lang, found);
      await expect(page).toHaveURL(`/shop?category=${narrow.category}&in_stock=1`);
      await expect(chips).toHaveText([oneName, otherName, words('storefront:catalog.stock.in')]);
    });

    await test.step('Reloading the URL shows the same list', async () => {
      const names = await cardNames(page, words).allInnerTexts();
      await page.reload();
      await expect(chips).toHaveCount(3);
      await expect(cardNames(page, words)).toHaveText(names);
    });

    await test.step('A filter is removed; Back and Forward restore and remove it again', async () => {
      const found = await responseTo(page, { category: String(other.id), in_stock: '1' }, () =>
        page
          .getByRole('button', { name: words('storefront:shop.applied.remove', { filter: oneName }), exact: true })
          .click(),
      );
      await expectShown(page, words, lang, found);
      await page.goBack();
      await expect(chips).toHaveCount(3);
      await page.goForward();
      await expect(chips).toHaveCount(2);
      await expectShown(page, words, lang, found);
    });

    await test.step('A price changed by keyboard applies when the slider stops', async () => {
      filters = await openFilters(page, words);
      const to = filters.getByRole('textbox', { name: words('storefront:shop.price.to'), exact: true });
      await expect(to).not.toHaveValue('10000');
      const half = String(Math.floor(Number(await to.inputValue()) / 2));
      const below = await responseTo(page, { category: String(other.id), in_stock: '1', price_max: half }, () =>
        to.fill(half),
      );
      expect(below.products.filter(({ price }) => price > Number(half))).toEqual([]);
      const slider = filters.getByRole('slider', { name: words('storefront:shop.price.fromSlider') });
      await slider.press('End');
      await expect(slider).toHaveValue(half);
      await slider.press('Home');
      await expect(slider).toHaveValue('0');
      await closeFilters(filters, words, below.meta.total);
      await expectShown(page, words, lang, below);
      const money = moneyOf(Number(half), { lang, currency });
      await expect(chips).toHaveText([
        otherName,
        words('storefront:catalog.stock.in'),
        words('storefront:shop.applied.price_max', { value: money }),
      ]);
    });
  },
);

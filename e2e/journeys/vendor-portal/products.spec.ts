import { nameOf } from '../../support/catalogue.ts';
import { downloadTable } from '../../support/csv.ts';
import { expectOnSale } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

test(
  'A vendor narrows, orders, changes and exports the own products, and the shop follows',
  { tag: ['@phone', '@whole'] },
  async ({ page: visitor, openBrowser, market, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of 404/);
    const { ownProducts } = words;
    const vendor = await market.newVendor();
    const gauze = await market.addProduct(vendor, { price_sar: 10, price_bhd: 1 });
    await market.toggleApproval(gauze);
    const scarce = await market.addProduct(vendor, { price_sar: 40, price_bhd: 4, stock: 3 });

    const inWords = (product: typeof gauze) => nameOf({ ...product, name_arabic: product.arabic_name }, lang);
    const page = await openBrowser(vendor);
    const rowNamed = (product: typeof gauze) => page.getByRole('row').filter({ hasText: inWords(product) });
    const expectListed = (...products: (typeof gauze)[]) =>
      expect(page.getByRole('table').getByRole('link')).toHaveText(products.map(inWords));
    const choose = (label: string, option: string) =>
      page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
    /** Ticks both, and changes them together. */
    const changeBoth = async (name: string, done: string) => {
      for (const product of [gauze, scarce]) {
        await page.getByRole('checkbox', { name: inWords(product), exact: true }).check();
      }
      const bar = page.getByRole('group', { name: ownProducts.selection });
      await expect(bar).toContainText(ownProducts.selected(2));
      await bar.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await expect(page.getByText(done)).toBeVisible();
    };

    await test.step('What is narrowed and ordered stands in the address, where a reload finds it', async () => {
      await page.goto('/vendor/products');
      await expectListed(scarce, gauze);
      await choose(ownProducts.sort, ownProducts.byPrice);
      await choose(ownProducts.availability, ownProducts.low);
      await expect(page).toHaveURL('/vendor/products?sort=price&in_stock=low');
      await expectListed(scarce);
      await page.reload();
      await expectListed(scarce);
    });

    await test.step('The exported table holds the products of the filter', async () => {
      const { name, rows } = await downloadTable(page, page.getByRole('button', { name: ownProducts.exportCsv }));
      expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
      expect(rows).toMatchObject([
        { sku: scarce.sku, name: scarce.name, arabic_name: scarce.arabic_name, stock: '3', price_sar: '40.00' },
      ]);
      await choose(ownProducts.availability, '');
      await expectListed(gauze, scarce);
    });

    await test.step('A column is taken in from a menu that stays within the window', async () => {
      await page.getByRole('button', { name: ownProducts.columns, exact: true }).click();
      const choices = page.getByRole('group', { name: ownProducts.columns, exact: true });
      await choices.getByRole('checkbox', { name: ownProducts.barcode, exact: true }).check();
      await checkPage(page);
      await page.keyboard.press('Escape');
      await expect(choices).toBeHidden();
      await expect(rowNamed(gauze)).toContainText(gauze.barcode);
    });

    await test.step('What is made inactive leaves the shop at once, and comes back when it is activated', async () => {
      await changeBoth(ownProducts.draft, ownProducts.drafted);
      for (const product of [gauze, scarce]) await expect(rowNamed(product)).toContainText(words.inactive);
      await expectOnSale(visitor, words, lang, gauze, false);
      await changeBoth(ownProducts.activate, ownProducts.activated);
      for (const product of [gauze, scarce]) await expect(rowNamed(product)).not.toContainText(words.inactive);
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1, name: inWords(gauze) })).toBeVisible();
    });

    await test.step('At the end of the page the bar of the selection lies over none of the rows', async () => {
      const box = page.getByRole('checkbox', { name: inWords(gauze), exact: true });
      await box.check();
      await page.keyboard.press('End');
      const isAtEnd = () =>
        page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
      await expect.poll(isAtEnd).toBe(true);
      await checkPage(page);
      await box.uncheck();
    });

    await test.step('A product is deleted only by whoever is sure, and is gone from the shop', async () => {
      await page.getByRole('button', { name: ownProducts.deleteOne(inWords(gauze)), exact: true }).click();
      const question = page.getByRole('dialog', { name: ownProducts.sureToDelete });
      await expect(question).toContainText(inWords(gauze));
      await question.getByRole('button', { name: ownProducts.yesDelete, exact: true }).click();
      await expectListed(scarce);
      await expectOnSale(visitor, words, lang, gauze, false);
    });
  },
);

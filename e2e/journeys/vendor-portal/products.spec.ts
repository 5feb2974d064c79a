import { nameOf } from '../../support/catalogue.ts';
import { downloadTable } from '../../support/csv.ts';
import { unfoldFilters } from '../../support/screens.ts';
import { expectOnSale } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

test(
  'A vendor filters, sorts, edits and exports products, and the shop follows',
  { tag: ['@phone', '@whole'] },
  async ({ page: visitor, openBrowser, market, words, lang, isOnPhone, complaints, checkPage }) => {
    complaints.expected.push(/status of 404/);
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
    /** Selects both and applies a bulk action. */
    const changeBoth = async (name: string, done: string) => {
      for (const product of [gauze, scarce]) {
        await page.getByRole('checkbox', { name: inWords(product), exact: true }).check();
      }
      const bar = page.getByRole('group', { name: words('kit:table.bulk') });
      await expect(bar).toContainText(words('kit:table.selected', { count: 2 }));
      await bar.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await expect(page.getByText(done)).toBeVisible();
    };

    await test.step('Filters and order are in the URL and survive a reload', async () => {
      await page.goto('/vendor/products');
      await expectListed(scarce, gauze);
      const column = words('vendor-portal:products.price');
      // Phones show no column headers, which sort on desktops.
      await (isOnPhone
        ? choose(words('kit:table.sort'), words('kit:table.sorted.asc', { column }))
        : page.getByRole('columnheader', { name: column }).getByRole('button').click());
      await unfoldFilters(page, words);
      await choose(words('vendor-portal:products.availability'), words('vendor-portal:products.availabilities.low'));
      await expect(page).toHaveURL('/vendor/products?sort=price&in_stock=low');
      await expectListed(scarce);
      await page.reload();
      await expectListed(scarce);
    });

    await test.step('The exported table contains the filtered products', async () => {
      const { name, rows } = await downloadTable(
        page,
        page.getByRole('button', { name: words('vendor-portal:products.export') }),
      );
      expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
      expect(rows).toMatchObject([
        { sku: scarce.sku, name: scarce.name, arabic_name: scarce.arabic_name, stock: '3', price_sar: '40.00' },
      ]);
      await unfoldFilters(page, words);
      await choose(words('vendor-portal:products.availability'), '');
      await expectListed(gauze, scarce);
    });

    await test.step('A column is added from a menu that stays within the window', async () => {
      await page.getByRole('button', { name: words('kit:table.columns'), exact: true }).click();
      const choices = page.getByRole('group', { name: words('kit:table.columns'), exact: true });
      await choices.getByRole('checkbox', { name: words('vendor-portal:products.barcode'), exact: true }).check();
      await checkPage(page);
      await page.keyboard.press('Escape');
      await expect(choices).toBeHidden();
      await expect(rowNamed(gauze)).toContainText(gauze.barcode);
    });

    await test.step('A deactivated product leaves the shop immediately and returns when activated', async () => {
      await changeBoth(
        words('vendor-portal:products.bulk.draft.label'),
        words('vendor-portal:products.bulk.draft.done', { count: 2 }),
      );
      for (const product of [gauze, scarce])
        await expect(rowNamed(product)).toContainText(words('vendor-portal:products.statuses.inactive'));
      await expectOnSale(visitor, words, lang, gauze, false);
      await changeBoth(
        words('vendor-portal:products.bulk.activate.label'),
        words('vendor-portal:products.bulk.activate.done', { count: 2 }),
      );
      for (const product of [gauze, scarce])
        await expect(rowNamed(product)).not.toContainText(words('vendor-portal:products.statuses.inactive'));
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1, name: inWords(gauze) })).toBeVisible();
    });

    await test.step('At the end of the page, the selection bar covers no row', async () => {
      const box = page.getByRole('checkbox', { name: inWords(gauze), exact: true });
      await box.check();
      await page.keyboard.press('End');
      const isAtEnd = () =>
        page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
      await expect.poll(isAtEnd).toBe(true);
      await checkPage(page);
      await box.uncheck();
    });

    await test.step('A product is deleted after confirmation and gone from the shop', async () => {
      await page
        .getByRole('button', {
          name: words('vendor-portal:products.delete.label', { name: inWords(gauze) }),
          exact: true,
        })
        .click();
      const question = page.getByRole('dialog', { name: words('kit:delete.title') });
      await expect(question).toContainText(inWords(gauze));
      await question.getByRole('button', { name: words('kit:delete.confirm'), exact: true }).click();
      await expectListed(scarce);
      await expectOnSale(visitor, words, lang, gauze, false);
    });
  },
);

import { nameOf } from '../../support/catalogue.ts';
import { downloadTable } from '../../support/csv.ts';
import { expectOnSale } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';
import type { NewProduct } from '../../support/wire.ts';

const priced = (price: number): Pick<NewProduct, 'price_sar' | 'price_bhd'> => ({
  price_sar: price * 10,
  price_bhd: price,
});

test('A vendor narrows, orders, changes and exports the own products, and the shop follows', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(180_000);
  complaints.expected.push(/status of 404/);
  const { ownProducts } = words;
  const [second, first] = (await market.listCategories()).slice(-2);
  const vendor = await market.newVendor();
  const add = (given: Partial<NewProduct>) => market.addProduct(vendor, { category_id: first?.id, ...given });
  const gauze = await add(priced(4));
  const scarce = await add({ ...priced(1), stock: 3 });
  const swab = await add(priced(3));
  for (const product of [gauze, scarce, swab]) await market.toggleApproval(product);
  const draft = await add({ ...priced(2), status: 'draft', category_id: second?.id });
  const waiting = await add(priced(5));
  const newestFirst = [waiting, draft, swab, scarce, gauze];

  const inWords = (product: typeof gauze) => nameOf({ ...product, name_arabic: product.arabic_name }, lang);
  const page = await openBrowser(vendor);
  const links = page.getByRole('table').getByRole('link');
  const rowNamed = (product: typeof gauze) => page.getByRole('row').filter({ hasText: inWords(product) });
  const expectListed = (products: (typeof gauze)[]) => expect(links).toHaveText(products.map(inWords));
  const filterBy = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  const select = async (...products: (typeof gauze)[]) => {
    for (const product of products) {
      await page.getByRole('checkbox', { name: inWords(product), exact: true }).check();
    }
  };
  const change = (name: string) =>
    page.getByRole('group', { name: ownProducts.selection }).getByRole('button', { name, exact: true });
  const expectInShop = (product: typeof gauze, isThere: boolean) =>
    expectOnSale(visitor, words, lang, product, isThere);

  await test.step('Every filter stands in the address, where a reload finds it', async () => {
    await page.goto('/vendor/products');
    await expectListed(newestFirst);
    await checkPage(page);

    await filterBy(words.status).selectOption(words.inactive);
    await expect(page).toHaveURL('/vendor/products?status=inactive');
    await expectListed([draft]);
    await page.reload();
    await expectListed([draft]);
    await expect(filterBy(words.status).locator('option:checked')).toHaveText(words.inactive);
    await filterBy(words.status).selectOption('');

    await filterBy(ownProducts.availability).selectOption(ownProducts.low);
    await expect(page).toHaveURL('/vendor/products?in_stock=low');
    await expectListed([scarce]);
    await filterBy(ownProducts.availability).selectOption('');

    await filterBy(ownProducts.category).selectOption(second ? nameOf(second, lang) : '');
    await expect(page).toHaveURL(`/vendor/products?category=${second?.slug}`);
    await expectListed([draft]);
    await filterBy(ownProducts.category).selectOption('');

    await filterBy(ownProducts.approval).selectOption(ownProducts.unapproved);
    await expect(page).toHaveURL('/vendor/products?approval=0');
    await expectListed([waiting, draft]);
    await filterBy(words.status).selectOption(words.active);
    await expect(page).toHaveURL('/vendor/products?approval=0&status=active');
    await expectListed([waiting]);
    await page.goBack();
    await page.goto('/vendor/products');

    await page.getByRole('searchbox', { name: words.searchProducts }).fill(swab.sku);
    await expect(page).toHaveURL(`/vendor/products?search=${swab.sku}`);
    await expectListed([swab]);
    await page.getByRole('searchbox', { name: words.searchProducts }).fill('nothing-like-this');
    await expect(page.getByText(ownProducts.empty)).toBeVisible();
    await checkPage(page);
  });

  await test.step('The list stands in the order that was chosen', async () => {
    await page.goto('/vendor/products?sort=price');
    await expectListed([scarce, draft, swab, gauze, waiting]);
    await filterBy(ownProducts.sort).selectOption(ownProducts.byStock);
    await expect(page).toHaveURL('/vendor/products?sort=stock');
    await expect(links.first()).toHaveText(inWords(scarce));
    await filterBy(ownProducts.sort).selectOption(ownProducts.byName);
    await expectListed([...newestFirst].sort((one, other) => one.name.localeCompare(other.name, 'en')));
    await filterBy(ownProducts.sort).selectOption('');
    await expectListed(newestFirst);
  });

  await test.step('Columns are chosen, kept over a reload, and put back', async () => {
    const row = rowNamed(gauze);
    const opener = page.getByRole('button', { name: ownProducts.columns, exact: true });
    const choices = page.getByRole('group', { name: ownProducts.columns, exact: true });
    const header = (name: string) => page.getByRole('columnheader', { name, exact: true, includeHidden: true });
    await expect(row).not.toContainText(gauze.barcode);
    await expect(header(ownProducts.created)).toHaveCount(1);
    await opener.click();
    await expect(choices.getByRole('checkbox', { name: ownProducts.name, exact: true })).toBeDisabled();
    await choices.getByRole('checkbox', { name: ownProducts.barcode, exact: true }).check();
    await choices.getByRole('checkbox', { name: ownProducts.created, exact: true }).uncheck();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect(choices).toBeHidden();
    await page.reload();
    await expect(row).toContainText(gauze.barcode);
    await expect(header(ownProducts.created)).toHaveCount(0);
    await opener.click();
    await choices.getByRole('button', { name: ownProducts.resetColumns }).click();
    await expect(row).not.toContainText(gauze.barcode);
    await expect(header(ownProducts.created)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('What is made inactive leaves the shop at once', async () => {
    for (const product of [gauze, swab]) await expectInShop(product, true);
    await select(gauze, swab);
    await expect(page.getByRole('group', { name: ownProducts.selection })).toContainText(ownProducts.selected(2));
    // At the end of the page the bar lies over none of the rows.
    await page.keyboard.press('End');
    await checkPage(page);
    await change(ownProducts.draft).click();
    const question = page.getByRole('dialog', { name: ownProducts.draftTwo });
    await checkPage(page);
    await question.getByRole('button', { name: ownProducts.draft, exact: true }).click();
    await expect(page.getByText(ownProducts.drafted)).toBeVisible();
    await expect(question).toBeHidden();
    for (const product of [gauze, swab]) {
      await expect(rowNamed(product)).toContainText(words.inactive);
      await expectInShop(product, false);
    }
    await expectInShop(scarce, true);
  });

  await test.step('What is activated comes back', async () => {
    await select(gauze, swab);
    await change(ownProducts.activate).click();
    await page.getByRole('dialog').getByRole('button', { name: ownProducts.activate, exact: true }).click();
    await expect(page.getByText(ownProducts.activated)).toBeVisible();
    for (const product of [gauze, swab]) {
      await expect(rowNamed(product)).not.toContainText(words.inactive);
      await expectInShop(product, true);
    }
  });

  await test.step('A product is deleted only by whoever is sure', async () => {
    const question = page.getByRole('dialog', { name: ownProducts.sureToDelete });
    const ask = () => page.getByRole('button', { name: ownProducts.deleteOne(inWords(swab)), exact: true }).click();
    await ask();
    await expect(question).toContainText(inWords(swab));
    await checkPage(page);
    await question.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(question).toBeHidden();
    await expectListed(newestFirst);
    await ask();
    await question.getByRole('button', { name: ownProducts.yesDelete, exact: true }).click();
    await expect(page.getByText(ownProducts.deleted)).toBeVisible();
    await expectListed([waiting, draft, scarce, gauze]);
    await expectInShop(swab, false);
  });

  await test.step('Several are deleted together', async () => {
    await page.getByRole('checkbox', { name: ownProducts.selectAll }).check();
    await change(ownProducts.deleteAll).click();
    await page
      .getByRole('dialog', { name: ownProducts.deleteFour })
      .getByRole('button', { name: words.cancel, exact: true })
      .click();
    await page.getByRole('checkbox', { name: ownProducts.selectAll }).uncheck();
    await select(waiting, gauze);
    await change(ownProducts.deleteAll).click();
    const question = page.getByRole('dialog', { name: ownProducts.deleteTwo });
    await question.getByRole('button', { name: ownProducts.yesDelete, exact: true }).click();
    await expect(page.getByText(ownProducts.deletedTwo)).toBeVisible();
    await expectListed([draft, scarce]);
    await expectInShop(gauze, false);
    expect((await market.listOwnProducts(vendor)).map(({ id }) => id)).toEqual([draft.id, scarce.id]);
  });

  await test.step('The exported table holds the products of the filter, as the list shows them', async () => {
    const exported = async () => {
      const button = page.getByRole('button', { name: ownProducts.exportCsv });
      const { name, rows } = await downloadTable(page, button);
      expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
      return rows;
    };
    const lineOf = (product: typeof gauze) => ({
      ...{ sku: product.sku, barcode: product.barcode, name: product.name, arabic_name: product.arabic_name },
      ...{ status: product.status, stock: String(product.stock) },
      ...{ price_sar: product.price_sar.toFixed(2), price_bhd: product.price_bhd.toFixed(3) },
    });
    const lines = await exported();
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([draft, scarce].map((product) => expect.objectContaining(lineOf(product)))),
    );
    await page.goto('/vendor/products?in_stock=low');
    await expectListed([scarce]);
    expect(await exported()).toMatchObject([lineOf(scarce)]);
  });
});

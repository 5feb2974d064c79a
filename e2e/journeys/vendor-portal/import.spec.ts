import { nameOf } from '../../support/catalogue.ts';
import { downloadTable } from '../../support/csv.ts';
import { moneyOf } from '../../support/money.ts';
import { factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const HEAD = 'sku,barcode,name,arabic_name,description,arabic_description,category,stock,price_sar,price_bhd,price_usd';

test('A vendor imports a table: broken rows are named and nothing is written, the corrected file changes the shop', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 422/);
  const { importing, ownProducts } = words;
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const vendor = await market.newVendor();
  const category = (await market.listCategories()).at(-1);
  const known = await market.addProduct(vendor, { price_sar: 41.5, price_bhd: 4.15 });
  await market.toggleApproval(known);
  const fresh = { sku: `NEW-${known.sku}`, name: `Bandage ${known.sku}`, name_arabic: `ضماد ${known.sku}` };

  const page = await openBrowser(vendor);
  const lineOf = (given: { sku?: string; category?: string; price_sar?: string }) => {
    const {
      sku,
      category: place,
      price_sar,
    } = { sku: fresh.sku, category: category?.slug, price_sar: '19.75', ...given };
    const texts = 'Elastic.,مرن.';
    return `${sku},6290000000017,${fresh.name},${fresh.name_arabic},${texts},${place},12,${price_sar},1.975,5.25`;
  };
  const knownLine = [
    ...[known.sku, known.barcode, known.name, known.arabic_name, known.description, known.arabic_description],
    ...[category?.slug, known.stock, 87.35, 8.735, 23.3],
  ].join(',');
  const choose = (name: string, lines: string[] | Buffer, mimeType = 'text/csv') => {
    const buffer = Buffer.isBuffer(lines) ? lines : Buffer.from(lines.join('\r\n'));
    return fieldOf(page, importing.file).setInputFiles({ name, mimeType, buffer });
  };
  const expectCounts = async (counts: Record<keyof typeof importing.counts, number>) => {
    const main = page.getByRole('main');
    const { rows, created, updated, unchanged, failed } = importing.counts;
    await expect(factOf(main, rows)).toHaveText(String(counts.rows));
    await expect(factOf(main, created)).toHaveText(String(counts.created));
    await expect(factOf(main, updated)).toHaveText(String(counts.updated));
    await expect(factOf(main, unchanged)).toHaveText(String(counts.unchanged));
    await expect(factOf(main, failed)).toHaveText(String(counts.failed));
  };
  const own = async () => {
    const products = await market.listOwnProducts(vendor, 'currency=SAR');
    return products.map(({ sku, price, status, approval_status }) => ({ sku, price, status, approval_status }));
  };
  const before = await own();
  const expectVerdict = async (title: string) => {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await checkPage(page);
  };
  // Its own price stands above those of related products.
  const amount = new RegExp(
    money(0)
      .replace(/[\d.]+/, '')
      .trim(),
  );
  const expectPrice = async (price: number) => {
    await visitor.goto(`/product/${known.slug}`);
    await expect(visitor.getByRole('main').getByText(amount).first()).toHaveText(money(price));
  };
  const [oldPrice, newPrice] = currency === 'SAR' ? [41.5, 87.35] : [4.15, 8.735];

  await test.step('The page says how a table must look, and gives one to begin with', async () => {
    await page.goto('/vendor/products');
    await page.getByRole('link', { name: importing.open }).click();
    await expect(page).toHaveURL('/vendor/products/import');
    await expect(page.getByRole('heading', { level: 1, name: importing.title })).toBeVisible();
    await checkPage(page);
    const template = await downloadTable(page, page.getByRole('button', { name: importing.template }));
    expect(template.name).toBe('products-template.csv');
    expect(template.rows).toHaveLength(1);
    expect(Object.keys(template.rows[0] ?? {})).toEqual(expect.arrayContaining(HEAD.split(',')));
  });

  await test.step('What is no table, and what cannot be read, is refused in words', async () => {
    await choose('prices.pdf', ['%PDF'], 'application/pdf');
    await expect(fieldOf(page, importing.file)).toHaveAccessibleDescription(importing.wrongType);
    await checkPage(page);
    await choose('arabic.csv', Buffer.from([...Buffer.from(`${HEAD}\n`), 0xd4, 0xc7, 0xd4, 0x2c]));
    await expect(page.getByRole('alert')).toHaveText(importing.wrongEncoding);
    await checkPage(page);
  });

  await test.step('Each broken row is named with its line, and nothing is written', async () => {
    await choose('prices.csv', [
      `${HEAD},shelf`,
      `${knownLine},A1`,
      `${lineOf({})},A2`,
      `${lineOf({ sku: 'BAD-1', price_sar: 'cheap' })},A3`,
      `${lineOf({ sku: 'BAD-2', category: 'nowhere' })},A4`,
      `${lineOf({})},A5`,
    ]);
    await expectVerdict(importing.refused('prices.csv'));
    await expect(page.getByText(importing.nothingWritten)).toBeVisible();
    await expect(page.getByText(importing.unknownColumns)).toContainText('shelf');
    await expectCounts({ rows: 5, created: 1, updated: 1, unchanged: 0, failed: 3 });
    const errors = page.getByRole('table', { name: importing.errors }).getByRole('row');
    const expected = [
      ['4', 'BAD-1', 'price_sar', importing.price],
      ['5', 'BAD-2', 'category', importing.category],
      ['6', fresh.sku, 'sku', importing.skuTwice(3)],
    ];
    await expect(errors).toHaveCount(expected.length + 1);
    for (const [index, cells] of expected.entries()) {
      await expect(errors.nth(index + 1).getByRole('cell')).toHaveText(cells);
    }
    await expect(page.getByRole('button', { name: importing.writeTwo })).toHaveCount(0);
    expect(await own()).toEqual(before);
    await expectPrice(oldPrice);
  });

  await test.step('The corrected file is only checked, until the vendor says so', async () => {
    await page.getByRole('button', { name: importing.again }).click();
    await choose('corrected.csv', [HEAD, knownLine, lineOf({})]);
    await expectVerdict(importing.ready('corrected.csv'));
    await expectCounts({ rows: 2, created: 1, updated: 1, unchanged: 0, failed: 0 });
    expect(await own()).toEqual(before);
    await page.getByRole('button', { name: importing.writeTwo, exact: true }).click();
    await expectVerdict(importing.written('corrected.csv'));
    expect(await own()).toEqual([
      { sku: fresh.sku, price: 19.75, status: 'draft', approval_status: 0 },
      { sku: known.sku, price: 87.35, status: 'active', approval_status: 1 },
    ]);
  });

  await test.step('The shop asks the new price', () => expectPrice(newPrice));

  await test.step('The new product is in the list, inactive; it needs a picture before it can be sold', async () => {
    const name = nameOf(fresh, lang);
    await page.getByRole('link', { name: importing.show }).click();
    const row = rowOf(page, name);
    await expect(row).toContainText(words.inactive);
    await expect(row).toContainText(ownProducts.unapproved);
    await expect(rowOf(page, nameOf({ ...known, name_arabic: known.arabic_name }, lang))).toContainText(
      money(newPrice),
    );
    await page.getByRole('checkbox', { name, exact: true }).check();
    await page
      .getByRole('group', { name: ownProducts.selection })
      .getByRole('button', { name: ownProducts.activate, exact: true })
      .click();
    await page
      .getByRole('dialog', { name: importing.activateOne })
      .getByRole('button', { name: ownProducts.activate, exact: true })
      .click();
    const unchanged = page.getByRole('dialog', { name: importing.unchangedOne });
    await expect(unchanged.getByRole('listitem').filter({ hasText: name })).toContainText(importing.pictureMissing);
    await checkPage(page);
    await unchanged.getByRole('button', { name: words.close, exact: true }).last().click();
    await expect(row).toContainText(words.inactive);
  });

  await test.step('The same file once more changes nothing', async () => {
    await page.goto('/vendor/products/import');
    await choose('corrected.csv', [HEAD, knownLine, lineOf({})]);
    await expectVerdict(importing.nothing('corrected.csv'));
    await expectCounts({ rows: 2, created: 0, updated: 0, unchanged: 2, failed: 0 });
    await expect(page.getByRole('button', { name: importing.writeTwo })).toHaveCount(0);
  });
});

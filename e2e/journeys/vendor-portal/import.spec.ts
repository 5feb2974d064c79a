import { nameOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const HEAD = 'sku,barcode,name,arabic_name,description,arabic_description,category,stock,price_sar,price_bhd,price_usd';

test('An import with an invalid row changes nothing; the corrected one applies', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  currency,
  checkPage,
}) => {
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const vendor = await market.newVendor();
  const category = (await market.listCategories()).at(-1);
  const known = await market.addProduct(vendor, { price_sar: 41.5, price_bhd: 4.15 });
  await market.toggleApproval(known);
  const fresh = { sku: `NEW-${known.sku}`, name: `Bandage ${known.sku}`, name_arabic: `ضماد ${known.sku}` };
  const newPrice = currency === 'SAR' ? 87.35 : 8.735;

  const page = await openBrowser(vendor);
  const knownLine = [
    ...[known.sku, known.barcode, known.name, known.arabic_name, known.description, known.arabic_description],
    ...[category?.slug, known.stock, 87.35, 8.735, 23.3],
  ].join(',');
  const freshLine = (price: string) =>
    [
      ...[fresh.sku, '6290000000017', fresh.name, fresh.name_arabic, 'Elastic.', 'مرن.'],
      ...[category?.slug, 12, price, 1.975, 5.25],
    ].join(',');
  const choose = (name: string, lines: string[]) =>
    fieldOf(page, words('vendor-portal:products.import.file')).setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
  const expectVerdict = (title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  const own = async () => {
    const products = await market.listOwnProducts(vendor, 'currency=SAR');
    return products.map(({ sku, price, status, approval_status }) => ({ sku, price, status, approval_status }));
  };
  const before = await own();

  await test.step('The invalid row is named with its line, and nothing is written', async () => {
    await page.goto('/vendor/products/import');
    await choose('prices.csv', [HEAD, knownLine, freshLine('cheap')]);
    await expectVerdict(words('vendor-portal:products.import.verdicts.refused.title', { file: 'prices.csv' }));
    const errors = page
      .getByRole('table', { name: words('vendor-portal:products.import.errors.title') })
      .getByRole('row');
    await expect(errors.nth(1).getByRole('cell')).toHaveText([
      '3',
      fresh.sku,
      /price_sar$/,
      words('backend:products.price_no_number'),
    ]);
    await checkPage(page);
  });

  await test.step('The corrected file is only checked until the vendor confirms', async () => {
    await page.getByRole('button', { name: words('vendor-portal:products.import.again') }).click();
    await choose('corrected.csv', [HEAD, knownLine, freshLine('19.75')]);
    await expectVerdict(words('vendor-portal:products.import.verdicts.ready.title', { file: 'corrected.csv' }));
    expect(await own()).toEqual(before);
    await page
      .getByRole('button', { name: words('vendor-portal:products.import.write', { count: 2 }), exact: true })
      .click();
    await expectVerdict(words('vendor-portal:products.import.verdicts.written.title', { file: 'corrected.csv' }));
    expect(await own()).toEqual([
      { sku: fresh.sku, price: 19.75, status: 'draft', approval_status: 0 },
      { sku: known.sku, price: 87.35, status: 'active', approval_status: 1 },
    ]);
  });

  await test.step('The new product is listed as inactive; the other has its new price', async () => {
    await page.getByRole('link', { name: words('vendor-portal:products.import.show') }).click();
    const row = rowOf(page, nameOf(fresh, lang));
    await expect(row).toContainText(words('vendor-portal:products.statuses.inactive'));
    await expect(row).toContainText(words('vendor-portal:products.approvals.0'));
    await visitor.goto(`/product/${known.slug}`);
    await expect(visitor.getByRole('main').getByText(money(newPrice)).first()).toBeVisible();
  });
});

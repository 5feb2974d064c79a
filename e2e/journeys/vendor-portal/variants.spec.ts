import { valueOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import {
  expectSaved,
  newVariantTexts,
  toastOf,
  typeVariant,
  writtenName,
  type VariantText,
} from '../../support/productForm.ts';
import { expectRefused, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A vendor sells a product in sizes: each has its own price and stock, and a customer buys one of them', async ({
  openBrowser,
  market,
  words,
  lang,
  currency,
  checkPage,
}) => {
  test.setTimeout(120_000);
  const [vendor, customer] = [await market.newVendor(), await market.newCustomer()];
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const medium = newVariantTexts('Medium', 'متوسط');
  const large = newVariantTexts('Large', 'كبير');
  const blue = newVariantTexts('Blue', 'أزرق');
  const dearer = { stock: '7', price_sar: '30.25', price_usd: '8.10', price_bhd: '3.075' };
  const priceOf = (texts: typeof dearer) => Number(currency === 'BHD' ? texts.price_bhd : texts.price_sar);
  const nameOf = (type: 'size' | 'color', texts: typeof medium) =>
    `${words.variantTypes[type]}: ${valueOf(texts, lang)}`;
  const [mediumName, largeName, blueName] = [nameOf('size', medium), nameOf('size', large), nameOf('color', blue)];

  const page = await openBrowser(vendor);
  const draft = page.getByRole('group', { name: words.newVariant });
  const type = fieldOf(draft, words.variantType);
  const fieldFor = (which: VariantText) => fieldOf(draft, words.variantFields[which]);
  const add = draft.getByRole('button', { name: words.addVariant });
  const dialog = page.getByRole('dialog', { name: words.editVariant });
  const open = async () => {
    await page.goto(`/vendor/edit-product/${product.slug}`);
    await expect(draft).toBeVisible();
  };
  const stocks = async () =>
    Object.fromEntries((await market.getProduct(product.slug)).variants.map(({ sku, stock }) => [sku, stock]));

  await test.step('An empty variant is not added: every field says what it lacks', async () => {
    await open();
    await add.click();
    await expect(toastOf(page, words, words.fillVariant)).toBeVisible();
    for (const [which, message] of Object.entries(words.variantMissing)) {
      await expectRefused(draft, words.variantFields[which as VariantText], message);
    }
    await expect(fieldFor('value')).toBeFocused();
    await checkPage(page);
  });

  await test.step('A size that is added is only to be read, and the next one begins empty, as a color', async () => {
    await type.selectOption({ label: words.variantTypes.size });
    await typeVariant(draft, words, medium);
    await add.click();
    const row = rowOf(page, mediumName);
    for (const text of [medium.sku, medium.barcode, medium.stock, moneyOf(priceOf(medium), { lang, currency })]) {
      await expect(row).toContainText(text);
    }
    await expect(row.getByRole('textbox')).toHaveCount(0);
    await expect(type).toHaveValue('color');
    for (const field of await draft.getByRole('textbox').all()) await expect(field).toHaveValue('');
    await expect(page.getByText(words.stockOfVariants)).toBeVisible();
  });

  await test.step('A second size may not have the SKU of the first', async () => {
    await type.selectOption({ label: words.variantTypes.size });
    await typeVariant(draft, words, { ...large, sku: medium.sku });
    await add.click();
    await expect(toastOf(page, words, words.skuTaken)).toBeVisible();
    await expectRefused(draft, words.variantFields.sku, words.skuTaken);
    await expect(fieldFor('sku')).toBeFocused();
    await expect(rowOf(page, largeName)).toHaveCount(0);
    await checkPage(page);
    await fieldFor('sku').fill(large.sku);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, largeName)).toContainText(large.sku);
  });

  await test.step('A color comes and goes, and one size gets a price and a stock of its own', async () => {
    await typeVariant(draft, words, blue);
    await add.click();
    await page.getByRole('button', { name: words.removeOf(blueName) }).click();
    await expect(rowOf(page, blueName)).toHaveCount(0);
    await page.getByRole('button', { name: words.editOf(largeName) }).click();
    await expect(dialog).toBeVisible();
    await checkPage(page);
    await typeVariant(dialog, words, dearer);
    await dialog.getByRole('button', { name: words.applyVariant }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, largeName)).toContainText(moneyOf(priceOf(dearer), { lang, currency }));
    await checkPage(page);
    await expectSaved(page, words, words.productUpdated);
    expect(await stocks()).toEqual({ [medium.sku]: 12, [large.sku]: 7 });
    await expect(rowOf(page, writtenName(product, lang))).toContainText('19');
  });

  await test.step('A customer chooses the dearer size and pays its price', async () => {
    const shopper = await openBrowser(customer);
    await shopper.goto(`/product/${product.slug}`);
    for (const [texts, price] of [
      [medium, priceOf(medium)],
      [large, priceOf(dearer)],
    ] as const) {
      await shopper.getByRole('radio', { name: valueOf(texts, lang), exact: true }).check();
      await expect(shopper.getByText(moneyOf(price, { lang, currency })).first()).toBeVisible();
    }
    await expect(shopper.getByRole('radio', { name: valueOf(blue, lang) })).toHaveCount(0);
    await checkPage(shopper);
    await shopper.getByRole('button', { name: words.addToCart, exact: true }).click();
    await shopper
      .getByRole('banner')
      .getByRole('link', { name: words.cartWith(1) })
      .click();
    const line = rowOf(shopper, writtenName(product, lang));
    await expect(line).toContainText(valueOf(large, lang));
    await expect(line).toContainText(moneyOf(priceOf(dearer), { lang, currency }));

    // The vendor has the form open while the customer buys.
    await open();
    const { order_no: number } = await market.placeOrder(customer);
    expect((await market.findVendorOrder(vendor, number))?.sub_total).toBe(priceOf(dearer));
    expect(await stocks()).toEqual({ [medium.sku]: 12, [large.sku]: 6 });
  });

  await test.step('What the vendor adds to the stock counts from what was sold meanwhile', async () => {
    await page.getByRole('button', { name: words.editOf(largeName) }).click();
    await typeVariant(dialog, words, { stock: '17' });
    await dialog.getByRole('button', { name: words.applyVariant }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: words.removeOf(mediumName) }).click();
    await expectSaved(page, words, words.productUpdated);
    expect(await stocks()).toEqual({ [large.sku]: 16 });
  });
});

import { valueOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { expectSaved, newVariantTexts, typeVariant, writtenName } from '../../support/product-form.ts';
import { cartWith, expectRefused, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test(
  'A vendor sells sizes with their own price and stock, and one is bought',
  { tag: '@phone' },
  async ({ openBrowser, market, words, lang, currency, checkPage }) => {
    const [vendor, customer] = [await market.newVendor(), await market.newCustomer()];
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const medium = newVariantTexts('Medium', 'متوسط');
    const large = newVariantTexts('Large', 'كبير');
    const dearer = { stock: '7', price_sar: '30.25', price_usd: '8.10', price_bhd: '3.075' };
    const priceOf = (texts: typeof dearer) => Number(currency === 'BHD' ? texts.price_bhd : texts.price_sar);
    const inMoney = (texts: typeof dearer) => moneyOf(priceOf(texts), { lang, currency });
    const [mediumName, largeName] = [medium, large].map(
      (size) => `${words('vendor-portal:productForm.variant.types.size')}: ${valueOf(size, lang)}`,
    );
    const page = await openBrowser(vendor);
    const stocks = async () =>
      Object.fromEntries((await market.getProduct(product.slug)).variants.map(({ sku, stock }) => [sku, stock]));

    await test.step('Two sizes are added; SKUs must differ', async () => {
      const draft = page.getByRole('group', { name: words('vendor-portal:productForm.variant.new') });
      await page.goto(`/vendor/edit-product/${product.slug}`);
      await page.getByRole('button', { name: words('vendor-portal:productForm.variant.add') }).click();
      for (const size of [medium, { ...large, sku: medium.sku }]) {
        await fieldOf(draft, words('vendor-portal:productForm.variant.type')).selectOption({
          label: words('vendor-portal:productForm.variant.types.size'),
        });
        await typeVariant(draft, words, size);
        await draft.getByRole('button', { name: words('vendor-portal:productForm.variant.add') }).click();
        if (size === medium) await expect(rowOf(page, mediumName ?? '')).toContainText(medium.sku);
      }
      await expectRefused(
        draft,
        words('vendor-portal:productForm.variant.sku'),
        words('vendor-portal:productForm.variant.error.skuTaken'),
      );
      await checkPage(page);
      await fieldOf(draft, words('vendor-portal:productForm.variant.sku')).fill(large.sku);
      await page.keyboard.press('Enter');
      await expect(rowOf(page, largeName ?? '')).toContainText(large.sku);
    });

    await test.step('One size gets its own price and stock', async () => {
      await page
        .getByRole('button', { name: words('vendor-portal:productForm.variant.editOne', { name: largeName ?? '' }) })
        .click();
      const dialog = page.getByRole('dialog', { name: words('vendor-portal:productForm.variant.edit') });
      await typeVariant(dialog, words, dearer);
      await checkPage(page);
      await dialog.getByRole('button', { name: words('vendor-portal:productForm.variant.save') }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, largeName ?? '')).toContainText(inMoney(dearer));
      await expectSaved(page, words, words('backend:products.updated'));
      expect(await stocks()).toEqual({ [medium.sku]: 12, [large.sku]: 7 });
    });

    await test.step('A customer buys the more expensive size at its price', async () => {
      const shopper = await openBrowser(customer);
      await shopper.goto(`/product/${product.slug}`);
      for (const [size, price] of [
        [medium, inMoney(medium)],
        [large, inMoney(dearer)],
      ] as const) {
        await shopper.getByRole('radio', { name: valueOf(size, lang), exact: true }).check();
        await expect(shopper.getByText(price).first()).toBeVisible();
      }
      await shopper.getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true }).click();
      await expect(shopper.getByRole('banner').getByRole('link', { name: cartWith(words, 1) })).toBeVisible();
      await shopper.goto('/cart');
      const line = rowOf(shopper, writtenName(product, lang));
      await expect(line).toContainText(valueOf(large, lang));
      await expect(line).toContainText(inMoney(dearer));
      const { order_no: number } = await market.placeOrder(customer);
      expect((await market.findVendorOrder(vendor, number))?.sub_total).toBe(priceOf(dearer));
      expect(await stocks()).toEqual({ [medium.sku]: 12, [large.sku]: 6 });
    });
  },
);

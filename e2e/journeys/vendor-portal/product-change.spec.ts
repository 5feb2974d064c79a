import { expectSaved, newTexts, toastOf, typeProduct, writtenName } from '../../support/product-form.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test(
  'Editing a product in two windows loses neither input nor sales',
  { tag: '@whole' },
  async ({ page: shopper, openBrowser, market, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of 409/);
    const [vendor, customer] = [await market.newVendor(), await market.newCustomer()];
    const product = await market.addProduct(vendor, { stock: 50 });
    await market.toggleApproval(product);
    const texts = newTexts();
    const [before, after] = [writtenName(product, lang), writtenName(texts, lang)];
    const description = lang === 'ar' ? 'arabic_description' : 'description';
    const page = await openBrowser(vendor);
    const second = await page.context().newPage();

    await test.step('A rename keeps the URL, and sales in the meantime remain', async () => {
      for (const window of [page, second]) {
        await window.goto(`/vendor/edit-product/${product.slug}`);
        await expect(fieldOf(window, words('vendor-portal:productForm.stock'))).toHaveValue('50');
      }
      await market.addToCart(customer, { product_id: product.id, quantity: 3 });
      await market.placeOrder(customer);
      await typeProduct(page, words, { name: texts.name, arabic_name: texts.arabic_name, stock: '60' });
      await page.keyboard.press('Control+s');
      await expect(toastOf(page, words, words('backend:products.updated_waiting'))).toBeVisible();
      await expect(page).toHaveURL('/vendor/products');
      expect((await market.getProduct(product.slug)).stock).toBe(57);
    });

    await test.step('The later window is warned, keeps its input and saves on top', async () => {
      await typeProduct(second, words, { [description]: texts[description] });
      await second.getByRole('button', { name: words('vendor-portal:productForm.save') }).click();
      const notice = second.getByRole('alert').filter({ hasText: words('vendor-portal:productForm.changed.text') });
      await expect(notice).toBeFocused();
      await checkPage(second);
      await notice.getByRole('button', { name: words('vendor-portal:productForm.changed.load') }).click();
      await expect(fieldOf(second, words('vendor-portal:productForm.name'))).toHaveValue(texts.name);
      await expect(fieldOf(second, words('vendor-portal:productForm.stock'))).toHaveValue('57');
      await expect(fieldOf(second, words(`vendor-portal:productForm.${description}`))).toHaveValue(texts[description]);
      await expectSaved(second, words, words('backend:products.updated_waiting'));
      await expect(rowOf(second, before)).toContainText(words('vendor-portal:products.changed'));
      await expect(rowOf(second, before)).toContainText('57');
    });

    await test.step('The shop shows first the approved version, then both changes, at one URL', async () => {
      await shopper.goto(`/product/${product.slug}`);
      await expect(shopper.getByRole('heading', { level: 1, name: before })).toBeVisible();
      await market.acceptChanges(product);
      await shopper.reload();
      await expect(shopper.getByRole('heading', { level: 1, name: after })).toBeVisible();
      await expect(shopper.getByText(texts[description])).toBeVisible();
    });
  },
);

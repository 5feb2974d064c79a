import { DEMO } from '../../support/people.ts';
import { expectSaved, newTexts, toastOf, typeProduct, writtenName } from '../../support/productForm.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A vendor changes a product on sale from two windows; nothing typed or sold is lost, and the admin sees it', async ({
  page: shopper,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 409/);
  const [vendor, customer] = [await market.newVendor(), await market.newCustomer()];
  const product = await market.addProduct(vendor, { stock: 50 });
  await market.toggleApproval(product);
  const before = writtenName(product, lang);
  const texts = newTexts();
  const after = writtenName(texts, lang);
  const description = lang === 'ar' ? 'arabic_description' : 'description';
  const page = await openBrowser(vendor);
  const second = await page.context().newPage();
  const stockLeft = async () => (await market.getProduct(product.slug)).stock;

  await test.step('Whoever leaves with something unsaved is asked first', async () => {
    await page.goto('/vendor/products');
    await page.getByRole('link', { name: before }).click();
    await expect(page.getByRole('heading', { name: words.editProduct(before) })).toBeVisible();
    await checkPage(page);
    await typeProduct(page, words, { name: 'Half a name' });
    const question = page.getByRole('dialog', { name: words.unsaved });
    await page.getByRole('link', { name: words.backToProducts }).click();
    await checkPage(page);
    await question.getByRole('button', { name: words.stayHere }).click();
    await expect(question).toBeHidden();
    await expect(fieldOf(page, words.productFields.name)).toHaveValue('Half a name');
    await page.getByRole('link', { name: words.backToProducts }).click();
    await question.getByRole('button', { name: words.leaveAnyway }).click();
    await expect(page).toHaveURL('/vendor/products');
    await expect(page.getByRole('link', { name: before })).toBeVisible();
    expect((await market.getProduct(product.slug)).name).toBe(product.name);
  });

  await test.step('All that an edit lacks is said at once, with commas between', async () => {
    await page.goto(`/vendor/edit-product/${product.slug}`);
    await typeProduct(page, words, { sku: '', barcode: '' });
    await page.getByRole('button', { name: words.saveProduct }).click();
    const { sku, barcode } = words.productMissing;
    await expect(toastOf(page, words, `${sku}, ${barcode}`)).toBeVisible();
    await expect(fieldOf(page, words.productFields.sku)).toBeFocused();
    await typeProduct(page, words, { sku: product.sku, barcode: product.barcode });
  });

  await test.step('A rename keeps the address, and what was sold meanwhile stays sold', async () => {
    await second.goto(`/vendor/edit-product/${product.slug}`);
    await expect(fieldOf(second, words.productFields.stock)).toHaveValue('50');
    await market.addToCart(customer, { product_id: product.id, quantity: 3 });
    await market.placeOrder(customer);
    await typeProduct(page, words, { name: texts.name, arabic_name: texts.arabic_name, stock: '60' });
    await page.keyboard.press('Control+s');
    await expect(toastOf(page, words, words.productUpdated)).toBeVisible();
    await expect(page).toHaveURL('/vendor/products');
    expect(await stockLeft()).toBe(57);
    await shopper.goto(`/product/${product.slug}`);
    await expect(shopper.getByRole('heading', { level: 1, name: after })).toBeVisible();
  });

  await test.step('The later window is told, keeps what was typed there, and saves it on top', async () => {
    await typeProduct(second, words, { [description]: texts[description] });
    await second.getByRole('button', { name: words.saveProduct }).click();
    const notice = second.getByRole('alert').filter({ hasText: words.changedElsewhere });
    await expect(notice).toBeFocused();
    await expect(fieldOf(second, words.productFields[description])).toHaveValue(texts[description]);
    await checkPage(second);
    await notice.getByRole('button', { name: words.loadNewState }).click();
    await expect(fieldOf(second, words.productFields.name)).toHaveValue(texts.name);
    await expect(fieldOf(second, words.productFields.stock)).toHaveValue('57');
    await expect(fieldOf(second, words.productFields[description])).toHaveValue(texts[description]);
    await expectSaved(second, words, words.productUpdated);
    expect(await stockLeft()).toBe(57);
    expect((await market.getProduct(product.slug)).name).toBe(texts.name);
    await shopper.reload();
    await expect(shopper.getByText(texts[description])).toBeVisible();
  });

  await test.step('The admin compares it with what was approved, and lets it stand', async () => {
    await expect(rowOf(second, after)).toContainText(words.changedSince);
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    await admin.goto('/admin/products');
    await admin.getByRole('searchbox', { name: words.searchProducts }).fill(after);
    await admin.getByRole('link', { name: words.changedOf(after) }).click();
    const changes = admin.getByRole('region', { name: words.decision.changes, exact: true });
    const fieldName = lang === 'ar' ? words.changeFields.arabic_name : words.changeFields.name;
    const renamed = changes.getByRole('region', { name: fieldName, exact: true });
    await expect(renamed).toHaveText(`${fieldName}${words.asApproved}${before}${words.asNow}${after}`);
    await expect(changes).toContainText(texts[description]);
    await checkPage(admin);
    await admin.getByRole('button', { name: words.letStand }).click();
    await expect(toastOf(admin, words, words.changesAccepted)).toBeVisible();
    await expect(changes).toBeHidden();
    await second.reload();
    await expect(rowOf(second, after)).toContainText(words.approvals.approved);
    await expect(rowOf(second, after)).not.toContainText(words.changedSince);
  });
});

test('A vendor deletes a product, and it is gone from the shop at once', async ({
  page: shopper,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const name = writtenName(product, lang);
  await shopper.goto(`/product/${product.slug}`);
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();

  const page = await openBrowser(vendor);
  const question = page.getByRole('dialog', { name: words.ownProducts.sureToDelete });
  await page.goto('/vendor/products');
  await page.getByRole('button', { name: words.ownProducts.deleteOne(name) }).click();
  await expect(question).toContainText(name);
  await checkPage(page);
  await question.getByRole('button', { name: words.keepProduct }).click();
  await expect(question).toBeHidden();
  expect(await market.listOwnProducts(vendor)).toHaveLength(1);

  await page.getByRole('button', { name: words.ownProducts.deleteOne(name) }).click();
  await question.getByRole('button', { name: words.ownProducts.yesDelete }).click();
  await expect(toastOf(page, words, words.ownProducts.deleted)).toBeVisible();
  await expect(page.getByText(words.ownProducts.empty)).toBeVisible();
  await checkPage(page);
  expect(await market.listOwnProducts(vendor)).toEqual([]);

  const answer = await shopper.reload();
  expect(answer?.status()).toBe(404);
  await expect(shopper.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
  await shopper.goto(`/shop?vendor=${vendor.id}`);
  await expect(shopper.getByRole('link', { name: words.allProducts })).toBeVisible();
  await expect(shopper.getByRole('link', { name, exact: true })).toBeHidden();
});

import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { dropFile, edgesOf, isLike, newPicture, OLIVE } from '../../support/pictures.ts';
import { expectSaved, newTexts, toastOf, typeProduct, writtenName, type ProductText } from '../../support/productForm.ts';
import { expectRefused, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const TAGS = ['orthopaedics', 'wrist'];
const NO_PICTURE = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Buy more gauze.') };

test('A vendor adds a product with a picture of their own; the shop has it once the admin approves it', async ({
  page: shopper,
  openBrowser,
  market,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 404/, /status of 422/);
  // What records the journey would like to keep the picture that is being cropped, which the page forbids.
  complaints.expected.push(/Connecting to 'blob:/);
  const vendor = await market.newVendor();
  const sibling = await market.addProduct(vendor);
  await market.toggleApproval(sibling);
  const [category] = await market.listCategories();
  const texts = newTexts();
  const name = writtenName(texts, lang);
  const page = await openBrowser(vendor);
  const fieldFor = (which: ProductText) => fieldOf(page, words.productFields[which]);

  await test.step('An empty form names all that is missing, and leads to the first of it', async () => {
    await page.goto('/vendor/products');
    await page.getByRole('link', { name: words.addProduct }).click();
    await expect(page).toHaveURL('/vendor/add-product');
    await expect(page.getByText(words.waitsForApproval)).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: words.saveProduct }).click();
    await expect(toastOf(page, words, words.productMissing.name)).toBeVisible();
    for (const [which, message] of Object.entries(words.productMissing)) {
      await expectRefused(page, words.productFields[which as ProductText], message);
    }
    await expect(page.getByRole('button', { name: words.choosePictures })).toHaveAccessibleDescription(
      words.pictureMissing,
    );
    await expect(fieldFor('name')).toBeFocused();
    await checkPage(page);
  });

  await test.step('Both languages are written side by side, each in its own direction', async () => {
    const english = page.getByRole('group', { name: words.languages.en, exact: true });
    const arabic = page.getByRole('group', { name: words.languages.ar, exact: true });
    await expect(fieldFor('name')).toHaveAttribute('dir', 'ltr');
    await expect(fieldFor('arabic_name')).toHaveAttribute('dir', 'rtl');
    await expect(arabic).toContainText(words.twoMissing);
    await typeProduct(page, words, texts);
    for (const group of [english, arabic]) await expect(group).toContainText(words.completeLanguage);
    const [one, other] = [await english.boundingBox(), await arabic.boundingBox()];
    // There is no room for two on a phone.
    const isWide = (page.viewportSize()?.width ?? 0) > 1_000;
    expect(one?.y === other?.y).toBe(isWide);
    await expect(fieldFor('name')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('Each price has as many digits as its currency, and Arabic digits are digits', async () => {
    await typeProduct(page, words, { price_sar: '12.505', price_bhd: '1.2345', stock: '٤٠' });
    await expect(fieldFor('stock')).toHaveValue('40');
    await fieldFor('category_id').selectOption(String(category?.id));
    await page.getByRole('button', { name: words.saveProduct }).click();
    await expectRefused(page, words.productFields.price_sar, words.tooManyDigits(2));
    await expectRefused(page, words.productFields.price_bhd, words.tooManyDigits(3));
    await expect(fieldFor('price_sar')).toBeFocused();
    await expect(fieldFor('price_usd')).not.toHaveAttribute('aria-invalid');
    await typeProduct(page, words, texts);
    await expect(page.getByText(words.tooManyDigits(3), { exact: true })).toBeHidden();
  });

  await test.step('A text that calls itself a picture is refused beside its name, and nothing else is lost', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words.choosePictures }).click();
    await (await chooser).setFiles(NO_PICTURE);
    const problem = page.getByRole('alert').filter({ hasText: NO_PICTURE.name });
    await expect(problem).toContainText(words.noPicture);
    await expect(page.getByRole('img', { name: words.formPicture(1) })).toHaveCount(0);
    await expect(fieldFor('arabic_description')).toHaveValue(texts.arabic_description);
    await checkPage(page);
  });

  await test.step('A picture is dropped, and cropped by the keyboard to its left half', async () => {
    await dropFile(page, page.getByRole('button', { name: words.choosePictures }), newPicture('splint.png'));
    const picture = page.getByRole('img', { name: words.formPicture(1) });
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    const before = await picture.getAttribute('src');
    const opener = page.getByRole('button', { name: words.cropPicture(1) });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.cropTitle });
    const area = dialog.getByRole('group', { name: words.cropArea });
    await expect(area).toBeVisible();
    await checkPage(page);
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(area).toBeFocused({ timeout: 100 });
    }).toPass();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+ArrowLeft');
    await dialog.getByRole('button', { name: words.crop, exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect.poll(async () => (await edgesOf(picture)).every((edge) => isLike(edge, OLIVE))).toBe(true);
  });

  await test.step('Tags and a related product are added by the keyboard', async () => {
    for (const tag of TAGS) {
      await fieldOf(page, words.addTag).fill(tag);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('list', { name: words.tags }).getByRole('listitem')).toHaveText(TAGS);
    await page.getByRole('combobox', { name: words.searchRelated }).pressSequentially(sibling.sku);
    await expect(page.getByRole('option', { name: writtenName(sibling, lang) })).toBeVisible();
    await checkPage(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: words.relatedProducts })).toContainText(sibling.sku);
    await expect(page).toHaveURL('/vendor/add-product');
  });

  await test.step('The list says that it waits; the shop knows nothing of it', async () => {
    await expectSaved(page, words, words.productCreated);
    await expect(rowOf(page, name)).toContainText(words.approvals.pending);
    await expect(rowOf(page, name)).toContainText(words.active);
    await checkPage(page);
    const [saved] = await market.listOwnProducts(vendor, `search=${texts.sku}`);
    expect(saved).toMatchObject({ name: texts.name, name_arabic: texts.arabic_name, approval_status: 0, in_stock: 40 });
    const answer = await shopper.goto(`/product/${saved?.slug}`);
    expect(answer?.status()).toBe(404);
    await expect(shopper.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
    const { products } = await market.findProducts(`filter=true&search=${encodeURIComponent(name)}`);
    expect(products.map(({ id }) => id)).not.toContain(saved?.id);
  });

  await test.step('The admin approves it', async () => {
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    await admin.goto('/admin/products');
    await admin.getByRole('searchbox', { name: words.searchProducts }).fill(name);
    const approval = admin.getByRole('switch', { name: words.approvalOf(name), exact: true });
    await approval.click();
    await expect(approval).toHaveAttribute('aria-checked', 'true');
    await expect(admin.getByText(words.approvalUpdated).first()).toBeVisible();
    await page.reload();
    await expect(rowOf(page, name)).toContainText(words.approvals.approved);
  });

  await test.step('Both of its names find it in the shop, and its page shows the cropped picture', async () => {
    const inTheShop = shopper.getByRole('link', { name, exact: true });
    for (const search of [texts.name, texts.arabic_name]) {
      await shopper.goto(`/shop?${new URLSearchParams({ search })}`);
      await expect(inTheShop).toBeVisible();
    }
    await inTheShop.click();
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
    const price = Number(currency === 'BHD' ? texts.price_bhd : texts.price_sar);
    await expect(shopper.getByText(moneyOf(price, { lang, currency })).first()).toBeVisible();
    const picture = shopper.getByRole('button', { name: words.enlarge }).getByRole('img', { name });
    await expect.poll(async () => (await edgesOf(picture)).map((edge) => isLike(edge, OLIVE))).toEqual([true, true]);
    await expect(shopper.getByRole('list', { name: words.tags }).getByRole('link')).toHaveText(TAGS);
    const related = shopper.getByRole('region', { name: words.related });
    await expect(related.getByRole('heading', { name: writtenName(sibling, lang) })).toBeVisible();
    await checkPage(shopper);
  });
});

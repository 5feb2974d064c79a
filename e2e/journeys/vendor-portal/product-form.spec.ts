import { inTime } from '../../support/first-html.ts';
import { moneyOf } from '../../support/money.ts';
import { dropFile, edgesOf, isLike, newPicture, OLIVE } from '../../support/pictures.ts';
import { expectSaved, newTexts, typeProduct, writtenName } from '../../support/product-form.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const TAGS = ['orthopaedics', 'wrist'];

test('A vendor adds a product with a picture, which the shop shows once approved', async ({
  page: shopper,
  openBrowser,
  market,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  // The recorder tries to fetch the picture being cropped, which the content security policy forbids.
  complaints.expected.push(/Connecting to 'blob:/);
  const vendor = await market.newVendor();
  const sibling = await market.addProduct(vendor);
  await market.toggleApproval(sibling);
  const [category] = await market.listCategories();
  const texts = newTexts();
  const name = writtenName(texts, lang);
  const page = await openBrowser(vendor);

  await test.step('An empty form focuses the first invalid field', async () => {
    await page.goto('/vendor/products');
    await page.getByRole('link', { name: words('vendor-portal:products.add') }).click();
    await expect(page).toHaveURL('/vendor/add-product');
    await page.getByRole('button', { name: words('vendor-portal:productForm.save') }).click();
    const first = lang === 'ar' ? 'vendor-portal:productForm.arabic_name' : 'vendor-portal:productForm.name';
    await expect(fieldOf(page, words(first))).toBeFocused();
  });

  await test.step('Both languages are side by side, and stacked on a phone', async () => {
    const english = page.getByRole('group', { name: words('kit:bilingual.en'), exact: true });
    const arabic = page.getByRole('group', { name: words('kit:bilingual.ar'), exact: true });
    const [one, other] = [await english.boundingBox(), await arabic.boundingBox()];
    const isWide = (page.viewportSize()?.width ?? 0) > 1_000;
    expect(one?.y === other?.y).toBe(isWide);
    await typeProduct(page, words, texts);
    await fieldOf(page, words('vendor-portal:productForm.category')).selectOption(String(category?.id));
  });

  await test.step('A picture is dropped and cropped by keyboard to its left half', async () => {
    await dropFile(page, page.getByRole('button', { name: words('kit:pictures.choose') }), newPicture('splint.png'));
    const picture = page.getByRole('img', { name: words('kit:pictures.picture', { number: 1 }) });
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    const before = await picture.getAttribute('src');
    const opener = page.getByRole('button', { name: words('kit:pictures.crop', { number: 1 }) });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: words('kit:pictures.cropTitle') });
    const area = dialog.getByRole('group', { name: words('kit:pictures.cropArea') });
    await expect(area).toBeVisible();
    await checkPage(page);
    const isReached = () => area.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 5 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
    await expect(area).toBeFocused();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+ArrowLeft');
    await dialog.getByRole('button', { name: words('kit:pictures.cropDone'), exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('Tags and a related product are added by keyboard', async () => {
    for (const tag of TAGS) {
      await fieldOf(page, words('vendor-portal:productForm.tag')).fill(tag);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('combobox', { name: words('vendor-portal:productForm.relatedSearch') }).fill(sibling.sku);
    await expect(page.getByRole('option', { name: writtenName(sibling, lang) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: words('vendor-portal:productForm.related') })).toContainText(
      sibling.sku,
    );
  });

  await test.step('It is listed as pending and absent from the shop until approved', async () => {
    await expectSaved(page, words, words('backend:products.created'));
    await expect(rowOf(page, name)).toContainText(words('vendor-portal:products.approvals.0'));
    const [saved] = await market.listOwnProducts(vendor, `search=${texts.sku}`);
    expect(saved).toMatchObject({ name: texts.name, name_arabic: texts.arabic_name, approval_status: 0, in_stock: 40 });
    await inTime(async () => expect((await shopper.goto(`/product/${saved?.slug}`))?.status()).toBe(404));
    await market.toggleApproval({ id: saved?.id ?? 0 });
  });

  await test.step('Its page in the shop shows everything, with the cropped picture', async () => {
    await shopper.reload();
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
    const price = Number(currency === 'BHD' ? texts.price_bhd : texts.price_sar);
    await expect(shopper.getByText(moneyOf(price, { lang, currency })).first()).toBeVisible();
    const picture = shopper
      .getByRole('button', { name: words('storefront:product.gallery.enlarge') })
      .getByRole('img', { name });
    await expect.poll(async () => (await edgesOf(picture)).map((edge) => isLike(edge, OLIVE))).toEqual([true, true]);
    await expect(shopper.getByRole('list', { name: words('storefront:product.tags') }).getByRole('link')).toHaveText(
      TAGS,
    );
    const related = shopper.getByRole('region', { name: words('storefront:product.related') });
    await expect(related.getByRole('heading', { name: writtenName(sibling, lang) })).toBeVisible();
  });
});

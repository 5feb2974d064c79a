import type { Locator, Page } from '@playwright/test';
import { DEMO } from '../../support/people.ts';
import { edgesOf, isLike, newPicture, OLIVE, type ChosenFile } from '../../support/pictures.ts';
import { toastOf } from '../../support/productForm.ts';
import { expectRefused, fieldOf, rowOf } from '../../support/screens.ts';
import { newCategoryNames } from '../../support/selling.ts';
import { cardNames, openFilters } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';
import { hold } from '../../support/vendorOrders.ts';
import { wordsOf, type Words } from '../../support/words.ts';

type Field = keyof Words['categories']['fields'];
type Texts = Record<Exclude<Field, 'category_image'>, string>;

const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Buy more gauze.') };
const NO_PICTURE = { ...NOTES, name: 'notes.png', mimeType: 'image/png' };

const textsOf = (names: { en: string; ar: string }): Texts => ({
  category_name: names.en,
  category_description: 'Keep arms and legs still.',
  category_name_arabic: names.ar,
  category_description_arabic: 'تثبّت الأذرع والأرجل.',
});

const fill = async (page: Page, words: Words, texts: Partial<Texts>) => {
  for (const [name, text] of Object.entries(texts))
    await fieldOf(page, words.categories.fields[name as Field]).fill(text);
};

/** Opens the list of categories, narrowed to those whose names hold this text. */
const look = (page: Page, search: string) => page.goto(`/admin/categories?${new URLSearchParams({ search })}`);

/** The categories among the filters of the shop. */
async function findFilters(page: Page, words: Words): Promise<Locator> {
  await page.goto('/shop');
  const filters = await openFilters(page, words);
  const group = filters.getByRole('group', { name: words.categories.title, exact: true });
  await expect(group.getByRole('checkbox').first()).toBeVisible();
  return group;
}

/** Checks whether the shop offers a category of this name. */
async function expectOffered(page: Page, words: Words, name: string, isOffered = true): Promise<void> {
  const filters = await findFilters(page, words);
  await expect(filters.getByRole('checkbox', { name })).toHaveCount(isOffered ? 1 : 0);
}

test('A category that the admin adds, changes and takes away is so in the shop, in both languages', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(180_000);
  complaints.expected.push(/status of (404|422)/, /ERR_CONNECTION_REFUSED/);
  // What records the journey would like to keep the preview of the picture, which the page forbids.
  complaints.expected.push(/Connecting to 'blob:/);
  const { categories } = words;
  const other = lang === 'ar' ? 'en' : 'ar';
  const names = newCategoryNames();
  const name = names[lang];
  const vendor = await market.newVendor();
  const [admin, foreigner] = [
    await openBrowser(await market.signIn(DEMO.admin)),
    await openBrowser(undefined, { lang: other }),
  ];
  const row = rowOf(admin, name);
  const status = admin.getByRole('combobox', { name: words.status, exact: true });
  const chooseImage = (file: ChosenFile) => fieldOf(admin, categories.fields.category_image).setInputFiles(file);
  const save = () => admin.getByRole('button', { name: categories.save }).click();

  await test.step('The list says that it is on its way, and leads to a form that names all that is missing', async () => {
    const letGo = await hold(admin, (request) => request.url().includes('/api/admin/category'));
    await admin.goto('/admin/categories');
    await expect(admin.getByText(categories.loading)).toBeVisible();
    await letGo();
    await expect(admin.getByText(categories.loading)).toBeHidden();
    await checkPage(admin);
    await admin.getByRole('link', { name: categories.add }).click();
    await expect(admin).toHaveURL('/admin/add-category');
    await expect(admin.getByRole('heading', { level: 1, name: categories.add })).toBeVisible();
    await checkPage(admin);
    await save();
    for (const [field, message] of Object.entries(categories.missing))
      await expectRefused(admin, categories.fields[field as Field], message);
    await expect(fieldOf(admin, categories.fields.category_name)).toBeFocused();
    await checkPage(admin);
  });

  await test.step('What is no picture is refused, by its kind or by its content, and the texts stay', async () => {
    await fill(admin, words, textsOf(names));
    await chooseImage(NOTES);
    await save();
    await expectRefused(admin, categories.fields.category_image, categories.notAnImage);
    await chooseImage(NO_PICTURE);
    await save();
    await expectRefused(admin, categories.fields.category_image, words.noPicture);
    await expect(fieldOf(admin, categories.fields.category_name_arabic)).toHaveValue(names.ar);
    await checkPage(admin);
  });

  await test.step('Nothing is lost while the server does not answer; then the category is there', async () => {
    await chooseImage(newPicture('splints.png'));
    const address = '**/api/admin/category';
    await admin.route(address, (route) => route.abort('connectionrefused'));
    await save();
    await expect(toastOf(admin, words, categories.createUnanswered)).toBeVisible();
    await admin.unroute(address);
    await save();
    await expect(toastOf(admin, words, categories.created)).toBeVisible();
    await expect(admin).toHaveURL('/admin/categories');
    await expect(row).toContainText(categories.active);
    await expect.poll(async () => isLike((await edgesOf(row.locator('img')))[0], OLIVE)).toBe(true);
    await checkPage(admin);
  });

  await test.step('The shop offers it at once, in each language by its own name', async () => {
    await expectOffered(visitor, words, name);
    await expectOffered(foreigner, wordsOf(other), names[other]);
    await checkPage(foreigner);
    await visitor.goto('/');
    const tile = visitor.getByRole('region', { name: words.shopByCategory }).getByRole('link', { name });
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/media\//);
  });

  let id = 0;
  await test.step('At first nothing is on sale in it', async () => {
    await (await findFilters(visitor, words)).getByRole('checkbox', { name }).check();
    await expect(visitor).toHaveURL(/category=\d+$/);
    id = Number(new URL(visitor.url()).searchParams.get('category'));
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText(categories.nothingSold, { exact: true })).toBeVisible();
  });

  const product = await market.addProduct(vendor, { category_id: id });
  const title = lang === 'ar' ? product.arabic_name : product.name;
  await test.step('What a vendor sells in it is found there', async () => {
    await market.toggleApproval(product);
    await visitor.reload();
    await expect(cardNames(visitor, words)).toHaveText([title]);
    await checkPage(visitor);
  });

  const renamed = newCategoryNames();
  await test.step('The form opens by the slug and by the id, and a new name is that of the shop', async () => {
    const heading = admin.getByRole('heading', { level: 1, name: categories.edit(name) });
    await look(admin, names.en);
    await admin.getByRole('link', { name, exact: true }).click();
    await expect(admin).toHaveURL(`/admin/edit-category/${names.en.toLowerCase().replace(' ', '-')}`);
    await expect(heading).toBeVisible();
    await admin.goto(`/admin/edit-category/${id}`);
    await expect(heading).toBeVisible();
    for (const [field, text] of Object.entries(textsOf(names)))
      await expect(fieldOf(admin, categories.fields[field as Field])).toHaveValue(text);
    const image = admin.getByRole('img', { name: categories.fields.category_image });
    await expect.poll(async () => isLike((await edgesOf(image))[0], OLIVE)).toBe(true);
    await checkPage(admin);
    await fill(admin, words, textsOf(renamed));
    await save();
    await expect(toastOf(admin, words, categories.updated)).toBeVisible();
    await expect(admin).toHaveURL('/admin/categories');
    const filters = await findFilters(visitor, words);
    await expect(filters.getByRole('checkbox', { name: renamed[lang] })).toBeVisible();
    await expect(filters.getByRole('checkbox', { name })).toHaveCount(0);
    await visitor.goto(`/shop?category=${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: renamed[lang] })).toBeVisible();
  });

  const renamedRow = rowOf(admin, renamed[lang]);
  await test.step('Inactive, it leaves the shop; what is sold in it stays', async () => {
    await look(admin, renamed.ar);
    await expect(renamedRow).toContainText(categories.active);
    await renamedRow.getByRole('link', { name: renamed[lang] }).click();
    await fieldOf(admin, words.status).selectOption(categories.inactive);
    await save();
    await expect(toastOf(admin, words, categories.updated)).toBeVisible();
    await expectOffered(visitor, words, renamed[lang], false);
    await visitor.goto(`/product/${product.slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('The list is narrowed by words and by the status, which stand in the address', async () => {
    await admin.goto('/admin/categories');
    await admin.getByRole('searchbox', { name: categories.search }).fill(renamed.en);
    await expect(admin).toHaveURL(/search=/);
    await status.selectOption(categories.active);
    await expect(admin).toHaveURL(/status=1/);
    await expect(admin.getByText(categories.empty)).toBeVisible();
    await checkPage(admin);
    await status.selectOption(categories.inactive);
    await expect(admin).toHaveURL(/status=0/);
    await expect(renamedRow).toContainText(categories.inactive);
    await status.selectOption('');
  });

  await test.step('Activated in the list, it is offered again', async () => {
    await renamedRow.getByRole('checkbox').check();
    await admin.getByRole('button', { name: categories.activate, exact: true }).click();
    const question = admin.getByRole('dialog', { name: categories.activateOne });
    await checkPage(admin);
    await question.getByRole('button', { name: categories.activate, exact: true }).click();
    await expect(toastOf(admin, words, categories.activatedOne)).toBeVisible();
    await expect(renamedRow).not.toContainText(categories.inactive);
    await expectOffered(visitor, words, renamed[lang]);
  });

  await test.step('It cannot be deleted while a product is in it', async () => {
    const question = admin.getByRole('dialog', { name: words.ownProducts.sureToDelete });
    const ask = () => renamedRow.getByRole('button', { name: categories.deleteOf(renamed[lang]) }).click();
    const confirm = () => question.getByRole('button', { name: words.ownProducts.yesDelete, exact: true }).click();
    await ask();
    await expect(question).toContainText(renamed[lang]);
    await checkPage(admin);
    await question.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(question).toBeHidden();
    await ask();
    await confirm();
    await expect(toastOf(admin, words, categories.oneProduct)).toBeVisible();
    await expect(renamedRow).toBeVisible();

    await market.deleteProduct(vendor, product);
    await ask();
    await confirm();
    await expect(toastOf(admin, words, categories.deleted)).toBeVisible();
    await expect(admin.getByText(categories.empty)).toBeVisible();
    await expectOffered(visitor, words, renamed[lang], false);
  });

  await test.step('Whoever opens its form is told so, at the list', async () => {
    await admin.goto(`/admin/edit-category/${id}`);
    await expect(toastOf(admin, words, categories.loadFailed)).toBeVisible();
    await expect(admin).toHaveURL('/admin/categories');
    await checkPage(admin);
  });
});

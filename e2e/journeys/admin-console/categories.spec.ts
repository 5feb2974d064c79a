import type { Page } from '@playwright/test';
import type { Category } from '../../../shared-api/src/wire/index.ts';
import { DEMO } from '../../support/people.ts';
import { edgesOf, isLike, newPicture, OLIVE } from '../../support/pictures.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { newCategoryNames } from '../../support/selling.ts';
import { cardNames, openFilters } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';
import { translator, type Translate } from '../../support/translate.ts';

const textsOf = (names: { en: string; ar: string }) => ({
  category_name: names.en,
  category_description: 'Keep arms and legs still.',
  category_name_arabic: names.ar,
  category_description_arabic: 'تثبّت الأذرع والأرجل.',
});

const fill = async (page: Page, words: Translate, names: { en: string; ar: string }) => {
  const texts = textsOf(names);
  for (const [name, text] of Object.entries(texts))
    await fieldOf(page, words(`admin-console:categories.${name as keyof typeof texts}`)).fill(text);
};

/** Category filters of the shop. */
async function findFilters(page: Page, words: Translate) {
  await page.goto('/shop');
  const group = (await openFilters(page, words)).getByRole('group', {
    name: words('storefront:shop.categories'),
    exact: true,
  });
  await expect(group.getByRole('checkbox').first()).toBeVisible();
  return group;
}

test(
  'Categories added, changed and deleted by an admin appear so in the shop',
  { tag: ['@phone', '@whole'] },
  async ({ page: visitor, openBrowser, market, words, lang, complaints, checkPage }) => {
    // The recorder tries to fetch the image preview, which the content security policy forbids.
    complaints.expected.push(/Connecting to 'blob:/);
    const other = lang === 'ar' ? 'en' : 'ar';
    const [names, renamed] = [newCategoryNames(), newCategoryNames()];
    const vendor = await market.newVendor();
    const [admin, foreigner] = [
      await openBrowser(await market.signIn(DEMO.admin)),
      await openBrowser(undefined, { lang: other }),
    ];
    const save = () => admin.getByRole('button', { name: words('admin-console:categories.save') }).click();

    await test.step('A new category is in the list and among the filters, in both languages', async () => {
      await admin.goto('/admin/add-category');
      await fill(admin, words, names);
      await fieldOf(admin, words('admin-console:categories.category_image')).setInputFiles(newPicture('splints.png'));
      await checkPage(admin);
      await save();
      await expect(toastOf(admin, words, words('admin-console:categories.created'))).toBeVisible();
      await expect(admin).toHaveURL('/admin/categories');
      await expect
        .poll(async () => isLike((await edgesOf(rowOf(admin, names[lang]).locator('img')))[0], OLIVE))
        .toBe(true);
      const filters = await findFilters(foreigner, translator(other));
      await expect(filters.getByRole('checkbox', { name: names[other] })).toHaveCount(1);
    });

    const offered = await findFilters(visitor, words);
    await expect(offered.getByRole('checkbox', { name: names[lang] })).toBeDisabled();
    const link = admin.getByRole('link', { name: names[lang], exact: true });
    const slug = (await link.getAttribute('href'))?.split('/').at(-1);
    const all: { categories: Category[] } = await (await visitor.request.get('/api/categories')).json();
    const product = await market.addProduct(vendor, {
      category_id: all.categories.find((one) => one.slug === slug)?.id,
    });

    await test.step("A vendor's product is found in it", async () => {
      await market.toggleApproval(product);
      const filters = await findFilters(visitor, words);
      await filters.getByRole('checkbox', { name: names[lang] }).check();
      await expect(visitor).toHaveURL(/category=\d+$/);
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1, name: names[lang] })).toBeVisible();
      await expect(cardNames(visitor, words)).toHaveText([writtenName(product, lang)]);
    });

    await test.step('An inactive category is no longer offered, but its products remain', async () => {
      await link.click();
      await expect(fieldOf(admin, words('admin-console:categories.category_name'))).toHaveValue(names.en);
      await fill(admin, words, renamed);
      await fieldOf(admin, words('admin-console:categories.status')).selectOption(
        words('admin-console:categories.inactive'),
      );
      await save();
      await expect(rowOf(admin, renamed[lang])).toContainText(words('admin-console:categories.inactive'));
      const filters = await findFilters(visitor, words);
      for (const name of [names, renamed])
        await expect(filters.getByRole('checkbox', { name: name[lang] })).toHaveCount(0);
      expect((await visitor.request.get(`/product/${product.slug}`)).status()).toBe(200);
    });

    await test.step('Once empty, it is deleted', async () => {
      await market.deleteProduct(vendor, product);
      await rowOf(admin, renamed[lang])
        .getByRole('button', { name: words('admin-console:categories.deleteOf', { name: renamed[lang] }) })
        .click();
      const question = admin.getByRole('dialog', { name: words('kit:delete.title') });
      await checkPage(admin);
      await question.getByRole('button', { name: words('kit:delete.confirm'), exact: true }).click();
      await expect(toastOf(admin, words, words('admin-console:categories.deleted'))).toBeVisible();
      await expect(rowOf(admin, renamed[lang])).toHaveCount(0);
    });
  },
);

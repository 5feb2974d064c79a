import type { Page } from '@playwright/test';
import { DEMO } from '../../support/people.ts';
import { writtenName } from '../../support/product-form.ts';
import { expect, test } from '../../support/test.ts';
import { translator, type Translate } from '../../support/translate.ts';

/** Command palette, used by keyboard. */
function paletteOf(page: Page, words: Translate) {
  const dialog = page.getByRole('dialog', { name: words('kit:palette.title') });
  const field = dialog.getByRole('combobox', { name: words('kit:palette.label') });
  const options = dialog.getByRole('option');
  const find = async (text: string) => {
    // The console must be loaded before the shortcut works.
    await expect(page.getByRole('button', { name: words('kit:palette.title'), exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill(text);
  };
  return {
    ...{ dialog, options, find },
    /** Searches for a text, selects an option and checks the address. */
    async goTo(text: string, option: string, address: string) {
      await find(text);
      await expect(options).toHaveText([option]);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
    },
  };
}

test(
  'The command palette opens products and tasks and switches the language',
  { tag: '@whole' },
  async ({ openBrowser, market, words, lang, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    const name = writtenName(product, lang);
    const found = `${name} ${words('kit:palette.kinds.product')} · ${product.sku}`;

    await test.step('The vendor opens it, and closing restores the focus', async () => {
      const page = await openBrowser(vendor);
      const { dialog, options, find, goTo } = paletteOf(page, words);
      await page.goto('/vendor/products');
      const search = page.getByRole('searchbox', { name: words('vendor-portal:products.search') });
      await search.focus();
      await find(name);
      await expect(options).toHaveText(found);
      await checkPage(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(search).toBeFocused();
      await goTo(name, found, `/vendor/edit-product/${product.slug}`);
      await goTo(words('vendor-portal:products.add'), words('vendor-portal:products.add'), '/vendor/add-product');
    });

    await test.step('The admin opens it and switches the language', async () => {
      const page = await openBrowser(await market.signIn(DEMO.admin));
      const { find, goTo } = paletteOf(page, words);
      await page.goto('/admin/areas');
      await goTo(product.sku, found, `/admin/products/${product.id}`);
      await goTo(words('admin-console:categories.add'), words('admin-console:categories.add'), '/admin/add-category');
      await find(words('kit:palette.language'));
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('button', { name: translator(lang === 'ar' ? 'en' : 'ar')('kit:palette.title'), exact: true }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'ltr' : 'rtl');
    });
  },
);

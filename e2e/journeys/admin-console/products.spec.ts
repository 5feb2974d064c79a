import { downloadTable } from '../../support/csv.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { expect, test } from '../../support/test.ts';
import type { NewProduct } from '../../support/wire.ts';

type Product = NewProduct & { id: number; slug: string };

test(
  'An admin decides on several products at once, features one and deletes one, and the shop follows each time',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of 404/);
    const { oversight, ownProducts } = words;
    const vendor = await market.newVendor();
    const gauze = await market.addProduct(vendor);
    const mask = await market.addProduct(vendor);

    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const inWords = (product: Product) => writtenName(product, lang);
    const names = admin.getByRole('table').locator('a[href^="/admin/products/"]');
    const dialog = admin.getByRole('dialog');

    await test.step('Two are approved together', async () => {
      await admin.goto(`/admin/products?vendor=${vendor.id}`);
      await expect(names).toHaveText([mask, gauze].map(inWords));
      await admin.getByRole('checkbox', { name: ownProducts.selectAll }).check();
      const bar = admin.getByRole('group', { name: ownProducts.selection });
      await bar.getByRole('button', { name: oversight.approve, exact: true }).click();
      await expect(dialog).toHaveAccessibleName(oversight.approveTwo);
      await checkPage(admin);
      await dialog.getByRole('button', { name: oversight.approve, exact: true }).click();
      await expect(toastOf(admin, words, oversight.approvedTwo)).toBeVisible();
    });

    await test.step('A featured product stands on the home page, one step from its own page', async () => {
      const featured = admin.getByRole('switch', { name: oversight.featuredOf(inWords(gauze)), exact: true });
      await featured.click();
      await expect(toastOf(admin, words, oversight.featuredUpdated)).toBeVisible();
      await visitor.goto('/');
      const cards = visitor.getByRole('region', { name: words.featuredProducts }).getByRole('heading', { level: 3 });
      await cards.filter({ hasText: inWords(gauze) }).click();
      await expect(visitor).toHaveURL(`/product/${gauze.slug}`);
      await expect(visitor.getByRole('heading', { level: 1, name: inWords(gauze) })).toBeVisible();
    });

    await test.step('The exported table holds what the list shows', async () => {
      const { cells } = await downloadTable(admin, admin.getByRole('button', { name: ownProducts.exportCsv }));
      const told = ({ name, arabic_name, sku, price_sar, price_bhd }: Product) =>
        expect.arrayContaining([name, arabic_name, sku, price_sar.toFixed(2), price_bhd.toFixed(3)]);
      expect(cells).toEqual([mask, gauze].map(told));
    });

    await test.step('One whose approval is taken back, and one that is deleted, leave the shop at once', async () => {
      const approval = admin.getByRole('switch', { name: words.approvalOf(inWords(gauze)), exact: true });
      await approval.click();
      await expect(toastOf(admin, words, words.approvalUpdated)).toBeVisible();
      expect((await visitor.reload())?.status()).toBe(404);
      await admin.getByRole('button', { name: ownProducts.deleteOne(inWords(mask)), exact: true }).click();
      await expect(dialog).toContainText(oversight.disappears(inWords(mask)));
      await dialog.getByRole('button', { name: ownProducts.yesDelete, exact: true }).click();
      await expect(names).toHaveText([inWords(gauze)]);
      expect((await visitor.goto(`/product/${mask.slug}`))?.status()).toBe(404);
    });
  },
);

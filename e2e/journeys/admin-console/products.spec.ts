import { inTime } from '../../support/first-html.ts';
import { downloadTable } from '../../support/csv.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { expect, test } from '../../support/test.ts';
import type { NewProduct } from '../../support/selling.ts';

type Product = NewProduct & { id: number; slug: string };

test(
  'An admin approves products in bulk, features one and deletes one',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of 404/);
    const vendor = await market.newVendor();
    const gauze = await market.addProduct(vendor);
    const mask = await market.addProduct(vendor);

    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const inWords = (product: Product) => writtenName(product, lang);
    const names = admin.getByRole('table').locator('a[href^="/admin/products/"]');
    const dialog = admin.getByRole('dialog');

    await test.step('Two products are approved together', async () => {
      await admin.goto(`/admin/products?vendor=${vendor.id}`);
      await expect(names).toHaveText([mask, gauze].map(inWords));
      await admin.getByRole('checkbox', { name: words('kit:table.selectAll') }).check();
      const bar = admin.getByRole('group', { name: words('kit:table.bulk') });
      await bar.getByRole('button', { name: words('admin-console:products.bulk.approve.label'), exact: true }).click();
      await expect(dialog).toHaveAccessibleName(words('admin-console:products.bulk.approve.title', { count: 2 }));
      await checkPage(admin);
      await dialog
        .getByRole('button', { name: words('admin-console:products.bulk.approve.confirm'), exact: true })
        .click();
      await expect(
        toastOf(admin, words, words('admin-console:products.bulk.approve.done', { count: 2 })),
      ).toBeVisible();
    });

    await test.step('A featured product is on the home page, linked to its page', async () => {
      const featured = admin.getByRole('switch', {
        name: words('admin-console:products.featuredOf', { name: inWords(gauze) }),
        exact: true,
      });
      await featured.click();
      await expect(toastOf(admin, words, words('admin-console:products.featuredDone'))).toBeVisible();
      await visitor.goto('/');
      const cards = visitor
        .getByRole('region', { name: words('storefront:home.featured.title') })
        .getByRole('heading', { level: 3 });
      await cards.filter({ hasText: inWords(gauze) }).click();
      await expect(visitor).toHaveURL(`/product/${gauze.slug}`);
      await expect(visitor.getByRole('heading', { level: 1, name: inWords(gauze) })).toBeVisible();
    });

    await test.step('The exported table contains the listed products', async () => {
      const { cells } = await downloadTable(
        admin,
        admin.getByRole('button', { name: words('admin-console:lists.export') }),
      );
      const told = ({ name, arabic_name, sku, price_sar, price_bhd }: Product) =>
        expect.arrayContaining([name, arabic_name, sku, price_sar.toFixed(2), price_bhd.toFixed(3)]);
      expect(cells).toEqual([mask, gauze].map(told));
    });

    await test.step('A revoked and a deleted product leave the shop immediately', async () => {
      const approval = admin.getByRole('switch', {
        name: words('admin-console:products.approvalOf', { name: inWords(gauze) }),
        exact: true,
      });
      await approval.click();
      await expect(toastOf(admin, words, words('admin-console:products.approvalDone'))).toBeVisible();
      await inTime(async () => expect((await visitor.reload())?.status()).toBe(404));
      await admin
        .getByRole('button', { name: words('admin-console:products.deleteOf', { name: inWords(mask) }), exact: true })
        .click();
      await expect(dialog).toContainText(words('admin-console:products.deleteText', { name: inWords(mask) }));
      await dialog.getByRole('button', { name: words('kit:delete.confirm'), exact: true }).click();
      await expect(names).toHaveText([inWords(gauze)]);
      await inTime(async () => expect((await visitor.goto(`/product/${mask.slug}`))?.status()).toBe(404));
    });
  },
);

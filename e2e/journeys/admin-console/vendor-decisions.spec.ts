import { inTime } from '../../support/first-html.ts';
import { DEMO, fullNameOf } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { rowOf } from '../../support/screens.ts';
import { expectOnSale } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';
import { findVendors } from '../../support/vendor-list.ts';
import { orderFrom } from '../../support/vendor-orders.ts';

test(
  'A deactivated vendor leaves the shop, returns, and can later be deleted',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of (401|404|422)/);
    const [vendor, customer] = await Promise.all([market.newVendor(), market.newCustomer()]);
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const order = await orderFrom(market, vendor, customer, [product, 1]);
    const [page, admin] = [await openBrowser(vendor), await openBrowser(await market.signIn(DEMO.admin))];
    const row = rowOf(admin, vendor.person.email);
    const dialog = admin.getByRole('dialog');

    await page.goto('/vendor/products');
    await expect(page.getByRole('link', { name: writtenName(product, lang), exact: true })).toBeVisible();
    await expectOnSale(visitor, words, lang, product, true);

    await test.step('Once inactive, the vendor is signed out and the product is gone', async () => {
      await findVendors(admin, vendor.person.email);
      await row.getByRole('button', { name: words('admin-console:vendors.changeOf', { name: '' }).trim() }).click();
      await dialog
        .getByRole('combobox', { name: words('admin-console:vendors.status') })
        .selectOption(words('admin-console:vendors.statuses.inactive'));
      await checkPage(admin);
      await dialog.getByRole('button', { name: words('admin-console:vendors.save'), exact: true }).click();
      await expect(toastOf(admin, words, words('admin-console:vendors.updated'))).toBeVisible();
      await expect(row).toContainText(words('admin-console:vendors.statuses.inactive'));
      await expectOnSale(visitor, words, lang, product, false);
      await page.goto('/vendor/orders');
      await expect(page).toHaveURL(/\/vendor\/login/);
    });

    await test.step('Active again, the product is back', async () => {
      await row.getByRole('checkbox').check();
      await admin
        .getByRole('button', { name: words('admin-console:vendors.bulk.activate.label'), exact: true })
        .click();
      await dialog
        .getByRole('button', { name: words('admin-console:vendors.bulk.activate.label'), exact: true })
        .click();
      await expect(
        toastOf(admin, words, words('admin-console:vendors.bulk.activate.done', { count: 1 })),
      ).toBeVisible();
      await expect(row).toContainText(words('admin-console:vendors.statuses.active'));
      expect((await visitor.reload())?.status()).toBe(200);
    });

    await test.step('Deletion is refused while an order is open; later it removes the product, too', async () => {
      const remove = async () => {
        await row
          .getByRole('button', { name: words('admin-console:vendors.deleteOf', { name: fullNameOf(vendor.person) }) })
          .click();
        await dialog.getByRole('button', { name: words('kit:delete.confirm'), exact: true }).click();
      };
      await remove();
      await expect(toastOf(admin, words, words('backend:errors.vendor_has_orders', { count: 1 }))).toBeVisible();
      await expect(dialog).toBeHidden();
      await market.updateOrder(await market.signIn(vendor.person), order.id, { status: 'Completed' });
      await remove();
      await expect(admin.getByText(words('admin-console:vendors.empty'))).toBeVisible();
      await inTime(async () => expect((await visitor.reload())?.status()).toBe(404));
    });
  },
);

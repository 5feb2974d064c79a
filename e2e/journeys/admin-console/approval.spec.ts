import { DEMO } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { isolated } from '../../support/translate.ts';

test('An admin approves a product, its changes, and revokes it; the vendor is notified', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  const name = writtenName(product, lang);
  const blue = `${product.name}, blue`;
  const renamed = writtenName({ ...product, name: blue }, lang);
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const panel = admin.getByRole('region', { name: words('admin-console:product.decision'), exact: true });
  const press = (label: string) => panel.getByRole('button', { name: label, exact: true }).click();

  await test.step("The list leads to the vendor's texts; once approved, the product is in the shop", async () => {
    await admin.goto(`/admin/products?vendor=${vendor.id}`);
    await admin.getByRole('link', { name, exact: true }).click();
    await expect(admin).toHaveURL(`/admin/products/${product.id}`);
    await expect(admin.getByRole('region', { name: words('admin-console:product.languages.en') })).toContainText(
      product.name,
    );
    await expect(admin.getByRole('region', { name: words('admin-console:product.languages.ar') })).toContainText(
      product.arabic_name,
    );
    await expect(panel).toContainText(words('admin-console:product.hidden'));
    await press(words('admin-console:product.approve'));
    await expect(panel).toContainText(words('admin-console:product.shown'));
    const opened = admin.waitForEvent('popup');
    await panel.getByRole('link', { name: words('admin-console:product.inShop') }).click();
    const shop = await opened;
    await expect(shop).toHaveURL(`/product/${product.slug}`);
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
    await shop.close();
  });

  await test.step('A later change waits for approval; revoking the approval removes the product', async () => {
    await market.editProduct(vendor, product, { name: blue });
    await admin.goto(`/admin/products?vendor=${vendor.id}`);
    await admin.getByRole('link', { name: words('admin-console:products.changedOf', { name }) }).click();
    const changes = admin.getByRole('region', { name: words('admin-console:changes.title'), exact: true });
    const names = changes.getByRole('region', { name: words('admin-console:changes.fields.name'), exact: true });
    await expect(names.getByRole('definition')).toHaveText([product.name, blue]);
    await checkPage(admin);
    await press(words('admin-console:changes.accept'));
    await expect(changes).toBeHidden();
    await press(words('admin-console:product.takeBack'));
    await expect(toastOf(admin, words, words('admin-console:products.approvalDone'))).toBeVisible();
    await expect(panel).toContainText(words('admin-console:product.hidden'));
  });

  await test.step('The vendor is notified', async () => {
    const page = await openBrowser(vendor);
    await page.goto('/vendor/products');
    await expect(rowOf(page, renamed)).toContainText(words('vendor-portal:products.approvals.0'));
    await page.getByRole('button', { name: words('kit:notifications.open', { count: 3 }), exact: true }).click();
    await expect(page.getByRole('dialog', { name: words('kit:notifications.title') })).toContainText(
      words('vendor-portal:notifications.kinds.product_unapproved', { name: isolated(renamed) }),
    );
  });
});

import { DEMO } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('An admin looks at a product, approves it, lets a change through and takes the approval back; its vendor hears of it', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  const { decision, oversight } = words;
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  const name = writtenName(product, lang);
  const blue = `${product.name}, blue`;
  const renamed = writtenName({ ...product, name: blue }, lang);
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const panel = admin.getByRole('region', { name: decision.title, exact: true });
  const press = (label: string) => panel.getByRole('button', { name: label, exact: true }).click();

  await test.step('The list leads to all that the vendor wrote; approved, it is in the shop, one step away', async () => {
    await admin.goto(`/admin/products?vendor=${vendor.id}`);
    await admin.getByRole('link', { name, exact: true }).click();
    await expect(admin).toHaveURL(`/admin/products/${product.id}`);
    await expect(admin.getByRole('region', { name: decision.english })).toContainText(product.name);
    await expect(admin.getByRole('region', { name: decision.arabic })).toContainText(product.arabic_name);
    await expect(panel).toContainText(decision.isHidden);
    await press(oversight.approve);
    await expect(panel).toContainText(decision.isShown);
    const opened = admin.waitForEvent('popup');
    await panel.getByRole('link', { name: decision.inShop }).click();
    const shop = await opened;
    await expect(shop).toHaveURL(`/product/${product.slug}`);
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
    await shop.close();
  });

  await test.step('What is changed after that waits, before and after, to be accepted; taken back, the product leaves the shop', async () => {
    await market.editProduct(vendor, product, { name: blue });
    await admin.goto(`/admin/products?vendor=${vendor.id}`);
    await admin.getByRole('link', { name: words.changedOf(name) }).click();
    const changes = admin.getByRole('region', { name: decision.changes, exact: true });
    const names = changes.getByRole('region', { name: decision.nameField, exact: true });
    await expect(names.getByRole('definition')).toHaveText([product.name, blue]);
    await checkPage(admin);
    await press(decision.acceptChanges);
    await expect(changes).toBeHidden();
    await press(decision.takeBack);
    await expect(toastOf(admin, words, words.approvalUpdated)).toBeVisible();
    await expect(panel).toContainText(decision.isHidden);
  });

  await test.step('The vendor hears of it', async () => {
    const page = await openBrowser(vendor);
    await page.goto('/vendor/products');
    await expect(rowOf(page, renamed)).toContainText(words.approvals.pending);
    await page.getByRole('button', { name: words.bell.unread(3), exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.bell.title })).toContainText(decision.goneNotice(renamed));
  });
});

import { DEMO, fullNameOf, newPerson } from '../../support/people.ts';
import { toastOf } from '../../support/productForm.ts';
import { fieldOf, rowOf, signIn } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import { findVendors } from '../../support/vendorList.ts';

const NEW_PASSWORD = 'cedar-harbour-17';
const REMARKS = 'The certificate has expired.';

test('The products of an inactive vendor leave the shop at once, and the vendor cannot sign in', async ({
  page: visitor,
  openBrowser,
  market,
  mailbox,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of (401|403|404)/);
  const { vendors } = words;
  const vendor = await market.newVendor();
  const { person } = vendor;
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const name = lang === 'ar' ? product.arabic_name : product.name;
  const [page, admin] = [await openBrowser(vendor), await openBrowser(await market.signIn(DEMO.admin))];
  const row = rowOf(admin, person.email);
  const refused = page.getByRole('main').getByRole('alert');
  const enter = () => page.getByRole('button', { name: words.signIn, exact: true }).click();

  const expectInShop = async (isThere: boolean) => {
    const answer = await visitor.goto(`/product/${product.slug}`);
    expect(answer?.status()).toBe(isThere ? 200 : 404);
    await expect(visitor.getByRole('heading', { level: 1, name: isThere ? name : words.pageNotFound })).toBeVisible();
    await visitor.goto(`/shop?${new URLSearchParams({ search: name })}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('link', { name, exact: true })).toHaveCount(isThere ? 1 : 0);
  };

  await page.goto('/vendor/products');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectInShop(true);

  await test.step('Made inactive, the vendor is out, and so is the product', async () => {
    await findVendors(admin, person.email);
    await row.getByRole('button', { name: words.changeStatus }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText(vendor.companyName);
    await dialog.getByRole('combobox', { name: words.status }).selectOption(words.inactive);
    await expect(dialog.getByRole('textbox', { name: words.remarks })).toBeHidden();
    await checkPage(admin);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await expect(toastOf(admin, words, vendors.updated)).toBeVisible();
    await expect(row).toContainText(words.inactive);
    await expectInShop(false);
    await page.goto('/vendor/orders');
    await expect(page).toHaveURL(/\/vendor\/login/);
    await signIn(page, words, person);
    await expect(refused).toHaveText(words.vendorWaits);
    await checkPage(page);
  });

  await test.step('The list is narrowed by the status, which stands in the address', async () => {
    await findVendors(admin, person.email);
    const status = admin.getByRole('combobox', { name: words.status, exact: true });
    await status.selectOption(words.inactive);
    await expect(admin).toHaveURL(/status=0/);
    await expect(row).toBeVisible();
    await status.selectOption(words.active);
    await expect(admin).toHaveURL(/status=1/);
    await expect(admin.getByText(vendors.empty)).toBeVisible();
    await checkPage(admin);
    await status.selectOption('');
    await expect(row).toBeVisible();
  });

  await test.step('Rejected in the form, the vendor reads why', async () => {
    await row.getByRole('link').first().click();
    await fieldOf(admin, words.status).selectOption(words.rejected);
    await fieldOf(admin, words.remarks).fill(REMARKS);
    await checkPage(admin);
    await admin.getByRole('button', { name: vendors.save }).click();
    await expect(admin).toHaveURL('/admin/vendors');
    await enter();
    await expect(refused).toHaveText(vendors.notAccepted(REMARKS));
    await mailbox.waitFor(person.email, vendors.refusedMail(REMARKS));
    await findVendors(admin, person.email);
    for (const text of [words.rejected, REMARKS]) await expect(row).toContainText(text);
    await checkPage(admin);
  });

  await test.step('Active again, the product is back and the vendor is let in', async () => {
    await expectInShop(false);
    await row.getByRole('checkbox').check();
    await admin.getByRole('button', { name: vendors.activate, exact: true }).click();
    const question = admin.getByRole('dialog', { name: vendors.activateOne });
    await checkPage(admin);
    await question.getByRole('button', { name: vendors.activate, exact: true }).click();
    await expect(toastOf(admin, words, vendors.activatedOne)).toBeVisible();
    await expect(row).toContainText(words.active);
    await expect(row).not.toContainText(REMARKS);
    await expectInShop(true);
    await enter();
    await expect(page).not.toHaveURL(/\/vendor\/login/);
    await page.goto('/vendor/products');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test('A vendor whose orders are still on their way stays; once deleted, the address is free again', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of (401|404|422)/);
  const { vendors } = words;
  const lastname = `Al ${newCode()}`;
  const [busy, idle] = [
    await market.newVendor({ ...newPerson(), lastname }),
    await market.newVendor({ ...newPerson(), lastname }),
  ];
  const product = await market.addProduct(busy);
  await market.toggleApproval(product);
  const title = lang === 'ar' ? product.arabic_name : product.name;
  const customer = await market.newCustomer();
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const { order_no: number } = await market.placeOrder(customer);

  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const [busyRow, idleRow] = [busy, idle].map(({ person }) => rowOf(admin, person.email)) as [
    ReturnType<typeof rowOf>,
    ReturnType<typeof rowOf>,
  ];
  const dialog = admin.getByRole('dialog');
  const confirm = () => dialog.getByRole('button', { name: words.ownProducts.yesDelete, exact: true }).click();
  const ask = async () => {
    await busyRow.getByRole('button', { name: vendors.deleteOf(fullNameOf(busy.person)) }).click();
    await expect(dialog).toHaveAccessibleName(words.ownProducts.sureToDelete);
    await expect(dialog).toContainText(fullNameOf(busy.person));
  };

  await test.step('Deleting is asked about, and refused while an order is open', async () => {
    await findVendors(admin, lastname);
    await expect(idleRow).toBeVisible();
    await ask();
    await checkPage(admin);
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(dialog).toBeHidden();
    await ask();
    await confirm();
    await expect(toastOf(admin, words, vendors.oneOrder)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(busyRow).toBeVisible();
  });

  await test.step('Of two together, only the one without orders goes', async () => {
    for (const row of [busyRow, idleRow]) await row.getByRole('checkbox').check();
    await admin.getByRole('button', { name: vendors.delete, exact: true }).click();
    await expect(dialog).toHaveAccessibleName(vendors.deleteTwo);
    await confirm();
    await expect(toastOf(admin, words, vendors.deletedOne)).toBeVisible();
    await expect(dialog).toHaveAccessibleName(vendors.stayed);
    await expect(dialog.getByRole('listitem')).toHaveText(`${busy.companyName}${vendors.oneOrder}`);
    await checkPage(admin);
    await dialog.getByRole('button', { name: words.close }).last().click();
    await expect(idleRow).toBeHidden();
    await expect(busyRow).toBeVisible();
    await visitor.goto(`/product/${product.slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('Once the order has arrived, the vendor is deleted, and the product with him', async () => {
    await market.completeOrder(busy, number);
    await ask();
    await confirm();
    await expect(toastOf(admin, words, vendors.deleted)).toBeVisible();
    await expect(admin.getByText(vendors.empty)).toBeVisible();
    expect((await visitor.reload())?.status()).toBe(404);
    await visitor.goto('/vendor/login');
    await signIn(visitor, words, busy.person);
    await expect(visitor.getByRole('main').getByRole('alert')).toHaveText(words.badCredentials);
    expect((await market.listOrders(customer)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  await test.step('The address is free: a new account opens with it', async () => {
    const again = await market.newVendor({ ...busy.person, password: NEW_PASSWORD });
    expect(again.id).not.toBe(busy.id);
    await signIn(visitor, words, again.person);
    await expect(visitor).not.toHaveURL(/\/vendor\/login/);
    await admin.reload();
    await expect(busyRow).toContainText(again.companyName);
    await visitor.goto('/vendor/orders');
    await expect(visitor.getByText(words.noOrdersYet)).toBeVisible();
  });
});

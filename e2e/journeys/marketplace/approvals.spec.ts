import { chooseLast, nameOf } from '../../support/catalogue.ts';
import { CERTIFICATE } from '../../support/certificate.ts';
import { newPerson, DEMO } from '../../support/people.ts';
import { fillRegistration, rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A vendor registers, is refused until the admin approves, and then sells', async ({
  page,
  openBrowser,
  market,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 403/);
  const person = { ...newPerson(), lastname: 'Al Khalifa' };
  const admin = await openBrowser(await market.signIn(DEMO.admin));

  const decide = async (choice: string, remarks?: string) => {
    await rowOf(admin, person.email).getByRole('button', { name: words.changeStatus }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('Olive Clinic Supplies');
    await dialog.getByRole('combobox', { name: words.status }).selectOption(choice);
    if (remarks) await dialog.getByRole('textbox', { name: words.remarks }).fill(remarks);
    await checkPage(admin);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(admin, person.email)).toContainText(choice);
  };

  await test.step('The vendor registers with a certificate', async () => {
    await page.goto('/register');
    await page.getByRole('radio', { name: words.sellAsVendor }).check();
    await fillRegistration(page, words, person);
    await page.getByRole('textbox', { name: words.companyName }).fill('Olive Clinic Supplies');
    await page
      .getByLabel(words.certificate)
      .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CERTIFICATE) });
    await expect(page.getByText('certificate.pdf')).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: words.register }).click();
    await expect(page.getByText(words.registered)).toBeVisible();
  });

  await test.step('Signing in is refused with the reason', async () => {
    await page.goto('/vendor/login');
    await signIn(page, words, person);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.vendorWaits);
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(person.email);
    await checkPage(page);
  });

  await test.step('The admin rejects, and the vendor reads why', async () => {
    await admin.goto('/admin/vendors');
    await admin.getByRole('searchbox', { name: words.searchVendors }).fill(person.email);
    await expect(rowOf(admin, person.email)).toContainText(words.inactive);
    await decide(words.rejected, 'The certificate has expired.');
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The certificate has expired.');
  });

  await test.step('The admin approves, and the vendor is let in', async () => {
    await decide(words.active);
    await checkPage(admin);
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page).toHaveURL('/vendor');
    await page.goto('/vendor/orders');
    await expect(page.getByText(words.noOrdersYet)).toBeVisible();
    await checkPage(page);
  });
});

test('A product that the admin takes back leaves the shop at once, and returns when it is approved', async ({
  page,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const product = chooseLast(await market.listProducts(), lang);
  const name = nameOf(product, lang);
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const inTheShop = page.getByRole('link', { name, exact: true });
  const search = `/shop?${new URLSearchParams({ search: name })}`;

  const toggle = async (approved: boolean) => {
    const approval = admin.getByRole('switch', { name: words.approvalOf(name), exact: true });
    await approval.click();
    await expect(approval).toHaveAttribute('aria-checked', String(approved));
    await expect(admin.getByText(words.approvalUpdated).first()).toBeVisible();
    await checkPage(admin);
  };

  await page.goto(search);
  await expect(inTheShop).toBeVisible();
  await admin.goto('/admin/products');
  await admin.getByRole('searchbox', { name: words.searchProducts }).fill(name);

  await toggle(false);
  await page.reload();
  await expect(page.getByRole('link', { name: words.allProducts })).toBeVisible();
  await expect(inTheShop).toBeHidden();
  await checkPage(page);
  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
  await checkPage(page);

  await toggle(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(search);
  await expect(inTheShop).toBeVisible();
});

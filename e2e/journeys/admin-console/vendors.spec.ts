import type { Page } from '@playwright/test';
import { newCertificate } from '../../support/certificate.ts';
import { downloadFile } from '../../support/download.ts';
import { DEMO, fullNameOf, newPerson } from '../../support/people.ts';
import { edgesOf, isLike, newPicture, OLIVE, type ChosenFile } from '../../support/pictures.ts';
import { toastOf } from '../../support/productForm.ts';
import { choosePlaces, expectRefused, fieldOf, rowOf, signIn } from '../../support/screens.ts';
import { newCompanyNames } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import { findVendors } from '../../support/vendorList.ts';
import { hold } from '../../support/vendorOrders.ts';
import type { Words } from '../../support/words.ts';

type Field = keyof Words['vendors']['fields'];

const NO_PICTURE = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('Buy more gauze.') };
const NEW_PASSWORD = 'cedar-harbour-17';

const fill = async (page: Page, words: Words, texts: Partial<Record<Field, string>>) => {
  for (const [name, text] of Object.entries(texts)) await fieldOf(page, words.vendors.fields[name as Field]).fill(text);
};

test('An admin adds a vendor, who signs in with the password given and sells what is approved', async ({
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
  complaints.expected.push(/status of (401|404|422|503)/);
  // What records the journey would like to keep the preview of the logo, which the page forbids.
  complaints.expected.push(/Connecting to 'blob:/);
  const { vendors } = words;
  const person = newPerson();
  const name = fullNameOf(person);
  const company = newCompanyNames();
  const [first, second] = [newCertificate('شهادة السجل.pdf'), newCertificate('certificate 2027.pdf')];
  const texts: Record<Exclude<Field, 'logo' | 'cr_certificate'>, string> = {
    ...person,
    company_name: company.en,
    company_name_arabic: company.ar,
    company_phone_no: '+966 11 123 4567',
    company_address: '7 Harbour Road',
    postal_code: '12211',
  };
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const choose = (field: 'logo' | 'cr_certificate', file: ChosenFile) =>
    fieldOf(admin, vendors.fields[field]).setInputFiles(file);
  const save = () => admin.getByRole('button', { name: vendors.save }).click();

  await test.step('The list says that it is on its way, and leads to an empty form', async () => {
    const letGo = await hold(admin, (request) => request.url().includes('/api/admin/vendor'));
    await admin.goto('/admin/vendors');
    await expect(admin.getByText(vendors.loading)).toBeVisible();
    await letGo();
    await expect(admin.getByText(vendors.loading)).toBeHidden();
    await checkPage(admin);
    await admin.getByRole('link', { name: vendors.add }).click();
    await expect(admin).toHaveURL('/admin/add-vendor');
    await expect(admin.getByRole('heading', { level: 1, name: vendors.add })).toBeVisible();
    await checkPage(admin);
  });

  await test.step('The server names all that is missing', async () => {
    await save();
    await expect(toastOf(admin, words, vendors.addFailed)).toBeVisible();
    for (const [field, message] of Object.entries(vendors.missing))
      await expectRefused(admin, vendors.fields[field as Field], message);
    await expect(fieldOf(admin, vendors.fields.firstname)).toBeFocused();
    await checkPage(admin);
  });

  let places: string[] = [];
  await test.step('An address that is taken and a logo that is none are refused, and nothing else is lost', async () => {
    await fill(admin, words, { ...texts, email: DEMO.vendor.email });
    places = await choosePlaces(admin, words, words.saudiArabia);
    await choose('logo', NO_PICTURE);
    await choose('cr_certificate', first);
    await save();
    await expectRefused(admin, vendors.fields.email, vendors.emailTaken);
    await expectRefused(admin, vendors.fields.logo, words.noPicture);
    await expect(fieldOf(admin, vendors.fields.company_name)).toHaveValue(company.en);
    await expect(fieldOf(admin, vendors.fields.password)).toHaveValue(person.password);
    await expect(admin.getByText(first.name, { exact: true })).toBeVisible();
    await checkPage(admin);
  });

  await test.step('Then the vendor is taken, and stands in the list', async () => {
    await fill(admin, words, { email: person.email });
    await choose('logo', newPicture('cedar.png'));
    await expect(admin.getByRole('img', { name: vendors.previewOf('cedar.png') })).toBeVisible();
    await save();
    await expect(toastOf(admin, words, vendors.added)).toBeVisible();
    await expect(admin).toHaveURL('/admin/vendors');
    await findVendors(admin, person.email);
    const row = rowOf(admin, person.email);
    for (const text of [name, company[lang], person.phone_number, words.active]) await expect(row).toContainText(text);
    await expect.poll(async () => isLike((await edgesOf(row.locator('img')))[0], OLIVE)).toBe(true);
    await checkPage(admin);
  });

  const vendor = await openBrowser();
  await test.step('The vendor reads a mail, and is let in with the password given', async () => {
    await mailbox.waitFor(person.email, vendors.maySell);
    await vendor.goto('/vendor/login');
    await signIn(vendor, words, person);
    await expect(vendor).toHaveURL('/vendor');
    await vendor.goto('/vendor/settings?tab=general');
    await expect(fieldOf(vendor, words.general.name)).toHaveValue(company.en);
    await expect(fieldOf(vendor, words.general.address)).toHaveValue(texts.company_address);
    for (const [index, label] of [words.country, words.state, words.city].entries())
      await expect(vendor.getByRole('combobox', { name: label }).locator('option:checked')).toHaveText(
        places[index] ?? '',
      );
  });

  const session = await market.signIn(person);
  const product = await market.addProduct(session);
  const title = visitor.getByRole('heading', { level: 1, name: lang === 'ar' ? product.arabic_name : product.name });
  await test.step('Once a product is approved, it is in the shop and can be bought', async () => {
    await visitor.goto(`/product/${product.slug}`);
    await expect(visitor.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
    await market.toggleApproval(product);
    await visitor.reload();
    await expect(title).toBeVisible();
    await expect(visitor.getByRole('main').getByText(company[lang], { exact: true }).first()).toBeVisible();
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 2 });
    const { order_no: number } = await market.placeOrder(customer);
    await vendor.goto('/vendor/orders');
    await expect(rowOf(vendor, number)).toBeVisible();
  });

  await test.step('The certificate is, byte for byte, the one that was sent', async () => {
    const button = admin.getByRole('button', { name: vendors.downloadCrOf(name) });
    expect(await downloadFile(admin, button)).toEqual({ name: first.name, content: first.buffer });
  });

  await test.step('Who cannot be loaded is asked for again', async () => {
    const address = /\/api\/admin\/vendor\/\d+$/;
    await admin.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await admin.getByRole('link', { name }).click();
    await expect(admin).toHaveURL(/\/admin\/edit-vendor\/\d+$/);
    await expect(admin.getByText(vendors.loadFailed)).toBeVisible();
    await checkPage(admin);
    await admin.unroute(address);
    await admin.getByRole('button', { name: words.tryAgain }).click();
    await expect(admin.getByRole('heading', { level: 1, name: vendors.edit(name) })).toBeVisible();
  });

  const renamed = newCompanyNames();
  await test.step('The admin changes company, password and certificate; the rest stays', async () => {
    for (const [field, text] of Object.entries({ ...texts, password: '' }))
      await expect(fieldOf(admin, vendors.fields[field as Field])).toHaveValue(text);
    await checkPage(admin);
    await fill(admin, words, {
      company_name: renamed.en,
      company_name_arabic: renamed.ar,
      password: NEW_PASSWORD,
    });
    await choose('cr_certificate', second);
    await save();
    await expect(toastOf(admin, words, vendors.updated)).toBeVisible();
    await expect(admin).toHaveURL('/admin/vendors');
    await visitor.reload();
    await expect(visitor.getByRole('main').getByText(renamed[lang], { exact: true }).first()).toBeVisible();
    await findVendors(admin, person.email);
    await expect(rowOf(admin, person.email)).toContainText(renamed[lang]);
    await expect(rowOf(admin, person.email).locator('img')).toHaveAttribute('src', /^\/media\//);
    await admin.getByRole('link', { name }).click();
    const button = admin.getByRole('button', { name: vendors.downloadCr });
    expect(await downloadFile(admin, button)).toEqual({ name: second.name, content: second.buffer });
  });

  await test.step('The new password alone lets the vendor in', async () => {
    await vendor.goto('/vendor/orders');
    await expect(vendor).toHaveURL(/\/vendor\/login/);
    await signIn(vendor, words, person);
    await expect(vendor.getByRole('main').getByRole('alert')).toHaveText(words.badCredentials);
    await signIn(vendor, words, { ...person, password: NEW_PASSWORD });
    await expect(vendor).not.toHaveURL(/\/vendor\/login/);
    await expect(vendor).toHaveURL(/\/vendor/);
  });
});

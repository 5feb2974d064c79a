import type { Page } from '@playwright/test';
import { expect, test } from '../../support/empty-shop.ts';
import { newCertificate } from '../../support/certificate.ts';
import { newPerson } from '../../support/people.ts';
import { dropFile, newPicture } from '../../support/pictures.ts';
import { expectSaved, newTexts, toastOf, typeProduct } from '../../support/product-form.ts';
import {
  fieldOf,
  fillBilling,
  fillRegistration,
  fillStore,
  openAccount,
  rowOf,
  signIn,
} from '../../support/screens.ts';
import { cardNames } from '../../support/shop-list.ts';
import type { Words } from '../../support/words.ts';

type Step = keyof Words['opening']['steps'];

const COMPANY = 'Cedar Supplies';
const CATEGORY = 'Splints';
const LINK = /https:\/\/\S+\/admin\/invitation#\S+/;

/** The steps of the checklist that are not done, by their titles. */
const stepOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** Goes to the checklist, where the step is not done, and from there to where it is done. */
async function begin(page: Page, { opening }: Words, step: Step): Promise<void> {
  await page.goto('/admin/opening');
  const open = stepOf(page, opening.steps[step]);
  await expect(open.getByRole('heading')).not.toContainText(opening.done);
  await open.getByRole('heading').getByRole('link').click();
}

const save = (page: Page, words: Words) => page.getByRole('button', { name: words.save, exact: true }).click();

/** Types into the form of one part of the settings, and saves it. */
async function set(page: Page, words: Words, texts: [label: string, text: string][]): Promise<void> {
  for (const [label, text] of texts) await fieldOf(page, label).fill(text);
  await save(page, words);
  await expect(toastOf(page, words, words.platform.saved)).toBeVisible();
}

test('From an empty database to the first sale, with nothing but the commands of an operator and the screens of the shop', async ({
  page: shopper,
  emptyShop,
  mailbox,
  openBrowser,
  words,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  // What records the journey would like to keep the preview of a picture, which the page forbids.
  complaints.expected.push(/Connecting to 'blob:/);
  const { opening, invitation, company, platform, zones, legalPages, categories, decision, oversight } = words;
  const [owner, seller, buyer] = [newPerson(), newPerson(), newPerson()];
  const texts = newTexts();
  const [admin, vendor] = [await openBrowser(), await openBrowser()];

  await test.step('The shop is there, and says that it is not open yet', async () => {
    await shopper.goto('/');
    await expect(shopper.getByRole('heading', { name: words.notOpenYet })).toBeVisible();
    await checkPage(shopper);
  });

  await test.step('The operator invites the first admin, who chooses a password and is led to the checklist', async () => {
    const { email, firstname, lastname } = owner;
    const said = await emptyShop.operate(
      ...(['invite:admin', '--email', email, '--firstname', firstname, '--lastname', lastname] as const),
    );
    const [link = ''] = LINK.exec(said) ?? [];
    expect(link).toContain(emptyShop.origin);
    await admin.goto(link);
    await fieldOf(admin, invitation.password).fill(owner.password);
    await fieldOf(admin, invitation.again).fill(owner.password);
    await checkPage(admin);
    await admin.getByRole('button', { name: invitation.open }).click();
    await expect(admin).toHaveURL('/admin/dashboard');
    await admin.getByRole('link', { name: opening.go }).click();
    await expect(admin.getByRole('heading', { level: 1, name: opening.title })).toBeVisible();
    await expect(stepOf(admin, opening.steps.places).getByRole('heading')).toContainText(opening.done);
    await checkPage(admin);
  });

  await test.step('The admin says who runs the shop, how it is reached and how its vendors ship', async () => {
    await begin(admin, words, 'company');
    await set(admin, words, [
      [company.legalName, 'Balsam Trading'],
      [company.legalNameArabic, 'بلسم للتجارة'],
      [company.registration, '1010101010'],
    ]);
    await begin(admin, words, 'contact');
    await set(admin, words, [
      [platform.email, owner.email],
      [words.phoneForEverything, '+966 11 555 0100'],
      [platform.address, '12 Palm Street, Riyadh'],
      [platform.arabicAddress, 'شارع النخيل 12، الرياض'],
    ]);
    await begin(admin, words, 'shipping');
    await set(admin, words, [
      ...(['SAR', 'BHD', 'USD'] as const).map((currency): [string, string] => [zones.fee(currency), '5']),
      [zones.daysMin, '1'],
      [zones.daysMax, '2'],
    ]);
  });

  await test.step('The admin writes and publishes the legal texts', async () => {
    for (const name of legalPages.names) {
      await admin.goto('/admin/opening');
      await stepOf(admin, opening.steps.legal).getByRole('link', { name, exact: true }).click();
      await fieldOf(admin, legalPages.english).fill('We keep what the law asks for.');
      await fieldOf(admin, legalPages.arabic).fill('نلتزم بما يطلبه النظام.');
      await admin.getByRole('button', { name: legalPages.publish, exact: true }).click();
      await expect(admin.getByRole('main').getByText(legalPages.published, { exact: true })).toBeVisible();
    }
    await checkPage(admin);
  });

  await test.step('A mail to the admin arrives', async () => {
    await admin.goto('/admin/opening');
    await admin.getByRole('button', { name: opening.sendMail }).click();
    await expect(stepOf(admin, opening.steps.mail)).toContainText(opening.mailTaken);
    await mailbox.waitFor(owner.email, opening.mail);
  });

  await test.step('The admin adds the first category', async () => {
    await begin(admin, words, 'category');
    await admin.getByRole('link', { name: words.addCategory }).click();
    await fieldOf(admin, categories.fields.category_name).fill(CATEGORY);
    await fieldOf(admin, categories.fields.category_name_arabic).fill('جبائر');
    await fieldOf(admin, categories.fields.category_description).fill('Keep arms and legs still.');
    await fieldOf(admin, categories.fields.category_description_arabic).fill('تثبّت الأذرع والأرجل.');
    await fieldOf(admin, categories.fields.category_image).setInputFiles(newPicture('splints.png'));
    await admin.getByRole('button', { name: categories.save }).click();
    await expect(toastOf(admin, words, categories.created)).toBeVisible();
  });

  await test.step('A vendor registers, and is let in', async () => {
    await vendor.goto('/register');
    await vendor.getByRole('radio', { name: words.sellAsVendor }).check();
    await fillRegistration(vendor, words, seller);
    await fillStore(vendor, words, COMPANY);
    await vendor.getByLabel(words.certificate).setInputFiles(newCertificate('certificate.pdf'));
    await vendor.getByRole('button', { name: words.register }).click();
    await expect(vendor.getByText(words.registered)).toBeVisible();

    await begin(admin, words, 'vendor');
    await rowOf(admin, seller.email).getByRole('button', { name: words.changeStatus }).click();
    await admin.getByRole('dialog').getByRole('combobox', { name: words.status }).selectOption(words.active);
    await save(admin, words);
    await expect(rowOf(admin, seller.email)).toContainText(words.active);
    await mailbox.waitFor(seller.email, words.vendors.maySell);
  });

  await test.step('The vendor makes a product with a picture', async () => {
    await vendor.goto('/vendor/login');
    await signIn(vendor, words, seller);
    await expect(vendor).toHaveURL('/vendor');
    await vendor.goto('/vendor/products');
    await vendor.getByRole('link', { name: words.addProduct }).click();
    await typeProduct(vendor, words, texts);
    await fieldOf(vendor, words.productFields.category_id).selectOption(CATEGORY);
    await dropFile(vendor, vendor.getByRole('button', { name: words.choosePictures }), newPicture('splint.png'));
    await expect(vendor.getByRole('img', { name: words.formPicture(1) })).toHaveAttribute('src', /^\/media\//);
    await checkPage(vendor);
    await expectSaved(vendor, words, words.productCreated);
  });

  await test.step('The admin approves it: all is done, and the shop is open', async () => {
    await begin(admin, words, 'product');
    await admin.getByRole('link', { name: texts.name, exact: true }).click();
    const panel = admin.getByRole('region', { name: decision.title, exact: true });
    await panel.getByRole('button', { name: oversight.approve, exact: true }).click();
    await expect(panel).toContainText(decision.isShown);
    await admin.goto('/admin/opening');
    await expect(admin.getByText(opening.complete)).toBeVisible();
    await checkPage(admin);
  });

  await test.step('A visitor opens an account, finds the product and buys it, to be paid on delivery', async () => {
    await openAccount(shopper, words, buyer);
    await shopper.goto('/shop');
    await expect(cardNames(shopper, words)).toHaveText([texts.name]);
    await checkPage(shopper);
    await shopper.getByRole('button', { name: words.addToCartOf(texts.name), exact: true }).click();
    await expect(shopper.getByRole('banner').getByRole('link', { name: words.cartWith(1) })).toBeVisible();
    await shopper.goto('/checkout');
    await fillBilling(shopper, words);
    await shopper.getByRole('button', { name: words.placeOrder, exact: true }).click();
    await expect(shopper.getByRole('heading', { level: 1, name: words.thankYou })).toBeVisible();
  });

  await test.step('The vendor has the order, and both have a mail', async () => {
    const [, orderNo = ''] = /\/order\/([\w-]+)\/confirmed$/.exec(shopper.url()) ?? [];
    await vendor.goto('/vendor/orders');
    await expect(rowOf(vendor, orderNo)).toContainText(buyer.email);
    for (const { email } of [seller, buyer]) {
      expect((await mailbox.waitFor(email, orderNo)).text).toContain(`${emptyShop.origin}/`);
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, test, type EmptyShop } from '../../support/empty-shop.ts';
import type { Mailbox } from '../../support/mailbox.ts';
import { newCertificate } from '../../support/certificate.ts';
import { newPerson, type Person } from '../../support/people.ts';
import { dropFile, newPicture } from '../../support/pictures.ts';
import { expectSaved, newTexts, toastOf, typeProduct } from '../../support/product-form.ts';
import {
  cartWith,
  fieldOf,
  fillBilling,
  fillRegistration,
  fillStore,
  openAccount,
  rowOf,
  signIn,
} from '../../support/screens.ts';
import { cardNames } from '../../support/shop-list.ts';
import { ANY, patternOf, type Translate } from '../../support/translate.ts';

type Step = 'brand' | 'company' | 'contact' | 'shipping' | 'category' | 'vendor' | 'product';

const COMPANY = 'Cedar Supplies';
const CATEGORY = 'Splints';
const LINK = /https:\/\/\S+\/admin\/invitation#\S+/;

/** Open step of the checklist. */
const stepOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** Opens the checklist, checks that the step is open, and follows its link. */
async function begin(page: Page, words: Translate, step: Step): Promise<void> {
  await page.goto('/admin/opening');
  const open = stepOf(page, words(`admin-console:opening.steps.${step}.title`));
  await expect(open.getByRole('heading')).not.toContainText(words('admin-console:opening.done'));
  await open.getByRole('heading').getByRole('link').click();
}

const save = (page: Page, words: Translate) =>
  page.getByRole('button', { name: words('kit:unsaved.save'), exact: true }).click();

/** Fills in a form of the settings and saves it. */
async function set(page: Page, words: Translate, texts: [label: string, text: string][]): Promise<void> {
  for (const [label, text] of texts) await fieldOf(page, label).fill(text);
  await save(page, words);
  await expect(toastOf(page, words, words('backend:platform.saved'))).toBeVisible();
}

/** People of the journey, each in their own browser, and their data. */
interface Story {
  emptyShop: EmptyShop;
  mailbox: Mailbox;
  words: Translate;
  checkPage: (page: Page) => Promise<void>;
  recheckPage: (page: Page) => Promise<void>;
  shopper: Page;
  admin: Page;
  vendor: Page;
  owner: Person;
  seller: Person;
  buyer: Person;
  texts: ReturnType<typeof newTexts>;
}

async function findClosedShop({ shopper, words, checkPage }: Story): Promise<void> {
  await shopper.goto('/');
  await expect(shopper.getByRole('heading', { name: words('storefront:home.notOpen.title') })).toBeVisible();
  await checkPage(shopper);
}

async function acceptInvitation({ admin, owner, emptyShop, words, recheckPage }: Story): Promise<void> {
  const { email, firstname, lastname } = owner;
  const said = await emptyShop.operate(
    ...(['admin', 'invite', '--email', email, '--firstname', firstname, '--lastname', lastname] as const),
  );
  const [link = ''] = LINK.exec(said) ?? [];
  expect(link).toContain(emptyShop.origin);
  await admin.goto(link);
  await fieldOf(admin, words('kit:signIn.password')).fill(owner.password);
  await fieldOf(admin, words('kit:invitation.again')).fill(owner.password);
  await recheckPage(admin);
  await admin.getByRole('button', { name: words('kit:invitation.submit') }).click();
  await expect(admin).toHaveURL('/admin/dashboard');
  await admin.getByRole('link', { name: words('admin-console:opening.card.action') }).click();
  await expect(admin.getByRole('heading', { level: 1, name: words('admin-console:opening.title') })).toBeVisible();
  await recheckPage(admin);
}

async function fillSettings({ admin, owner, words }: Story): Promise<void> {
  await begin(admin, words, 'brand');
  await set(admin, words, [
    [words('admin-console:settings.brand.name'), 'Balsam'],
    [words('admin-console:settings.brand.nameArabic'), 'بلسم'],
  ]);
  await begin(admin, words, 'company');
  await set(admin, words, [
    [words('admin-console:settings.company.legalName'), 'Balsam Trading'],
    [words('admin-console:settings.company.legalNameArabic'), 'بلسم للتجارة'],
    [words('admin-console:settings.company.registration'), '1010101010'],
  ]);
  await begin(admin, words, 'contact');
  await set(admin, words, [
    [words('admin-console:settings.contact.emails.0'), owner.email],
    [words('admin-console:settings.contact.phones.0'), '+966 11 555 0100'],
    [words('admin-console:settings.contact.address'), '12 Palm Street, Riyadh'],
    [words('admin-console:settings.contact.addressArabic'), 'شارع النخيل 12، الرياض'],
  ]);
  await begin(admin, words, 'shipping');
  await set(admin, words, [
    ...(['SAR', 'BHD', 'USD'] as const).map((currency): [string, string] => [
      words('admin-console:settings.shipping.fee', { currency }),
      '5',
    ]),
    [words('admin-console:settings.shipping.handling_days_min'), '1'],
    [words('admin-console:settings.shipping.handling_days_max'), '2'],
  ]);
}

async function publishLegalTexts({ admin, words, recheckPage }: Story): Promise<void> {
  for (const page of ['privacy', 'terms', 'returns', 'shipping'] as const) {
    const name = words(`admin-console:pages.names.${page}`);
    await admin.goto('/admin/opening');
    await stepOf(admin, words('admin-console:opening.steps.legal.title'))
      .getByRole('link', { name, exact: true })
      .click();
    await fieldOf(admin, words('admin-console:pages.bodyEnglish')).fill('We keep what the law asks for.');
    await fieldOf(admin, words('admin-console:pages.bodyArabic')).fill('نلتزم بما يطلبه النظام.');
    await admin.getByRole('button', { name: words('admin-console:pages.publish'), exact: true }).click();
    await expect(
      admin.getByRole('main').getByText(words('admin-console:pages.state.published'), { exact: true }),
    ).toBeVisible();
  }
  await recheckPage(admin);
}

async function testMail({ admin, owner, mailbox, words }: Story): Promise<void> {
  await admin.goto('/admin/opening');
  await admin.getByRole('button', { name: words('admin-console:opening.mail.send') }).click();
  await expect(stepOf(admin, words('admin-console:opening.steps.mail.title'))).toContainText(
    patternOf(words('admin-console:opening.mail.taken', { email: owner.email, when: ANY })),
  );
  await mailbox.waitFor(owner.email, words('backend:mail.mail-test.subject'));
}

async function addCategory({ admin, words }: Story): Promise<void> {
  await begin(admin, words, 'category');
  await admin.getByRole('link', { name: words('admin-console:categories.add') }).click();
  await fieldOf(admin, words('admin-console:categories.category_name')).fill(CATEGORY);
  await fieldOf(admin, words('admin-console:categories.category_name_arabic')).fill('جبائر');
  await fieldOf(admin, words('admin-console:categories.category_description')).fill('Keep arms and legs still.');
  await fieldOf(admin, words('admin-console:categories.category_description_arabic')).fill('تثبّت الأذرع والأرجل.');
  await fieldOf(admin, words('admin-console:categories.category_image')).setInputFiles(newPicture('splints.png'));
  await admin.getByRole('button', { name: words('admin-console:categories.save') }).click();
  await expect(toastOf(admin, words, words('admin-console:categories.created'))).toBeVisible();
}

async function letVendorIn({ admin, vendor, seller, mailbox, words }: Story): Promise<void> {
  await vendor.goto('/register');
  await vendor.getByRole('radio', { name: words('storefront:auth.register.vendor') }).check();
  await fillRegistration(vendor, words, seller);
  await fillStore(vendor, words, COMPANY);
  await vendor
    .getByLabel(words('storefront:auth.register.certificate'))
    .setInputFiles(newCertificate('certificate.pdf'));
  await vendor.getByRole('button', { name: words('storefront:auth.register.submit') }).click();
  await expect(vendor.getByText(words('storefront:auth.register.success'))).toBeVisible();

  await begin(admin, words, 'vendor');
  await rowOf(admin, seller.email)
    .getByRole('button', { name: words('admin-console:vendors.changeOf', { name: '' }).trim() })
    .click();
  await admin
    .getByRole('dialog')
    .getByRole('combobox', { name: words('admin-console:vendors.status') })
    .selectOption(words('admin-console:vendors.statuses.active'));
  await save(admin, words);
  await expect(rowOf(admin, seller.email)).toContainText(words('admin-console:vendors.statuses.active'));
  await mailbox.waitFor(seller.email, words('backend:mail.vendor-approved.subject'));
}

async function makeProduct({ vendor, seller, texts, words, recheckPage }: Story): Promise<void> {
  await vendor.goto('/vendor/login');
  await signIn(vendor, words, seller);
  await expect(vendor).toHaveURL('/vendor');
  await vendor.goto('/vendor/products');
  await vendor.getByRole('link', { name: words('vendor-portal:products.add') }).click();
  await typeProduct(vendor, words, texts);
  await fieldOf(vendor, words('vendor-portal:productForm.category')).selectOption(CATEGORY);
  await dropFile(vendor, vendor.getByRole('button', { name: words('kit:pictures.choose') }), newPicture('splint.png'));
  await expect(vendor.getByRole('img', { name: words('kit:pictures.picture', { number: 1 }) })).toHaveAttribute(
    'src',
    /^\/media\//,
  );
  await recheckPage(vendor);
  await expectSaved(vendor, words, words('backend:products.created'));
}

async function approveProduct({ admin, texts, words, recheckPage }: Story): Promise<void> {
  await begin(admin, words, 'product');
  await admin.getByRole('link', { name: texts.name, exact: true }).click();
  const panel = admin.getByRole('region', { name: words('admin-console:product.decision'), exact: true });
  await panel.getByRole('button', { name: words('admin-console:product.approve'), exact: true }).click();
  await expect(panel).toContainText(words('admin-console:product.shown'));
  await admin.goto('/admin/opening');
  await expect(admin.getByText(words('admin-console:opening.complete'))).toBeVisible();
  await recheckPage(admin);
}

async function buyOnDelivery({ shopper, buyer, texts, words, recheckPage }: Story): Promise<void> {
  await openAccount(shopper, words, buyer);
  await shopper.goto('/');
  const newest = shopper.getByRole('region', { name: words('storefront:home.newest.title') });
  await expect(newest.getByRole('link', { name: texts.name, exact: true })).toBeVisible();
  await shopper.goto('/shop');
  await expect(cardNames(shopper, words)).toHaveText([texts.name]);
  await recheckPage(shopper);
  await shopper
    .getByRole('button', { name: words('storefront:catalog.addNameToCart', { name: texts.name }), exact: true })
    .click();
  await expect(shopper.getByRole('banner').getByRole('link', { name: cartWith(words, 1) })).toBeVisible();
  await shopper.goto('/checkout');
  await fillBilling(shopper, words);
  await shopper.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: words('storefront:confirmation.title') })).toBeVisible();
}

async function hearOfOrder({ shopper, vendor, seller, buyer, emptyShop, mailbox }: Story): Promise<void> {
  const [, orderNo = ''] = /\/order\/([\w-]+)\/confirmed$/.exec(shopper.url()) ?? [];
  await vendor.goto('/vendor/orders');
  await expect(rowOf(vendor, orderNo)).toContainText(buyer.email);
  for (const { email } of [seller, buyer]) {
    expect((await mailbox.waitFor(email, orderNo)).text).toContain(`${emptyShop.origin}/`);
  }
}

test('From an empty database to the first sale, with commands and screens only', async ({
  page: shopper,
  emptyShop,
  mailbox,
  openBrowser,
  words,
  complaints,
  checkPage,
  recheckPage,
}) => {
  // The recorder tries to fetch an image preview, which the content security policy forbids.
  complaints.expected.push(/Connecting to 'blob:/);
  const [admin, vendor] = [await openBrowser(), await openBrowser()];
  const [owner, seller, buyer] = [newPerson(), newPerson(), newPerson()];
  const people = { shopper, admin, vendor, owner, seller, buyer };
  const story: Story = { emptyShop, mailbox, words, checkPage, recheckPage, ...people, texts: newTexts() };

  await test.step('The shop is reachable and says that it is not open yet', () => findClosedShop(story));
  await test.step('The invited first admin chooses a password and sees the checklist', () => acceptInvitation(story));
  await test.step('The admin enters company, contact and shipping settings', () => fillSettings(story));
  await test.step('The admin writes and publishes the legal texts', () => publishLegalTexts(story));
  await test.step('A test mail reaches the admin', () => testMail(story));
  await test.step('The admin adds the first category', () => addCategory(story));
  await test.step('A vendor registers and is approved', () => letVendorIn(story));
  await test.step('The vendor creates a product with a picture', () => makeProduct(story));
  await test.step('The admin approves it, the checklist is complete, and the shop is open', () =>
    approveProduct(story));
  await test.step('A visitor registers, finds the product and buys it with cash on delivery', () =>
    buyOnDelivery(story));
  await test.step('The vendor sees the order, and both sides get a mail', () => hearOfOrder(story));
});

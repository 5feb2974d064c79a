import type { Page } from '@playwright/test';
import { chooseTwoVendors, chooseWithVariants, nameOf } from '../../support/catalogue.ts';
import type { Market } from '../../support/market.ts';
import { DEMO, newPerson, type Person } from '../../support/people.ts';
import {
  cartWith,
  fillBilling,
  fillRegistration,
  orderParcelOf,
  rowOf,
  signIn,
  unfoldFilters,
} from '../../support/screens.ts';
import { listOf } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';
import type { Lang, Product } from '../../../shared-api/src/wire/index.ts';
import type { Translate } from '../../support/translate.ts';

const TRACKING = 'Aramex 4411 2201 9';

async function searchFor(page: Page, words: Translate, name: string) {
  await page.getByRole('combobox', { name: words('storefront:search.label') }).fill(name);
  await page.getByRole('button', { name: words('storefront:search.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?search=/);
}

async function updateStatus(page: Page, words: Translate, orderNo: string, status: string, tracking?: string) {
  await rowOf(page, orderNo)
    .getByRole('button', { name: words('vendor-portal:orders.updateStatus') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: words('vendor-portal:orders.update.to') }).selectOption(status);
  if (tracking)
    await dialog.getByRole('textbox', { name: words('vendor-portal:orders.update.tracking') }).fill(tracking);
  await dialog.getByRole('button', { name: words('vendor-portal:orders.update.submit'), exact: true }).click();
  await expect(page.getByText(words('vendor-portal:orders.update.done')).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

interface Story {
  page: Page;
  openBrowser: () => Promise<Page>;
  market: Market;
  words: Translate;
  lang: Lang;
  checkPage: (page: Page) => Promise<void>;
  recheckPage: (page: Page) => Promise<void>;
  person: Person;
  /** Products: one of the vendor who ships, one of another vendor, and one of the first with sizes. */
  own: Product;
  other: Product;
  inSizes: Product;
  ownName: string;
  otherName: string;
  inSizesName: string;
}

async function register({ page, words, person }: Story): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('storefront:layout.signIn') })
    .click();
  await page.getByRole('link', { name: words('storefront:auth.signIn.toRegister') }).click();
  await expect(page.getByRole('heading', { name: words('storefront:auth.register.title') })).toBeVisible();
  await fillRegistration(page, words, person);
  await page.getByRole('button', { name: words('storefront:auth.register.submit') }).click();
  await expect(page.getByText(words('storefront:auth.register.success'))).toBeVisible();
}

async function signInFirst({ page, words, person }: Story): Promise<void> {
  await expect(page.getByRole('heading', { name: words('storefront:auth.signIn.title') })).toBeVisible();
  await signIn(page, words, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${person.firstname} ${person.lastname}`);
}

async function fillCart({ page, words, ownName, otherName }: Story): Promise<void> {
  for (const [count, name] of [ownName, otherName].entries()) {
    await searchFor(page, words, name);
    // Exact list only: it may be among the top-rated, too.
    await expect(listOf(page, words).getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: words('storefront:catalog.addNameToCart', { name }), exact: true }).click();
    await expect(page.getByText(words('storefront:catalog.added')).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, count + 1) })).toBeVisible();
  }
}

async function chooseVariant({ page, market, words, lang, inSizes, inSizesName }: Story): Promise<void> {
  const variant = (await market.getProduct(inSizes.slug)).variants.find(({ stock }) => stock > 0);
  await searchFor(page, words, inSizesName);
  await page.getByRole('link', { name: words('storefront:catalog.chooseOptionsOf', { name: inSizesName }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: inSizesName })).toBeVisible();
  const value = (lang === 'ar' && variant?.value_arabic) || variant?.value;
  await page.getByRole('radio', { name: value, exact: true }).check();
  await page.getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, 3) })).toBeVisible();
}

async function changeQuantity({ page, words, recheckPage, own, other, otherName }: Story): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: cartWith(words, 3) })
    .click();
  await expect(page).toHaveURL('/cart');
  for (const { vendor } of [own, other]) {
    await expect(page.getByRole('heading', { name: vendor.company_name })).toBeVisible();
  }
  await expect(page.getByRole('table')).toHaveCount(2);
  const total = page.getByRole('region', { name: words('storefront:cart.summary') });
  const before = await total.innerText();
  await page.getByRole('button', { name: words('kit:quantity.more_of', { item: otherName }), exact: true }).click();
  await expect(
    page.getByRole('textbox', { name: words('storefront:cart.quantityOf', { name: otherName }) }),
  ).toHaveValue('2');
  await expect(total).not.toHaveText(before);
  await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, 4) })).toBeVisible();
  await recheckPage(page);
}

async function checkOut({ page, words, recheckPage, person }: Story): Promise<void> {
  await page.getByRole('link', { name: words('storefront:cart.checkout') }).click();
  await expect(page.getByRole('textbox', { name: words('storefront:checkout.firstname') })).toHaveValue(
    person.firstname,
  );
  await expect(page.getByRole('textbox', { name: words('storefront:checkout.email') })).toHaveValue(person.email);
  await fillBilling(page, words);
  await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
  await expect(page.getByText(words('backend:checkout.placed'))).toBeVisible();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/confirmed$/);
  await expect(page.getByRole('heading', { level: 1, name: words('storefront:confirmation.title') })).toBeVisible();
  await recheckPage(page);
  await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, 0) })).toBeVisible();
}

/** @returns the number of the order that the vendor ships */
async function findParcels({
  page,
  words,
  checkPage,
  own,
  other,
  ownName,
  otherName,
  inSizesName,
}: Story): Promise<string> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('storefront:layout.account') })
    .first()
    .click();
  for (const { vendor } of [own, other]) {
    const parcel = words('storefront:dashboard.parcelFrom', { vendor: vendor.company_name });
    await expect(page.getByRole('link', { name: parcel })).toBeVisible();
  }
  await page.getByRole('link', { name: words('storefront:dashboard.seeOrders') }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(orderParcelOf(page, other.vendor.company_name)).toContainText(words('kit:status.pending'));
  const parcel = orderParcelOf(page, own.vendor.company_name);
  await expect(parcel).toContainText(words('kit:status.pending'));
  const orderNo = await page.getByRole('main').getByRole('definition').first().innerText();
  expect(orderNo).not.toBe('');
  await parcel.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(ownName);
  await expect(page.getByRole('dialog')).toContainText(inSizesName);
  await expect(page.getByRole('dialog')).not.toContainText(otherName);
  await checkPage(page);
  return orderNo;
}

async function ship({ openBrowser, words, checkPage, person, ownName }: Story, orderNo: string): Promise<void> {
  const vendor = await openBrowser();
  await vendor.goto('/vendor/login');
  await expect(vendor.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();
  await signIn(vendor, words, DEMO.vendor);
  await expect(vendor).toHaveURL('/vendor');
  const waiting = vendor.getByRole('region', { name: words('vendor-portal:home.waiting.title') });
  await expect(waiting).toBeVisible();
  await waiting.getByRole('link', { name: words('vendor-portal:home.waiting.to_confirm') }).click();
  await expect(vendor).toHaveURL('/vendor/orders?due=confirm');
  await vendor.getByRole('searchbox', { name: words('kit:order.list.search') }).fill(orderNo);
  const row = rowOf(vendor, orderNo);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(person.email);
  await row.getByRole('button', { name: words('kit:order.list.open', { number: orderNo }) }).click();
  await expect(vendor.getByRole('dialog')).toContainText(ownName);
  await checkPage(vendor);
  await vendor
    .getByRole('dialog')
    .getByRole('button', { name: words('kit:order.close') })
    .last()
    .click();

  // A confirmed order leaves the list of orders to confirm.
  await unfoldFilters(vendor, words);
  await vendor.getByRole('button', { name: words('vendor-portal:orders.due.confirm') }).click();
  await expect(vendor).not.toHaveURL(/due=/);
  await updateStatus(vendor, words, orderNo, words('kit:status.confirmed'));
  await expect(row).toContainText(words('kit:status.confirmed'));
  await updateStatus(vendor, words, orderNo, words('kit:status.shipped'), TRACKING);
  await expect(row).toContainText(words('kit:status.shipped'));
}

async function seeShipped({ page, words, own, other }: Story): Promise<void> {
  await page.reload();
  await expect(orderParcelOf(page, own.vendor.company_name)).toContainText(words('kit:status.shipped'));
  await expect(orderParcelOf(page, other.vendor.company_name)).toContainText(words('kit:status.pending'));
  // The previously open order opens again.
  await expect(page.getByRole('dialog').getByText(TRACKING).first()).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: words('kit:status.confirmed') })
      .last(),
  ).toBeVisible();
}

async function overseeParcels({ openBrowser, words, own, other }: Story, orderNo: string): Promise<void> {
  const admin = await openBrowser();
  await admin.goto('/admin/login');
  await expect(admin.getByRole('heading', { name: words('admin-console:signIn.title') })).toBeVisible();
  await signIn(admin, words, DEMO.admin);
  await expect(admin).toHaveURL('/admin/dashboard');
  await expect(admin.getByRole('heading', { name: words('admin-console:dashboard.newestOrders') })).toBeVisible();
  await admin.goto('/admin/orders');
  await admin.getByRole('searchbox', { name: words('kit:order.list.search') }).fill(orderNo);
  const rows = rowOf(admin, orderNo);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: own.vendor.company_name })).toContainText(words('kit:status.shipped'));
  await expect(rows.filter({ hasText: other.vendor.company_name })).toContainText(words('kit:status.pending'));
}

test(
  'A visitor registers and buys from two vendors; one ships, and all sides see it',
  { tag: '@motion' },
  async ({ page, openBrowser, market, words, lang, checkPage, recheckPage }) => {
    const products = await market.listProducts();
    const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
    const [own, other] = chooseTwoVendors(products, lang, vendorId);
    const inSizes = chooseWithVariants(products, lang, vendorId);
    const names = { ownName: nameOf(own, lang), otherName: nameOf(other, lang), inSizesName: nameOf(inSizes, lang) };
    const sold = { own, other, inSizes, ...names };
    const checks = { checkPage, recheckPage };
    const story: Story = { page, openBrowser, market, words, lang, ...checks, person: newPerson(), ...sold };

    await test.step('The visitor opens the shop and registers', () => register(story));
    await test.step('The new customer signs in', () => signInFirst(story));
    await test.step('The customer adds products of two vendors to the cart', () => fillCart(story));
    await test.step('The customer chooses a variant of a third product', () => chooseVariant(story));
    await test.step('The cart has one group per vendor, and a quantity changes its total', () => changeQuantity(story));
    await test.step('The customer checks out and pays on delivery', () => checkOut(story));
    const orderNo = await test.step('Both parcels are in the dashboard', () => findParcels(story));
    await test.step('The vendor finds their parcel, confirms and ships it', () => ship(story, orderNo));
    await test.step('The customer sees that it has shipped', () => seeShipped(story));
    await test.step('The admin finds both parcels', () => overseeParcels(story, orderNo));
  },
);

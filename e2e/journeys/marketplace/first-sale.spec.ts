import type { Page } from '@playwright/test';
import { chooseTwoVendors, chooseWithVariants, nameOf } from '../../support/catalogue.ts';
import { DEMO, newPerson } from '../../support/people.ts';
import { fillBilling, fillRegistration, rowOf, signIn } from '../../support/screens.ts';
import { listOf } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const TRACKING = 'Aramex 4411 2201 9';

async function searchFor(page: Page, words: Words, name: string) {
  await page.getByRole('combobox', { name: words.searchMarketplace }).fill(name);
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?search=/);
}

async function updateStatus(page: Page, words: Words, orderNo: string, status: string, tracking?: string) {
  await rowOf(page, orderNo).getByRole('button', { name: words.updateStatus }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: words.updateStatusTo }).selectOption(status);
  if (tracking) await dialog.getByRole('textbox', { name: words.trackingInformation }).fill(tracking);
  await dialog.getByRole('button', { name: words.update, exact: true }).click();
  await expect(page.getByText(words.statusUpdated).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test(
  'A visitor registers and buys from two vendors; one vendor ships, and customer and admin see it',
  { tag: '@motion' },
  async ({ page, openBrowser, market, words, lang, checkPage }) => {
    test.setTimeout(180_000);
    const products = await market.listProducts();
    const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
    const [own, other] = chooseTwoVendors(products, lang, vendorId);
    const inSizes = chooseWithVariants(products, lang, vendorId);
    const [ownName, otherName, inSizesName] = [own, other, inSizes].map((product) => nameOf(product, lang));
    const person = newPerson();
    let orderNo = '';

    await test.step('The visitor opens the shop and registers', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: words.featuredProducts })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: words.logIn }).click();
      await page.getByRole('button', { name: words.createAccount }).click();
      await expect(page.getByRole('heading', { name: words.signUp })).toBeVisible();
      await fillRegistration(page, words, person);
      await page.getByRole('button', { name: words.register }).click();
      await expect(page.getByText(words.registered)).toBeVisible();
    });

    await test.step('The new customer signs in', async () => {
      await expect(page.getByRole('heading', { name: words.logIn })).toBeVisible();
      await signIn(page, words, person);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${person.firstname} ${person.lastname}`);
    });

    await test.step('The customer searches and puts products of two vendors into the cart', async () => {
      for (const [count, name] of [ownName, otherName].entries()) {
        await searchFor(page, words, name ?? '');
        // It may stand among the top rated, too.
        await expect(listOf(page, words).getByRole('link', { name, exact: true })).toBeVisible();
        await page.getByRole('button', { name: words.addToCartOf(name ?? ''), exact: true }).click();
        await expect(page.getByText(words.addedToCart).first()).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: words.cartWith(count + 1) })).toBeVisible();
      }
    });

    await test.step('The customer chooses a variant of a third product', async () => {
      const variant = (await market.getProduct(inSizes.slug)).variants.find(({ stock }) => stock > 0);
      await searchFor(page, words, inSizesName ?? '');
      await page.getByRole('link', { name: words.chooseOptionsOf(inSizesName ?? '') }).click();
      await expect(page.getByRole('heading', { level: 1, name: inSizesName })).toBeVisible();
      const value = (lang === 'ar' && variant?.value_arabic) || variant?.value;
      await page.getByRole('radio', { name: value, exact: true }).check();
      await page.getByRole('button', { name: words.addToCart, exact: true }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: words.cartWith(3) })).toBeVisible();
    });

    await test.step('The cart stands in one group per vendor, and a quantity changes its total', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: words.cartWith(3) })
        .click();
      await expect(page).toHaveURL('/cart');
      for (const { vendor } of [own, other]) {
        await expect(page.getByRole('heading', { name: vendor.company_name })).toBeVisible();
      }
      await expect(page.getByRole('table')).toHaveCount(2);
      const total = page.getByRole('region', { name: words.cartTotal });
      const before = await total.innerText();
      await page.getByRole('button', { name: words.oneMore(otherName ?? ''), exact: true }).click();
      await expect(page.getByRole('textbox', { name: words.quantityOf(otherName ?? '') })).toHaveValue('2');
      await expect(total).not.toHaveText(before);
      await expect(page.getByRole('banner').getByRole('link', { name: words.cartWith(4) })).toBeVisible();
      await checkPage(page);
    });

    await test.step('The customer checks out and pays on delivery', async () => {
      await page.getByRole('link', { name: words.toCheckout }).click();
      await expect(page.getByRole('textbox', { name: words.firstname })).toHaveValue(person.firstname);
      await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(person.email);
      await fillBilling(page, words);
      await page.getByRole('button', { name: words.placeOrder, exact: true }).click();
      await expect(page.getByText(words.orderPlaced)).toBeVisible();
      await expect(page).toHaveURL(/\/order\/[\w-]+\/confirmed$/);
      await expect(page.getByRole('heading', { level: 1, name: words.thankYou })).toBeVisible();
      await checkPage(page);
      await expect(page.getByRole('banner').getByRole('link', { name: words.cartWith(0) })).toBeVisible();
    });

    await test.step('Both parcels stand in the dashboard', async () => {
      await page.getByRole('banner').getByRole('link', { name: words.account }).first().click();
      await page.getByRole('link', { name: words.seeOrders }).click();
      await expect(rowOf(page, other.vendor.company_name)).toContainText(words.pending);
      const row = rowOf(page, own.vendor.company_name);
      await expect(row).toContainText(words.pending);
      [orderNo = ''] = (await row.getByRole('cell').first().innerText()).split('\n');
      expect(orderNo).not.toBe('');
      await row.getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText(ownName ?? '');
      await expect(page.getByRole('dialog')).toContainText(inSizesName ?? '');
      await expect(page.getByRole('dialog')).not.toContainText(otherName ?? '');
      await checkPage(page);
    });

    await test.step('The vendor finds their parcel, confirms and ships it', async () => {
      const vendor = await openBrowser();
      await vendor.goto('/vendor/login');
      await expect(vendor.getByRole('heading', { name: words.vendorSignIn })).toBeVisible();
      await signIn(vendor, words, DEMO.vendor);
      await expect(vendor).toHaveURL('/vendor');
      const waiting = vendor.getByRole('region', { name: words.waitingForYou });
      await expect(waiting).toBeVisible();
      await waiting.getByRole('link', { name: words.waiting.toConfirm }).click();
      await expect(vendor).toHaveURL('/vendor/orders?due=confirm');
      await vendor.getByRole('searchbox', { name: words.searchOrders }).fill(orderNo);
      const row = rowOf(vendor, orderNo);
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(person.email);
      await row.getByRole('button', { name: words.showOrder(orderNo) }).click();
      await expect(vendor.getByRole('dialog')).toContainText(ownName ?? '');
      await checkPage(vendor);
      await vendor.getByRole('dialog').getByRole('button', { name: words.close }).last().click();

      // A confirmed order is none of those to confirm.
      await vendor.getByRole('button', { name: words.dueToConfirm }).click();
      await expect(vendor).not.toHaveURL(/due=/);
      await updateStatus(vendor, words, orderNo, words.confirmed);
      await expect(row).toContainText(words.confirmed);
      await updateStatus(vendor, words, orderNo, words.shipped, TRACKING);
      await expect(row).toContainText(words.shipped);
    });

    await test.step('The customer sees that it is on its way', async () => {
      await page.reload();
      await expect(rowOf(page, own.vendor.company_name)).toContainText(words.shipped);
      await expect(rowOf(page, other.vendor.company_name)).toContainText(words.pending);
      // The order that was open is open again.
      await expect(page.getByRole('dialog').getByText(TRACKING).first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: words.confirmed })).toBeVisible();
    });

    await test.step('The admin finds both parcels', async () => {
      const admin = await openBrowser();
      await admin.goto('/admin/login');
      await expect(admin.getByRole('heading', { name: words.adminSignIn })).toBeVisible();
      await signIn(admin, words, DEMO.admin);
      await expect(admin).toHaveURL('/admin/dashboard');
      await expect(admin.getByRole('heading', { name: words.newestOrders })).toBeVisible();
      await admin.goto('/admin/orders');
      await admin.getByRole('searchbox', { name: words.searchOrders }).fill(orderNo);
      const rows = rowOf(admin, orderNo);
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: own.vendor.company_name })).toContainText(words.shipped);
      await expect(rows.filter({ hasText: other.vendor.company_name })).toContainText(words.pending);
    });
  },
);

import type { Page } from '@playwright/test';
import { ACCEPTED, onBank } from '../../support/bank.ts';
import { nameOf } from '../../support/catalogue.ts';
import { linkIn } from '../../support/mailbox.ts';
import { newPerson, type Person } from '../../support/people.ts';
import { newPicture } from '../../support/pictures.ts';
import { cartWith, fieldOf, fillBilling, orderParcelOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const CODE = /\b\d{6}\b/;

/** Storage that outlives a closed browser. */
const readStorage = (page: Page) => page.evaluate(() => Object.entries({ ...localStorage }));

/** Enters what an earlier visit has left, once: later pages change it. */
const restore = (page: Page, entries: readonly [string, string][]) =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem('restored')) return;
    sessionStorage.setItem('restored', 'yes');
    for (const [name, value] of stored) localStorage.setItem(name, value);
  }, entries);

async function add(page: Page, words: Translate, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/product/${slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('storefront:catalog.addToCart') })
    .first()
    .click();
}

async function chooseCard(page: Page, words: Translate, person: Person): Promise<void> {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: words('storefront:guest.checkout') })).toBeVisible();
  for (const name of ['firstname', 'lastname', 'email', 'phone_number'] as const)
    await page.getByRole('textbox', { name: words(`storefront:checkout.${name}`), exact: true }).fill(person[name]);
  await fillBilling(page, words);
  await page.getByRole('radio', { name: words('storefront:checkout.card') }).check();
}

async function askForCode(page: Page, words: Translate, readCode: () => Promise<string>): Promise<void> {
  await page.getByRole('button', { name: words('storefront:guest.askCode') }).click();
  const field = page.getByRole('textbox', { name: words('storefront:guest.code') });
  await expect(field).toBeVisible();
  await field.fill(await readCode());
  await page.getByRole('button', { name: words('storefront:guest.confirmCode') }).click();
}

async function chooseReturn(page: Page, words: Translate, item: string): Promise<void> {
  await page.getByRole('link', { name: words('storefront:returns.ask') }).click();
  await page.getByRole('button', { name: words('kit:quantity.more_of', { item }) }).click();
  await page.getByRole('button', { name: words('storefront:returns.continue') }).click();
  await fieldOf(page, words('storefront:returns.reason')).selectOption('damaged');
  await page.getByLabel(words('storefront:returns.pictures')).setInputFiles(newPicture('torn.png'));
  await fieldOf(page, words('storefront:returns.note')).fill('Torn on both sides.');
}

// Wrong and late codes, other people's orders: backend/test/guests/order-access.test.ts. Goods that are gone, cash after a
// code: placing.test.ts. Carts merged beyond the stock: merging.test.ts.
test(
  'A guest buys by card, manages the order by a code, and takes it into an account',
  { tag: '@phone' },
  async ({ openBrowser, market, mailbox, platform, words, lang, request, complaints, checkPage }) => {
    // The order belongs to the guest until the account has taken it over, and from then on to the account alone.
    complaints.expected.push(/status of (401|404)/);
    const person = newPerson();
    const newStock = async () => {
      const seller = await market.newVendor();
      const product = await market.addProduct(seller);
      await market.toggleApproval(product);
      return { seller, product, name: nameOf({ ...product, name_arabic: product.arabic_name }, lang) };
    };
    const [first, second] = [await newStock(), await newStock()];
    const codeIn = async (text: string) => CODE.exec((await mailbox.waitFor(person.email, text)).subject)?.[0] ?? '';
    const expectInCart = (shop: Page, count: number) =>
      expect(shop.getByRole('link', { name: cartWith(words, count) }).first()).toBeVisible();
    let page = await openBrowser();
    let orderNo = '';

    await test.step('While guests cannot buy, adding to the cart leads to the login', async () => {
      await add(page, words, first.product);
      await expect(page).toHaveURL('/login');
    });

    await test.step('Once they can, the cart is still there after the browser was closed', async () => {
      await platform.putBack({ ...(await platform.read()), checkout: { guest_checkout: true } });
      const isOpenToGuests = async () => (await (await request.get('/api/site')).json()).data.guest_checkout;
      await expect.poll(isOpenToGuests).toBe(true);
      for (const [index, { product }] of [first, second].entries()) {
        await add(page, words, product);
        await expectInCart(page, index + 1);
      }
      const stored = await readStorage(page);
      await page.context().close();
      page = await openBrowser();
      await restore(page, stored);
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: first.name }).first()).toBeVisible();
      await expectInCart(page, 2);
      await checkPage(page);
    });

    await test.step('The guest pays by card', async () => {
      await chooseCard(page, words, person);
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
      await onBank(page).pay(ACCEPTED);
      await expect(page).toHaveURL(CONFIRMED);
      await expect(page.getByText(person.email)).toBeVisible();
      await checkPage(page);
      orderNo = new URL(page.url()).pathname.split('/')[2] ?? '';
    });

    const other = await openBrowser();
    const openParcel = async ({ seller }: typeof first) =>
      orderParcelOf(other, seller.companyName).getByRole('button').first().click();

    await test.step('Another browser follows the link in the mail, and opens the order by a code', async () => {
      await other.goto(linkIn(await mailbox.waitFor(person.email, orderNo), '/track-order'));
      await other.getByRole('textbox', { name: words('storefront:tracking.email') }).fill(person.email);
      await other.getByRole('button', { name: words('storefront:tracking.submit'), exact: true }).click();
      await askForCode(other, words, () => codeIn(words('backend:mail.guest-code.text', { order_no: orderNo })));
      await expect(other).toHaveURL(`/order/${orderNo}`);
      await checkPage(other);
    });

    await test.step('One parcel is cancelled', async () => {
      await openParcel(first);
      await other.getByRole('button', { name: words('storefront:dashboard.order.cancel') }).click();
      await other.getByRole('button', { name: words('storefront:dashboard.cancel.confirm') }).click();
      await expect(other.getByText(words('backend:orders.cancelled')).first()).toBeVisible();
    });

    await test.step('A unit of the other one is returned', async () => {
      await market.completeOrder(second.seller, orderNo);
      await other.goto(`/order/${orderNo}`);
      await openParcel(second);
      await chooseReturn(other, words, second.name);
      await checkPage(other);
      await other.getByRole('button', { name: words('storefront:returns.send') }).click();
      await expect(other).toHaveURL(new RegExp(`/order/${orderNo}/returns/RET-`));
      await checkPage(other);
    });

    await test.step('With a password the guest has an account, and takes the order over', async () => {
      await fieldOf(page, words('storefront:guest.keep.password')).fill(person.password);
      await page.getByRole('button', { name: words('storefront:guest.keep.submit') }).click();
      await expect(page).toHaveURL('/dashboard/orders?claim=1');
      await askForCode(page, words, () => codeIn(words('backend:mail.guest-code.text_prove')));
      await page.getByRole('button', { name: words('storefront:guest.claim.submit') }).click();
      await expect(page.getByRole('listitem', { name: orderNo })).toBeVisible();
      await checkPage(page);
    });

    await test.step('The account alone has the order now', async () => {
      await other.goto(`/order/${orderNo}`);
      await expect(other.getByText(words('storefront:guest.accessOver'))).toBeVisible();
      await checkPage(other);
    });
  },
);

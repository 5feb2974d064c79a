import type { Page } from '@playwright/test';
import { isPlain } from '../../support/catalogue.ts';
import { cartWith, fillBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const CODE = /\b\d{6}\b/;

test(
  'A guest buys, opens the order by a code, and keeps it in an account',
  { tag: '@phone' },
  async ({ openBrowser, market, mailbox, platform, words, checkPage, complaints }) => {
    // Placing the order without the code, and the session of the browser that had none.
    complaints.expected.push(/status of (401|403|404)/);
    const { products } = await market.findProducts('filter=true&in_stock=1&sort=price_asc');
    const product = products.find(isPlain);
    if (!product) throw new Error('The demo has no product for this journey.');
    const email = `guest-${Date.now()}@balsam.test`;
    const page = await openBrowser();
    const codeIn = async (text: string) => CODE.exec((await mailbox.waitFor(email, text)).subject)?.[0] ?? '';
    const add = async (shop: Page) => {
      await shop.goto(`/product/${product.slug}`);
      await shop
        .getByRole('main')
        .getByRole('button', { name: words('storefront:catalog.addToCart') })
        .first()
        .click();
    };
    const textBox = (name: string) => page.getByRole('textbox', { name, exact: true });
    let orderNo = '';

    await test.step('While guests cannot buy, adding to the cart leads to the login', async () => {
      await add(page);
      await expect(page).toHaveURL('/login');
    });

    await test.step('Once they can, the product is in the cart', async () => {
      const settings = await platform.read();
      await platform.putBack({ ...settings, checkout: { guest_checkout: true } });
      await page.goto('/');
      await add(page);
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: cartWith(words, 1) }).first()).toBeVisible();
      await checkPage(page);
    });

    await test.step('Cash on delivery asks for the code from the email', async () => {
      await page.goto('/checkout');
      await expect(page.getByRole('heading', { name: words('storefront:guest.checkout') })).toBeVisible();
      await textBox(words('storefront:checkout.firstname')).fill('Noor');
      await textBox(words('storefront:checkout.lastname')).fill('Saleh');
      await textBox(words('storefront:checkout.email')).fill(email);
      await textBox(words('storefront:checkout.phone_number')).fill('0501112233');
      await fillBilling(page, words);
      const order = page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true });
      await order.click();
      const code = page.getByRole('textbox', { name: words('storefront:guest.code') });
      await expect(code).toBeVisible();
      await checkPage(page);
      await code.fill(await codeIn(words('backend:mail.guest-code.text_cash')));
      await order.click();
      await expect(page).toHaveURL(CONFIRMED);
      await expect(page.getByText(email)).toBeVisible();
      await checkPage(page);
      orderNo = new URL(page.url()).pathname.split('/')[2] ?? '';
    });

    await test.step('Another browser opens the order by number and code, and cancels it', async () => {
      const other = await openBrowser();
      await other.goto(`/track-order?order=${orderNo}`);
      await other.getByRole('textbox', { name: words('storefront:tracking.email') }).fill(email);
      await other.getByRole('button', { name: words('storefront:tracking.submit'), exact: true }).click();
      await other.getByRole('button', { name: words('storefront:guest.askCode') }).click();
      const code = await codeIn(words('backend:mail.guest-code.text', { order_no: orderNo }));
      await other.getByRole('textbox', { name: words('storefront:guest.code') }).fill(code);
      await other.getByRole('button', { name: words('storefront:guest.confirmCode') }).click();
      await expect(other).toHaveURL(`/order/${orderNo}`);
      await checkPage(other);
      await other
        .getByRole('button', { name: words('storefront:dashboard.order.viewOrder', { number: `${orderNo}-1` }) })
        .click();
      await other.getByRole('button', { name: words('storefront:dashboard.order.cancel') }).click();
      await other.getByRole('button', { name: words('storefront:dashboard.cancel.confirm') }).click();
      await expect(other.getByText(words('backend:orders.cancelled')).first()).toBeVisible();
    });

    await test.step('With a password the guest has an account, and takes the order over', async () => {
      await page.getByLabel(words('storefront:guest.keep.password'), { exact: true }).fill('olive-branch-77');
      await page.getByRole('button', { name: words('storefront:guest.keep.submit') }).click();
      await expect(page).toHaveURL('/dashboard/orders?claim=1');
      await page.getByRole('button', { name: words('storefront:guest.askCode') }).click();
      const code = await codeIn(words('backend:mail.guest-code.text_prove'));
      await page.getByRole('textbox', { name: words('storefront:guest.code') }).fill(code);
      await page.getByRole('button', { name: words('storefront:guest.confirmCode') }).click();
      await page.getByRole('button', { name: words('storefront:guest.claim.submit') }).click();
      await expect(page.getByRole('listitem', { name: orderNo })).toBeVisible();
      await checkPage(page);
    });
  },
);

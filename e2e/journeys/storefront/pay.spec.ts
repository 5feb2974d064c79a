import type { Page } from '@playwright/test';
import { ACCEPTED, DECLINED, onBank } from '../../support/bank.ts';
import { isPlain } from '../../support/catalogue.ts';
import { fillBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;

async function orderByCard(page: Page, words: Translate) {
  await page.goto('/checkout');
  await fillBilling(page, words);
  await page.getByRole('radio', { name: words('storefront:checkout.card') }).check();
  await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
  await expect(onBank(page).card).toBeVisible();
}

test(
  'A declined card can be replaced, and an open payment changed to cash',
  { tag: '@phone' },
  async ({ openBrowser, market, words, checkPage }) => {
    const { products } = await market.findProducts('filter=true&in_stock=1&sort=price_asc');
    const product = products.find(isPlain);
    if (!product) throw new Error('The demo has no product for this journey.');

    const shopper = async () => {
      const customer = await market.newCustomer();
      await market.addToCart(customer, { product_id: product.id, quantity: 1 });
      return { customer, page: await openBrowser(customer) };
    };

    await test.step('Declined, then accepted: the order is placed once', async () => {
      const { customer, page } = await shopper();
      await orderByCard(page, words);
      await checkPage(page);
      await onBank(page).pay(DECLINED);
      await expect(page.getByText(words('storefront:pay.failed.declined'))).toBeVisible();
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:pay.again') }).click();
      await onBank(page).pay(ACCEPTED);
      await expect(page).toHaveURL(CONFIRMED);
      expect((await market.listOrders(customer)).map(({ payment_state }) => payment_state)).toEqual(['held']);
    });

    await test.step('While it is open, every page says so, and giving up keeps the cart', async () => {
      const { customer, page } = await shopper();
      await orderByCard(page, words);
      await page.goto('/about');
      const strip = page.getByRole('region', { name: words('storefront:layout.payment.label') });
      await expect(strip).toBeVisible();
      await checkPage(page);
      await strip.getByRole('link', { name: words('storefront:layout.payment.go') }).click();
      await expect(page.getByRole('heading', { name: words('storefront:pay.waiting.title') })).toBeVisible();
      await page.getByRole('button', { name: words('storefront:pay.otherwise') }).click();
      await expect(page).toHaveURL('/checkout');
      await fillBilling(page, words);
      await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
      await expect(page).toHaveURL(CONFIRMED);
      await expect(strip).toBeHidden();
      expect((await market.listOrders(customer)).map(({ payment_state }) => payment_state)).toEqual(['to_be_paid']);
    });
  },
);

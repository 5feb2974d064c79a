import type { Page, Response } from '@playwright/test';
import { chooseTwoVendors } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO, type Person } from '../../support/people.ts';
import { cartWith, expectRefused, factOf, fillBilling, signIn, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';
import { SAUDI_ARABIA } from '../../support/countries.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const MALFORMED_CODE = '12';
const SAUDI_CODE = '12211';
const PO_NUMBER = 'PO-2026/118';

const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const placeOrder = (page: Page, words: Translate) =>
  page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true });

async function expectTyped(page: Page, words: Translate, { firstname, lastname, email, phone_number }: Person) {
  const known = [
    [words('storefront:checkout.firstname'), firstname],
    [words('storefront:checkout.lastname'), lastname],
    [words('storefront:checkout.email'), email],
    [words('storefront:checkout.phone_number'), phone_number],
  ] as const;
  for (const [label, text] of [...known, ...typedBilling(words)]) {
    await expect(textBox(page, label)).toHaveValue(text);
  }
  for (const label of [
    words('storefront:location.country'),
    words('storefront:location.state'),
    words('storefront:location.city'),
  ]) {
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(/\d/);
  }
  await expect(page.getByRole('radio', { name: words('storefront:checkout.cash') })).toBeChecked();
}

/** Submits an order that fails, and waits until cart and totals are refetched, as after every failure. */
async function placeInVain(page: Page, words: Translate) {
  const isOf = (path: string) => (response: Response) => new URL(response.url()).pathname === path;
  const responses = ['/api/carts', '/api/orders/checkout'].map((path) => page.waitForResponse(isOf(path)));
  await placeOrder(page, words).click();
  await Promise.all(responses);
  await expect(placeOrder(page, words)).toBeEnabled();
}

test('Errors at the checkout lose no input, and the order is placed once', async ({
  market,
  openBrowser,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of (401|404|409|422|500)/);
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
  const [own, other] = chooseTwoVendors((await market.listProducts()).reverse(), lang, vendorId);
  const session = await market.newCustomer();
  const { person } = session;
  await market.addToCart(session, { product_id: own.id, quantity: 1 });
  await market.addToCart(session, { product_id: other.id, quantity: 1 });
  const page = await openBrowser(session);

  await test.step('A postal code invalid for the country is rejected at its field', async () => {
    await page.goto('/checkout');
    await fillBilling(page, words);
    await textBox(page, words('storefront:checkout.po_number')).fill(PO_NUMBER);
    await textBox(page, words('storefront:checkout.postal_code')).fill(MALFORMED_CODE);
    await placeOrder(page, words).click();
    const refusal = words('storefront:dashboard.address.error.postal_code', { country: SAUDI_ARABIA[lang] });
    await expectRefused(page, words('storefront:checkout.postal_code'), refusal);
    await checkPage(page);
    await page.getByRole('alert').getByRole('button', { name: refusal }).click();
    await expect(textBox(page, words('storefront:checkout.postal_code'))).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(SAUDI_CODE);
  });

  await test.step('A server error orders nothing and keeps the input', async () => {
    await page.route('**/api/orders/place-order', (route) => route.fulfill({ status: 500, body: '' }));
    await placeInVain(page, words);
    const summary = page.getByRole('region', { name: words('storefront:checkout.summary') });
    await expect(summary.getByRole('alert')).toHaveText(words('storefront:checkout.failed'));
    await page.unroute('**/api/orders/place-order');
  });

  await test.step('A cart changed in the meantime shows its new total before ordering', async () => {
    const before = (await market.readCart(session)).totals;
    await market.addToCart(session, { product_id: own.id, quantity: 1 });
    const after = (await market.readCart(session)).totals;
    await placeInVain(page, words);
    const change = page.getByRole('alert').filter({ hasText: words('storefront:checkout.changed') });
    await expect(factOf(change, words('storefront:checkout.subTotal'))).toHaveText(
      `${words('storefront:checkout.before')} ${money(before.sub_total)} ${words('storefront:checkout.now')} ${money(after.sub_total)}`,
    );
    expect(await market.listOrders(session)).toEqual([]);
    // No pending response may reveal the ended session too early.
    await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, 3) })).toBeVisible();
  });

  await test.step('After signing in again, the form is unchanged', async () => {
    await market.endSession(session);
    await placeOrder(page, words).click();
    await expect(page.getByRole('alert').filter({ hasText: words('storefront:checkout.expired.title') })).toBeVisible();
    await page.getByRole('link', { name: words('storefront:checkout.expired.signIn') }).click();
    await signIn(page, words, person);
    await expect(page).toHaveURL('/checkout');
    await expectTyped(page, words, person);
  });

  const customer = { ...(await market.signIn(person)), person };

  await test.step('Two clicks on "Place order" place one order', async () => {
    await placeOrder(page, words).dblclick();
    await expect(page).toHaveURL(CONFIRMED);
  });

  const orders = await market.listOrders(customer);
  expect(orders.map(({ vendor }) => vendor.id).sort()).toEqual([own.vendor.id, other.vendor.id].sort());
  const [orderNo = '', ...others] = new Set(orders.map(({ order_no }) => order_no));
  expect(others).toEqual([]);

  await test.step('The confirmation survives a reload, and the cart is empty', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: words('storefront:confirmation.title') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(orderNo);
    const delivery = page.getByRole('region', { name: words('storefront:confirmation.delivery') });
    for (const text of ['12 Palm Street', SAUDI_CODE, PO_NUMBER, words('storefront:confirmation.cash')])
      await expect(delivery).toContainText(text);
    await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, 0) })).toBeVisible();
  });

  await test.step('The print view shows only the order', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: words('storefront:confirmation.totals') })).toBeVisible();
    await expect(page.getByText(orderNo, { exact: true }).first()).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: words('storefront:confirmation.track') })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('Back does not offer to place the order again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(words('storefront:cart.no_items'))).toBeVisible();
    await expect(placeOrder(page, words)).toBeHidden();
  });
});

import type { Page } from '@playwright/test';
import { chooseTwoVendors } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO, type Person } from '../../support/people.ts';
import { factOf, fillBilling, signIn, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
/** The places of state and city among the fields. */
const [STATE, CITY] = [7, 8];
const UNDELIVERABLE = '12';
const DELIVERABLE = '12345';

const known = (words: Words, { firstname, lastname, email, phone_number }: Person): [label: string, text: string][] => [
  [words.firstname, firstname],
  [words.lastname, lastname],
  [words.email, email],
  [words.phone, phone_number],
];
const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const placeOrder = (page: Page, words: Words) => page.getByRole('button', { name: words.placeOrder, exact: true });

async function expectTyped(page: Page, words: Words, person: Person) {
  for (const [label, text] of [...known(words, person), ...typedBilling(words)]) {
    await expect(textBox(page, label)).toHaveValue(text);
  }
  await expect(page.getByRole('combobox', { name: words.country })).toHaveValue(/\d/);
  await expect(page.getByRole('combobox', { name: words.state })).toHaveValue(/\d/);
  await expect(page.getByRole('combobox', { name: words.city })).toHaveValue(/\d/);
  await expect(page.getByRole('radio', { name: words.cash })).toBeChecked();
}

test('A customer is told at each field what is missing, and may stand by an address that the carrier doubts', async ({
  market,
  openBrowser,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 422/);
  const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
  const [product] = chooseTwoVendors(await market.listProducts(), lang, vendorId);
  const session = await market.newCustomer();
  await market.addToCart(session, { product_id: product.id, quantity: 1 });
  const page = await openBrowser(session);
  const place = (name: string) => page.getByRole('combobox', { name, exact: true });

  await test.step('What the marketplace knows is filled in', async () => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1, name: words.checkoutTitle })).toBeVisible();
    for (const [label, text] of known(words, session.person)) await expect(textBox(page, label)).toHaveValue(text);
  });

  await test.step('A field that is left empty says so at once', async () => {
    const labels = [
      ...[words.firstname, words.lastname, words.email, words.phone, words.companyName, words.companyAddress],
      ...[words.country, words.state, words.city],
      ...[words.postalCode, words.addressLine1, words.addressLine2, words.message],
    ];
    for (const [index, label] of labels.entries()) {
      const isPlace = [words.country, words.state, words.city].includes(label);
      const field = isPlace ? place(label) : textBox(page, label);
      if (label === words.state) await place(words.country).selectOption(words.saudiArabia);
      if (label === words.city) await place(words.state).selectOption({ index: 1 });
      if (!isPlace) await field.clear();
      await expect(field).toBeEnabled();
      await field.focus();
      await field.blur();
      await expect(field).toHaveAccessibleDescription(
        new RegExp(words.emptyCheckout[index]?.replaceAll('.', '\\.') ?? ''),
      );
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await checkPage(page);
  });

  await test.step('State and city belong to the country, and go with it', async () => {
    await place(words.country).selectOption('');
    await expect(place(words.state)).toBeDisabled();
    await expect(place(words.city)).toBeDisabled();
    await fillBilling(page, words);
    await expect(place(words.city)).not.toHaveValue('');
    await place(words.country).selectOption({ index: 1 });
    await expect(place(words.state)).toHaveValue('');
    await expect(place(words.state)).toBeEnabled();
    await expect(place(words.city)).toBeDisabled();
    await expect(place(words.city)).toHaveValue('');
    await placeOrder(page, words).click();
    const summary = page.getByRole('alert').filter({ hasText: words.emptyCheckout[0] });
    for (const message of words.emptyCheckout.slice(STATE, CITY + 1)) {
      await expect(summary.getByRole('button', { name: message, exact: true })).toBeVisible();
    }
  });

  await test.step('An address that the carrier doubts holds the order up', async () => {
    for (const [label, text] of known(words, session.person)) await textBox(page, label).fill(text);
    await fillBilling(page, words);
    await textBox(page, words.postalCode).fill(UNDELIVERABLE);
    await placeOrder(page, words).click();
    const objection = page.getByRole('alert').filter({ hasText: words.addressQuestion });
    await expect(objection).toContainText(words.postalCodeRefused(words.saudiArabia));
    await expect(objection).toBeFocused();
    expect(await market.listOrders(session)).toEqual([]);
    await checkPage(page);
    await objection.getByRole('button', { name: words.correctAddress }).click();
    await expect(textBox(page, words.postalCode)).toBeFocused();
  });

  await test.step('The customer who knows better keeps it and orders', async () => {
    await page.getByRole('button', { name: words.keepAddress }).click();
    await expect(page).toHaveURL(CONFIRMED);
    await expect(page.getByRole('region', { name: words.deliveryAndPayment })).toContainText(UNDELIVERABLE);
    expect(await market.listOrders(session)).toHaveLength(1);
  });

  await test.step('The customer who corrects it is not asked again', async () => {
    await market.addToCart(session, { product_id: product.id, quantity: 1 });
    await page.goto('/checkout');
    await fillBilling(page, words);
    await textBox(page, words.postalCode).fill(UNDELIVERABLE);
    await placeOrder(page, words).click();
    await page.getByRole('button', { name: words.correctAddress }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(DELIVERABLE);
    await placeOrder(page, words).click();
    await expect(page).toHaveURL(CONFIRMED);
    await expect(page.getByRole('region', { name: words.deliveryAndPayment })).toContainText(DELIVERABLE);
  });
});

test('A customer loses nothing that was typed, whatever goes wrong, and orders once', async ({
  market,
  openBrowser,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of (401|404|409|500)/);
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
  const [own, other] = chooseTwoVendors((await market.listProducts()).reverse(), lang, vendorId);
  const session = await market.newCustomer();
  const { person } = session;
  await market.addToCart(session, { product_id: own.id, quantity: 1 });
  await market.addToCart(session, { product_id: other.id, quantity: 1 });
  const page = await openBrowser(session);

  await test.step('The server fails: nothing is ordered, nothing is lost', async () => {
    await page.goto('/checkout');
    await fillBilling(page, words);
    await page.route('**/api/orders/place-order', (route) => route.fulfill({ status: 500, body: '' }));
    await placeOrder(page, words).click();
    const summary = page.getByRole('region', { name: words.yourOrder });
    await expect(summary.getByRole('alert')).toHaveText(words.orderFailed);
    await expectTyped(page, words, person);
    expect(await market.listOrders(session)).toEqual([]);
    await checkPage(page);
    await page.unroute('**/api/orders/place-order');
  });

  await test.step('The cart has changed meanwhile: the customer sees what it would cost now, before it is ordered', async () => {
    const before = (await market.readCart(session)).totals;
    await market.addToCart(session, { product_id: own.id, quantity: 1 });
    const after = (await market.readCart(session)).totals;
    await placeOrder(page, words).click();
    const change = page.getByRole('alert').filter({ hasText: words.totalsChanged });
    await expect(factOf(change, words.subTotal)).toHaveText(
      `${words.totalBefore} ${money(before.sub_total)} ${words.totalNow} ${money(after.sub_total)}`,
    );
    await expectTyped(page, words, person);
    expect(await market.listOrders(session)).toEqual([]);
    await checkPage(page);
  });

  await test.step('The session ends over the form: after signing in it is as it was', async () => {
    await market.endSession(session);
    await placeOrder(page, words).click();
    await expect(page.getByRole('alert').filter({ hasText: words.sessionEnded })).toBeVisible();
    await checkPage(page);
    await page.getByRole('link', { name: words.signInAgain }).click();
    await signIn(page, words, person);
    await expect(page).toHaveURL('/checkout');
    await expectTyped(page, words, person);
  });

  const customer = { ...(await market.signIn(person)), person };

  await test.step('Two clicks on "Place order" are one order', async () => {
    await placeOrder(page, words).dblclick();
    await expect(page).toHaveURL(CONFIRMED);
    const orders = await market.listOrders(customer);
    expect(orders.map(({ vendor }) => vendor.id).sort()).toEqual([own.vendor.id, other.vendor.id].sort());
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1);
  });

  const [order] = await market.listOrders(customer);
  const orderNo = order?.order_no ?? '';

  await test.step('The confirmation survives a reload, and the cart is empty', async () => {
    for (const look of ['first', 'reloaded']) {
      if (look === 'reloaded') await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: words.thankYou })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(orderNo);
      await expect(page.getByRole('main')).toContainText(person.email);
      for (const { vendor } of [own, other]) {
        await expect(page.getByRole('heading', { name: vendor.company_name })).toBeVisible();
      }
      await expect(page.getByRole('region', { name: words.whatNext })).toBeVisible();
      await expect(page.getByRole('button', { name: words.print, exact: true })).toBeVisible();
      const delivery = page.getByRole('region', { name: words.deliveryAndPayment });
      for (const text of ['12 Palm Street', 'Floor 3', '12211', words.cash, 'Please ring twice.']) {
        await expect(delivery).toContainText(text);
      }
      await expect(page.getByRole('banner').getByRole('link', { name: words.cartWith(0) })).toBeVisible();
    }
    expect((await market.readCart(customer)).data).toEqual([]);
    await checkPage(page);
  });

  await test.step('On paper stands the order, without the shop around it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: words.orderTotal })).toBeVisible();
    await expect(page.getByText(orderNo, { exact: true }).first()).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: words.trackThisOrder })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('Somebody else does not find it', async () => {
    const stranger = await openBrowser(await market.newCustomer());
    await stranger.goto(`/order/${orderNo}/confirmed`);
    await expect(stranger.getByRole('heading', { level: 1, name: words.pageNotFound })).toBeVisible();
    await expect(stranger.getByText(person.email)).toBeHidden();
  });

  await test.step('Back does not offer to order it again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(words.cartEmpty)).toBeVisible();
    await expect(placeOrder(page, words)).toBeHidden();
    await expect(page.getByRole('link', { name: words.browseShop })).toBeVisible();
    expect(await market.listOrders(customer)).toHaveLength(2);
    await checkPage(page);
  });
});

import { choosePlain, chooseScarce, nameOf } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { fillBilling, rowOf, signIn, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('Somebody with a wrong password is told so, and keeps what they typed', async ({
  page,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 401/);
  for (const door of ['/login', '/vendor/login', '/admin/login']) {
    await page.goto(door);
    await signIn(page, words, { email: DEMO.customer.email, password: 'not-my-password' });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.badCredentials);
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(DEMO.customer.email);
    await expect(page).toHaveURL(door);
    await checkPage(page);
  }
});

test('Empty forms say what is missing, word for word', async ({
  page,
  market,
  openBrowser,
  words,
  lang,
  checkPage,
}) => {
  await test.step('at the sign-in', async () => {
    await page.goto('/login');
    await signIn(page, words, { email: '', password: '' });
    for (const message of words.emptySignIn) await expect(page.getByText(message, { exact: true })).toBeVisible();
    await checkPage(page);
  });

  await test.step('at the registration', async () => {
    await page.goto('/register');
    await page.getByRole('button', { name: words.register }).click();
    const summary = page.getByRole('alert').filter({ hasText: words.emptyRegistration[0] });
    for (const message of words.emptyRegistration) {
      await expect(summary.getByRole('button', { name: message, exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toHaveCount(2);
    }
    await checkPage(page);
  });

  await test.step('when a password was forgotten', async () => {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: words.sendResetLink }).click();
    await expect(page.getByText(words.enterEmail)).toBeVisible();
    await checkPage(page);
  });

  await test.step('at the checkout, where all of it is listed and the focus is', async () => {
    const session = await market.newCustomer();
    const product = choosePlain(await market.listProducts(), lang);
    await market.addToCart(session, { product_id: product.id, quantity: 1 });
    const customer = await openBrowser(session);
    await customer.goto('/checkout');
    for (const field of [words.firstname, words.lastname, words.email, words.phone]) {
      await customer.getByRole('textbox', { name: field }).clear();
    }
    await customer.getByRole('button', { name: words.placeOrder, exact: true }).click();
    const summary = customer.getByRole('alert').filter({ hasText: words.emptyCheckout[0] });
    await expect(summary).toBeFocused();
    for (const message of words.emptyCheckout) {
      await expect(summary.getByRole('button', { name: message })).toBeVisible();
    }
    await checkPage(customer);
    await summary.getByRole('button', { name: words.emptyCheckout[0] }).click();
    await expect(customer.getByRole('textbox', { name: words.firstname })).toBeFocused();
  });
});

test('A customer who is too late is told what is left, and nothing that was typed is lost', async ({
  market,
  openBrowser,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of (409|422)/);
  const product = await market.getProduct(chooseScarce(await market.listProducts(), lang).slug);
  const [slow, quick] = [await market.newCustomer(), await market.newCustomer()];
  await market.addToCart(slow, { product_id: product.id, quantity: product.stock });

  const page = await openBrowser(slow);
  await page.goto('/checkout');
  await fillBilling(page, words);
  await market.addToCart(quick, { product_id: product.id, quantity: product.stock - 1 });
  await market.placeOrder(quick);
  await page.getByRole('button', { name: words.placeOrder, exact: true }).click();

  await expect(page.getByRole('main').getByText(words.oneLeft(nameOf(product, lang)))).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  for (const [label, text] of typedBilling(words)) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  }
  await checkPage(page);

  await page.getByRole('link', { name: words.changeCart }).click();
  await expect(page.getByRole('textbox', { name: words.quantityOf(nameOf(product, lang)) })).toBeVisible();
  await checkPage(page);
  await page.goto('/dashboard/orders');
  await expect(page.getByText(words.noOrders)).toBeVisible();
});

test('A visitor who puts something into the cart signs in and finds it there', async ({
  page,
  market,
  words,
  lang,
  checkPage,
}) => {
  const { person } = await market.newCustomer();
  const product = choosePlain(await market.listProducts(), lang);
  await page.goto(`/product/${product.slug}`);
  await page.getByRole('button', { name: words.addToCart, exact: true }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, words, person);
  await expect(page).toHaveURL(`/product/${product.slug}`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.cartWith(1) })
    .click();
  await expect(page.getByRole('link', { name: nameOf(product, lang), exact: true })).toBeVisible();
  await checkPage(page);
});

test('A customer who orders in two tabs orders once', async ({ market, openBrowser, words, lang, complaints }) => {
  complaints.expected.push(/status of (404|409|422)/);
  const session = await market.newCustomer();
  const product = choosePlain(await market.listProducts(), lang);
  await market.addToCart(session, { product_id: product.id, quantity: 1 });
  const tabs = await Promise.all([openBrowser(session), openBrowser(session)]);
  for (const tab of tabs) {
    await tab.goto('/checkout');
    await fillBilling(tab, words);
  }
  const answers = tabs.map((tab) => tab.waitForResponse('**/api/orders/place-order'));
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: words.placeOrder, exact: true }).click()));
  await Promise.all(answers);

  const [tab] = tabs;
  await tab.goto('/dashboard/orders');
  await expect(rowOf(tab, product.vendor.company_name)).toHaveCount(1);
});

test('A list that cannot be fetched says so, and comes with the next try', async ({
  page,
  market,
  openBrowser,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/net::ERR_FAILED/, /status of 503/);
  // The first page brings its answers along: the list is asked for by a page that is gone to from there.
  await page.goto('/terms-condition');
  await page.route('**/api/products?*', (route) => route.abort());
  await page.getByRole('link', { name: words.shop, exact: true }).first().click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('alert')).toContainText(words.productsFailed);
  await checkPage(page);
  await page.unroute('**/api/products?*');
  await page.getByRole('button', { name: words.retry }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /12/ })).toBeVisible();

  const vendor = await openBrowser(await market.signIn(DEMO.vendor));
  await vendor.route('**/api/vendor/orders?*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await vendor.goto('/vendor/orders');
  await expect(vendor.getByRole('alert')).toContainText(words.notLoaded);
  await checkPage(vendor);
  await vendor.unroute('**/api/vendor/orders?*');
  await vendor.getByRole('button', { name: words.retry }).click();
  await expect(vendor.getByRole('row').nth(1)).toBeVisible();
});

import { choosePlain, chooseScarce, nameOf } from '../../support/catalogue.ts';
import { fillBilling, signIn, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test(
  'Empty forms say what is missing, word for word',
  { tag: '@phone' },
  async ({ page, market, openBrowser, words, lang, checkPage }) => {
    await test.step('at the sign-in', async () => {
      await page.goto('/login');
      await signIn(page, words, { email: '', password: '' });
      for (const message of words.emptySignIn) await expect(page.getByText(message, { exact: true })).toBeVisible();
    });

    await test.step('at the registration', async () => {
      await page.getByRole('button', { name: words.createAccount, exact: true }).click();
      await page.getByRole('button', { name: words.register }).click();
      const summary = page.getByRole('alert').filter({ hasText: words.emptyRegistration[0] });
      await expect(summary.getByRole('button')).toHaveText(words.emptyRegistration);
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
      await expect(summary.getByRole('button')).toHaveText(words.emptyCheckout);
      await checkPage(customer);
      await summary.getByRole('button', { name: words.emptyCheckout[0] }).click();
      await expect(customer.getByRole('textbox', { name: words.firstname })).toBeFocused();
    });
  },
);

test('A customer who is too late is told what is left, and nothing that was typed is lost', async ({
  market,
  openBrowser,
  words,
  lang,
  complaints,
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
  expect(await market.listOrders(slow)).toEqual([]);
});

test('A customer who orders in two tabs orders once', async ({ market, openBrowser, words, lang, complaints }) => {
  complaints.expected.push(/status of (404|409|422)/);
  const session = await market.newCustomer();
  const product = choosePlain(await market.listProducts(), lang);
  await market.addToCart(session, { product_id: product.id, quantity: 1 });
  const first = await openBrowser(session);
  const tabs = [first, await first.context().newPage()];
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/checkout');
      await fillBilling(tab, words);
    }),
  );
  const answers = tabs.map((tab) => tab.waitForResponse('**/api/orders/place-order'));
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: words.placeOrder, exact: true }).click()));
  await Promise.all(answers);
  expect(await market.listOrders(session)).toHaveLength(1);
});

import { choosePlain, chooseScarce, nameOf } from '../../support/catalogue.ts';
import { askForAllFields, fillBilling, signIn, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const PERSON = ['firstname', 'lastname', 'email', 'phone_number'] as const;
const REGISTRATION = [...PERSON, 'password', 'confirm_password', 'terms'] as const;
const CHECKOUT = [
  ...PERSON,
  ...(['company_name', 'company_address', 'state', 'city', 'postal_code'] as const),
  ...(['address_1', 'address_2', 'message'] as const),
];

test(
  'Empty forms list what is missing, word for word',
  { tag: ['@phone', '@whole'] },
  async ({ page, market, openBrowser, words, lang, checkPage }) => {
    await test.step('at the sign-in', async () => {
      await page.goto('/login');
      await signIn(page, words, { email: '', password: '' });
      for (const key of ['kit:signIn.emailRequired', 'kit:signIn.passwordRequired'] as const)
        await expect(page.getByText(words(key), { exact: true })).toBeVisible();
    });

    await test.step('at the registration', async () => {
      await page.getByRole('link', { name: words('storefront:auth.signIn.toRegister'), exact: true }).click();
      await page.getByRole('button', { name: words('storefront:auth.register.submit') }).click();
      const missing = REGISTRATION.map((name) => words(`storefront:auth.register.error.${name}`));
      const summary = page.getByRole('alert').filter({ hasText: missing[0] });
      await expect(summary.getByRole('button')).toHaveText(missing);
      await checkPage(page);
    });

    await test.step('at the checkout, with a summary that has the focus', async () => {
      const session = await market.newCustomer();
      const product = choosePlain(await market.listProducts(), lang);
      await market.addToCart(session, { product_id: product.id, quantity: 1 });
      const customer = await openBrowser(session);
      await customer.goto('/checkout');
      await askForAllFields(customer, words);
      for (const name of PERSON) {
        await customer.getByRole('textbox', { name: words(`storefront:checkout.${name}`) }).clear();
      }
      await customer.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
      const missing = CHECKOUT.map((name) => words(`storefront:validation.${name}_required`));
      const summary = customer.getByRole('alert').filter({ hasText: missing[0] });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('button')).toHaveText(missing);
      await checkPage(customer);
      await summary.getByRole('button', { name: missing[0] }).click();
      await expect(customer.getByRole('textbox', { name: words('storefront:checkout.firstname') })).toBeFocused();
    });
  },
);

test('A customer who is too late sees the remaining stock and loses no input', async ({
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
  await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();

  await expect(
    page.getByRole('main').getByText(words('storefront:checkout.left', { name: nameOf(product, lang), count: 1 })),
  ).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  for (const [label, text] of typedBilling(words)) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  }
  expect(await market.listOrders(slow)).toEqual([]);
});

test('A customer who orders in two tabs places one order', async ({ market, openBrowser, words, lang, complaints }) => {
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
  const responses = tabs.map((tab) => tab.waitForResponse('**/api/orders/place-order'));
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click()),
  );
  await Promise.all(responses);
  expect(await market.listOrders(session)).toHaveLength(1);
});

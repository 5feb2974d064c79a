import type { Page } from '@playwright/test';
import { chooseTwoVendors } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { fillBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
/** Cards of the test bank: what each does, its own page says. */
const DECLINED = '4000 0000 0000 0002';
const PAYS = '4111 1111 1111 1111';

/** Types a card on the bank's page, which is another company's: its texts are its own. */
async function payWith(page: Page, card: string) {
  await expect(page).toHaveURL(/\/api\/test-bank\/pay\//);
  const values = { card, name: 'Layla Haddad', expiry: '12/30', cvc: '123' };
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('form').first().getByRole('button').click();
}

test('A card is declined, another one pays, and the customer reads where the money is', async ({
  market,
  openBrowser,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
  const [product] = chooseTwoVendors((await market.listProducts()).reverse(), lang, vendorId);
  const session = await market.newCustomer();
  await market.saveAddress(session);
  await market.addToCart(session, { product_id: product.id, quantity: 1 });
  const page = await openBrowser(session);

  await test.step('Ordering by card leads to the bank, which declines', async () => {
    await page.goto('/checkout');
    await fillBilling(page, words);
    await page.getByRole('radio', { name: words('storefront:checkout.card') }).check();
    await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
    await payWith(page, DECLINED);
    await expect(page.getByRole('heading', { name: words('storefront:pay.failed.title') })).toBeVisible();
    await expect(page.getByText(words('storefront:pay.failed.declined'))).toBeVisible();
    await checkPage(page);
    expect(await market.listOrders(session)).toEqual([]);
  });

  await test.step('Another card pays: the order is placed once, and says that its money is held', async () => {
    await page.getByRole('button', { name: words('storefront:pay.again') }).click();
    await payWith(page, PAYS);
    await expect(page).toHaveURL(CONFIRMED);
    await checkPage(page);
    const [order, ...others] = await market.listOrders(session);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ payment_method: 'card', payment_state: 'held' });
  });
});

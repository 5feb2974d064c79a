import type { Page } from '@playwright/test';
import { chooseTwoVendors, nameOf } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const CARRIER = 'Aramex 7781 0042 5';

async function track(page: Page, words: Words, number: string, email: string) {
  await page.getByRole('textbox', { name: words.orderId }).fill(number);
  await page.getByRole('textbox', { name: words.billingEmail }).fill(email);
  await page.getByRole('button', { name: words.trackOrder, exact: true }).click();
}

test('A visitor follows each parcel of an order with its number and e-mail, and nobody guesses their way in', async ({
  page,
  market,
  openBrowser,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const vendor = await market.signIn(DEMO.vendor);
  const products = await market.listProducts();
  const [own, other] = chooseTwoVendors(products.reverse(), lang, await market.getVendorId(vendor));
  const customer = await market.newCustomer();
  for (const { id } of [own, other]) await market.addToCart(customer, { product_id: id, quantity: 1 });
  const { order_no: orderNo } = await market.placeOrder(customer);
  const { email } = customer.person;

  const parcelOf = (screen: Page, { vendor: { company_name } }: typeof own) =>
    screen.getByRole('region', { name: words.parcelFrom(company_name) });
  const [placed = '', , shipped = ''] = words.timeline;

  await test.step('The form says what is missing', async () => {
    await page.goto('/track-order');
    await expect(page.getByRole('heading', { level: 1, name: words.trackTitle })).toBeVisible();
    await track(page, words, '', '');
    await expect(page.getByText(words.orderIdRequired, { exact: true })).toBeVisible();
    await expect(page.getByText(words.billingEmailRequired, { exact: true })).toBeVisible();
    await track(page, words, orderNo, 'layla');
    await expect(page.getByText(words.emailInvalid, { exact: true })).toBeVisible();
    await checkPage(page);
  });

  await test.step('A wrong number and a wrong e-mail get the same words', async () => {
    for (const [number, address] of [
      [`${orderNo.slice(0, -1)}X`, email],
      [orderNo, `not-${email}`],
    ] as const) {
      await track(page, words, number, address);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.orderNotFound);
      await expect(page.getByRole('heading', { name: words.orderFound(orderNo) })).toBeHidden();
      await page.reload();
    }
  });

  await test.step('The right ones show one timeline per parcel, however they are written', async () => {
    await track(page, words, ` ${orderNo.toLowerCase()} `, email.toUpperCase());
    await expect(page.getByRole('heading', { name: words.orderFound(orderNo) })).toBeFocused();
    for (const product of [own, other]) {
      const parcel = parcelOf(page, product);
      await expect(parcel).toContainText(nameOf(product, lang));
      await expect(parcel).toContainText(words.expected);
      for (const step of words.timeline)
        await expect(parcel.getByRole('listitem').filter({ hasText: step })).toBeVisible();
      await expect(parcel.locator('[aria-current="step"]')).toContainText(placed);
      await expect(parcel.getByRole('listitem').filter({ hasText: shipped })).toContainText(words.notYet);
    }
    await expect(page.getByRole('main')).not.toContainText(email);
    await checkPage(page);
  });

  const part = await market.findVendorOrder(vendor, orderNo);
  await market.updateOrder(vendor, part?.id ?? 0, { status: 'Confirmed' });
  await market.updateOrder(vendor, part?.id ?? 0, { status: 'Shipped', tracking_information: CARRIER });

  const expectShipped = async (screen: Page) => {
    const parcel = parcelOf(screen, own);
    await expect(parcel.locator('[aria-current="step"]')).toContainText(shipped);
    await expect(parcel).toContainText(words.fromTheSeller);
    await expect(parcel).toContainText(CARRIER);
  };

  await test.step('When one vendor has shipped, the visitor sees it after a reload, and the other parcel waits', async () => {
    await page.reload();
    await expectShipped(page);
    await expect(parcelOf(page, other).locator('[aria-current="step"]')).toContainText(placed);
    await expect(parcelOf(page, other)).not.toContainText(CARRIER);
    await checkPage(page);
  });

  await test.step('The customer sees the same from the dashboard', async () => {
    const screen = await openBrowser(customer);
    await screen.goto('/dashboard/orders');
    await rowOf(screen, own.vendor.company_name).getByRole('button').click();
    await screen.getByRole('dialog').getByRole('button', { name: words.trackPackage }).click();
    await expect(screen.getByRole('dialog', { name: words.trackPackage })).toBeVisible();
    await expectShipped(screen);
    await expect(parcelOf(screen, other)).toBeHidden();
    await checkPage(screen);
  });
});

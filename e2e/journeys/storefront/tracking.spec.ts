import type { Page } from '@playwright/test';
import { chooseTwoVendors, nameOf } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { orderParcelOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const CARRIER = 'Aramex 7781 0042 5';

test('An order is tracked by number and e-mail, and cannot be guessed', async ({
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
  const placed = words('storefront:tracking.step.placed');
  const shipped = words('storefront:tracking.step.shipped');

  const parcelOf = (screen: Page, { vendor: { company_name } }: typeof own) =>
    screen.getByRole('region', { name: words('storefront:tracking.parcelFrom', { vendor: company_name }) });
  const stepOf = (screen: Page, product: typeof own) => parcelOf(screen, product).locator('[aria-current="step"]');
  const track = async (number: string) => {
    await page.getByRole('textbox', { name: words('storefront:tracking.orderId') }).fill(number);
    await page.getByRole('textbox', { name: words('storefront:tracking.email') }).fill(email.toUpperCase());
    await page.getByRole('button', { name: words('storefront:tracking.submit'), exact: true }).click();
  };

  await test.step('A wrong number finds nothing; the right one shows a timeline per parcel', async () => {
    await page.goto('/track-order');
    await track(`${orderNo.slice(0, -1)}${orderNo.endsWith('X') ? 'Y' : 'X'}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words('backend:errors.order_not_found'));
    await track(` ${orderNo.toLowerCase()} `);
    await expect(page.getByRole('heading', { name: `${words('storefront:tracking.found')} ${orderNo}` })).toBeFocused();
    for (const product of [own, other]) {
      await expect(parcelOf(page, product)).toContainText(nameOf(product, lang));
      await expect(parcelOf(page, product)).toContainText(words('storefront:tracking.arrives', { days: '' }).trim());
      await expect(stepOf(page, product)).toContainText(placed);
    }
  });

  await test.step('A shipped parcel shows after a reload, while the other is still pending', async () => {
    const part = await market.findVendorOrder(vendor, orderNo);
    await market.updateOrder(vendor, part?.id ?? 0, { status: 'Confirmed' });
    await market.updateOrder(vendor, part?.id ?? 0, { status: 'Shipped', tracking_information: CARRIER });
    await page.reload();
    await expect(stepOf(page, own)).toContainText(shipped);
    await expect(parcelOf(page, own)).toContainText(CARRIER);
    await expect(stepOf(page, other)).toContainText(placed);
    await checkPage(page);
  });

  await test.step('The customer sees the same from the dashboard', async () => {
    const screen = await openBrowser(customer);
    await screen.goto('/dashboard/orders');
    await orderParcelOf(screen, own.vendor.company_name).getByRole('button').click();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: words('storefront:dashboard.order.track') })
      .click();
    await expect(screen.getByRole('dialog', { name: words('storefront:dashboard.order.track') })).toBeVisible();
    await expect(stepOf(screen, own)).toContainText(shipped);
    await expect(parcelOf(screen, own)).toContainText(CARRIER);
    await expect(parcelOf(screen, other)).toBeHidden();
  });
});

import type { Page } from '@playwright/test';
import { fullNameOf } from '../../support/people.ts';
import { factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { workdayFromToday, openOrder } from '../../support/vendor-orders.ts';

/** A4 and A6 in points. */
const SHEETS = { a4: [595, 842], a6: [298, 420] };

/** Printed pages with width and height in points. */
async function printed(page: Page): Promise<number[][]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((side) => Math.round(Number(side))),
  );
}

test('A vendor books a pickup, prints the documents and cancels it again', async ({
  openBrowser,
  market,
  words,
  checkPage,
}) => {
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  await market.addToCart(customer, { product_id: product.id, quantity: 2 });
  const { order_no: orderNo } = await market.placeOrder(customer, 'cash', '');
  const order = await market.findVendorOrder(vendor, orderNo);
  if (!order) throw new Error(`The vendor has no order ${orderNo}.`);
  const [page, shopper] = [await openBrowser(vendor), await openBrowser(customer)];
  const main = page.getByRole('main');
  let trackingId = '';

  await test.step('The vendor sees that the National Address is missing until the customer adds it', async () => {
    const missing = page.getByText(words('vendor-portal:order.nationalAddressMissing'), { exact: true });
    await page.goto(`/vendor/orders/${order.order_sub_no}`);
    await expect(missing).toBeVisible();
    await checkPage(page);
    const dialog = await openOrder(shopper, order.order_no);
    await dialog.getByRole('textbox', { name: words('storefront:location.nationalAddress') }).fill('rrrd 2929');
    await checkPage(shopper);
    await dialog.getByRole('button', { name: words('storefront:checkout.destination.nationalAdd') }).click();
    await expect(dialog).toContainText('RRRD2929');
    await page.reload();
    await expect(factOf(main, words('vendor-portal:order.deliveryAddress'))).toContainText('RRRD2929');
    await expect(missing).toBeHidden();
  });

  await test.step("The list leads to the order's page, where the pickup is scheduled", async () => {
    await page.goto('/vendor/orders');
    await page.getByRole('link', { name: order.order_sub_no }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${words('vendor-portal:order.number')} #${order.order_no}`,
    );
    await expect(factOf(main, words('vendor-portal:order.deliveryAddress'))).toContainText('12 Palm Street');
    await page.getByLabel(words('vendor-portal:pickup.date')).fill(workdayFromToday(2));
    await page.getByLabel(words('vendor-portal:pickup.from')).fill('10:00');
    await page.getByLabel(words('vendor-portal:pickup.to')).fill('14:00');
    await page.getByRole('button', { name: words('vendor-portal:pickup.schedule') }).click();
    await expect(factOf(main, words('vendor-portal:pickup.time'))).toHaveText('10:00 – 14:00');
  });

  await test.step('A tracking number exists, which the customer sees as well', async () => {
    trackingId = (await market.findVendorOrder(vendor, order.order_no))?.tracking_id ?? '';
    expect(trackingId).not.toBe('');
    await expect(factOf(main, words('vendor-portal:order.trackId'))).toHaveText(trackingId);
    await expect(await openOrder(shopper, order.order_no)).toContainText(trackingId);
  });

  /** Opens a document of the order and prints it: one page, without the surrounding layout. */
  const print = async (name: string, [width, height]: number[]) => {
    await page.getByRole('link', { name, exact: true }).click();
    const paper = page.getByRole('article', { name });
    await expect(paper).toContainText(order.order_sub_no);
    await expect(paper).toContainText(fullNameOf(customer.person));
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    for (const frame of ['banner', 'navigation', 'button', 'link'] as const)
      await expect(page.getByRole(frame)).toHaveCount(0);
    expect(await printed(page)).toEqual([[width, height]]);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: words('vendor-portal:papers.back') }).click();
  };

  await test.step('Packing slip and invoice are A4 pages, the label is A6', async () => {
    await print(words('vendor-portal:papers.names.packing-slip'), SHEETS.a4);
    await print(words('vendor-portal:papers.names.invoice'), SHEETS.a4);
    await print(words('vendor-portal:papers.names.label'), SHEETS.a6);
  });

  await test.step('After a confirmation, the pickup is cancelled without number and label', async () => {
    await page.getByRole('button', { name: words('vendor-portal:pickup.cancel') }).click();
    const question = page.getByRole('dialog', { name: words('vendor-portal:pickup.cancelTitle') });
    await checkPage(page);
    await question.getByRole('button', { name: words('vendor-portal:pickup.cancel') }).click();
    await expect(factOf(main, words('vendor-portal:order.trackId'))).toHaveText(words('vendor-portal:order.none'));
    await expect(page.getByRole('button', { name: words('vendor-portal:pickup.schedule') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('vendor-portal:papers.names.label'), exact: true })).toBeHidden();
    await shopper.reload();
    const seen = shopper.getByRole('dialog');
    await expect(seen).toContainText(words('kit:status.pending'));
    await expect(seen).not.toContainText(trackingId);
  });

  await test.step('The number of another carrier links vendor and customer to its page', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(words('vendor-portal:tracking.enter')).click();
    await page.getByRole('combobox', { name: words('vendor-portal:pickup.carrier') }).selectOption('smsa');
    await page.getByRole('textbox', { name: words('vendor-portal:order.trackId') }).fill('290012345678');
    await checkPage(page);
    await button(words('vendor-portal:tracking.save')).click();
    const address = 'https://www.smsaexpress.com/trackingdetails?tracknumbers=290012345678';
    await expect(main.getByRole('link', { name: '290012345678' })).toHaveAttribute('href', address);
    await shopper.reload();
    const link = shopper.getByRole('dialog').getByRole('link', { name: words('storefront:tracking.carrierPage') });
    await expect(link).toHaveAttribute('href', address);
  });
});

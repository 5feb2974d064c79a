import { percentText } from '../../support/money.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { orderFrom } from '../../support/vendor-orders.ts';

const GTIN = '6281000000106';
const LOT = 'E2E-42';

/** GS1 code of a box with its expiry, made of the scanner's keys. */
const CODE = `010${GTIN}17${new Date().getUTCFullYear() - 1998}033110${LOT}`;

test('A delivery is scanned, sold, swapped, named on the slip and marked down', async ({
  openBrowser,
  market,
  words,
  checkPage,
}) => {
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor, { stock: 1, barcode: GTIN });
  await market.toggleApproval(product);
  const page = await openBrowser(vendor);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('The product begins to track its batches', async () => {
    await page.goto(`/vendor/edit-product/${product.slug}`);
    await button(words('vendor-portal:productForm.lots.start')).click();
    const dialog = page.getByRole('dialog');
    await checkPage(page);
    await dialog.getByRole('button', { name: words('vendor-portal:productForm.lots.start'), exact: true }).click();
    await expect(page.getByText(words('vendor-portal:productForm.lots.tracked'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Two boxes of one batch are scanned, and the delivery is booked', async () => {
    await page.goto('/vendor/batches/receive');
    const scan = fieldOf(page, words('vendor-portal:lots.receive.scan'));
    await expect(scan).toBeFocused();
    await page.keyboard.type(`${CODE}\n`);
    await expect(fieldOf(page, words('vendor-portal:lots.units'))).toHaveValue('1');
    await page.keyboard.type(`${CODE}\n`);
    await expect(fieldOf(page, words('vendor-portal:lots.units'))).toHaveValue('2');
    await expect(fieldOf(page, words('vendor-portal:lots.number'))).toHaveValue(LOT);
    await checkPage(page);
    await button(words('vendor-portal:lots.receive.save')).click();
    await expect(page).toHaveURL('/vendor/batches');
    await expect(rowOf(page, LOT)).toContainText(words('kit:lots.states.for_sale'));
    await checkPage(page);
  });

  const customer = await market.newCustomer();
  const order = await orderFrom(market, vendor, customer, [product, 2]);

  await test.step('The vendor picks the scanned batch instead of the unknown one', async () => {
    await page.goto(`/vendor/orders/${order.order_sub_no}`);
    const unknown = words('vendor-portal:lots.unknown');
    await button(words('vendor-portal:order.swap.openFor', { number: unknown })).click();
    const dialog = page.getByRole('dialog');
    await fieldOf(dialog, words('vendor-portal:order.swap.lot')).selectOption({ index: 1 });
    await fieldOf(dialog, words('vendor-portal:lots.reason')).fill('The box names no batch');
    await checkPage(page);
    await dialog.getByRole('button', { name: words('vendor-portal:order.swap.submit'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(words('kit:order.batchUnknown'))).toHaveCount(0);
    await checkPage(page);
  });

  await test.step('The slip tells the packer which batch to take', async () => {
    await page.goto(`/vendor/orders/${order.order_sub_no}/packing-slip`);
    const slip = page.getByRole('article');
    await expect(slip).toContainText(LOT);
    await expect(slip).toContainText(words('vendor-portal:papers.both.expires'));
    await checkPage(page);
  });

  await test.step('The batch leads back to the order', async () => {
    await page.goto('/vendor/batches');
    await rowOf(page, LOT).getByRole('link', { name: LOT }).click();
    await expect(page.getByRole('link', { name: order.order_sub_no }).first()).toBeVisible();
    await checkPage(page);
  });

  await test.step('A batch that would not be sold in time is reduced, and the shop says why', async () => {
    const near = await market.addProduct(vendor, { stock: 9 });
    await market.toggleApproval(near);
    const expires_on = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
    await market.trackBatches(vendor, near, [{ lot_no: 'NEAR', expires_on, quantity: 9 }]);
    await page.goto('/vendor/batches?state=near_expiry');
    await button(
      words('vendor-portal:lots.markDown.applyTo', { percent: percentText(25, words.lang), number: 'NEAR' }),
    ).click();
    await expect(rowOf(page, 'NEAR').getByRole('button')).toHaveCount(0);
    await checkPage(page);
    const shop = await openBrowser(customer);
    await shop.goto(`/product/${near.slug}`);
    await expect(shop.getByText(words('storefront:expiry.reduced'))).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { moneyOf } from '../../support/money.ts';
import { fullNameOf } from '../../support/people.ts';
import { readPage } from '../../support/readPage.ts';
import { expectRefused, factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday, expectSums, openOrder, orderFrom } from '../../support/vendorOrders.ts';
import type { Words } from '../../support/words.ts';

/** The sizes of A4 and A6 in points, as a printer is told. */
const SHEETS = { a4: [595, 842], a6: [298, 420] };

/** Asks a carrier to come, as the form on an order's page does. */
async function schedule(page: Page, words: Words, date: string, from: string, to: string) {
  await page.getByLabel(words.pickupFields.date).fill(date);
  await page.getByLabel(words.pickupFields.from).fill(from);
  await page.getByLabel(words.pickupFields.to).fill(to);
  await page.getByRole('button', { name: words.schedulePickup }).click();
}

/** The sheets that come out of the printer, each with its width and height in points. */
async function printed(page: Page): Promise<number[][]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((side) => Math.round(Number(side))),
  );
}

test('A vendor has a parcel fetched, prints what goes with it, and calls the carrier off again', async ({
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 422/);
  const vendor = await market.newVendor();
  const products = [
    await market.addProduct(vendor),
    await market.addProduct(vendor, { price_sar: 33.5, price_bhd: 3.355 }),
  ];
  for (const product of products) await market.toggleApproval(product);
  const customer = await market.newCustomer();
  const { email, phone_number } = customer.person;
  const fullName = fullNameOf(customer.person);
  const order = await orderFrom(
    market,
    vendor,
    customer,
    ...products.map((product, index) => [product, index + 2] as [typeof product, number]),
  );
  const read = () => market.findVendorOrder(vendor, order.order_no);
  const pieces = order.order_products.reduce((sum, { quantity }) => sum + quantity, 0);
  const money = (amount: number) => moneyOf(amount, { lang, currency: order.currency });
  const nameOfLine = ({ product }: (typeof order.order_products)[number]) =>
    lang === 'ar' ? product.name_arabic : product.name;

  const page = await openBrowser(vendor, { currency: 'USD' });
  const main = page.getByRole('main');
  const panel = (title: string) => main.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

  await test.step('The list leads to the page of the order, which says what to send to whom', async () => {
    await page.goto('/vendor/orders');
    await page.getByRole('link', { name: order.order_sub_no }).click();
    await expect(page).toHaveURL(`/vendor/orders/${order.order_sub_no}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orderHeading(order.order_no));
    await expect(main.getByText(words.subOrderNumber(order.order_sub_no))).toBeVisible();
    const items = page.getByRole('table', { name: words.itemsSummary });
    await expect(items.getByRole('columnheader', { includeHidden: true })).toHaveText(words.itemColumns);
    for (const line of order.order_products) {
      const { quantity, sub_total, product } = line;
      await expect(
        items
          .getByRole('row')
          .filter({ hasText: nameOfLine(line) })
          .getByRole('cell'),
      ).toHaveText([nameOfLine(line), String(quantity), money(product.price), money(sub_total)]);
    }
    await expectSums(page.getByRole('region', { name: words.amounts }), words, lang, order);
    const summary = panel(words.orderSummary);
    await expect(factOf(summary, words.status)).toHaveText(words.pending);
    await expect(factOf(summary, words.orderDate)).toBeVisible();
    await expect(factOf(summary, words.deliveryAddress)).toContainText('12 Palm Street');
    await expect(factOf(summary, words.deliveryAddress)).toContainText(order.shipping_address?.city ?? '–');
    await expect(factOf(summary, words.trackId)).toHaveText(words.noneYet);
    await expect(factOf(summary, words.airwayBill)).toHaveText(words.noneYet);
    const facts = words.customerFacts;
    for (const [name, text] of [
      [facts.name, fullName],
      [facts.phone, phone_number],
      [facts.email, email],
      [facts.type, words.delivery],
      [facts.note, order.message],
    ] as const)
      await expect(factOf(panel(words.customerDetails), name)).toHaveText(text);
    await checkPage(page);
  });

  await test.step('A new status is one more line of its history', async () => {
    const history = panel(words.orderHistory).getByRole('listitem');
    await expect(history).toHaveText([new RegExp(words.pending)]);
    await page.getByRole('button', { name: words.updateStatus }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: words.updateStatusTo }).selectOption(words.confirmed);
    await dialog.getByRole('textbox', { name: words.note }).fill('Ready by noon.');
    await dialog.getByRole('button', { name: words.update, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(history).toHaveCount(2);
    await expect(history.filter({ hasText: 'Ready by noon.' })).toContainText(words.confirmed);
    await expect(history.filter({ hasText: 'Ready by noon.' })).toContainText(words.byVendor);
  });

  await test.step('The carrier is told when to come: a day from today on, and times in their order', async () => {
    const { date, from, to } = words.pickupFields;
    await expect(page.getByRole('button', { name: words.cancelPickup })).toBeHidden();
    await page.getByRole('button', { name: words.schedulePickup }).click();
    await expectRefused(page, date, words.pickupRequired.date);
    await expectRefused(page, from, words.pickupRequired.from);
    await expectRefused(page, to, words.pickupRequired.to);
    await checkPage(page);
    await schedule(page, words, dayFromToday(2), '14:00', '10:00');
    await expectRefused(page, to, words.pickupEndsTooSoon);
    await schedule(page, words, dayFromToday(-1), '10:00', '14:00');
    await expectRefused(page, date, words.pickupInThePast);
    expect((await read())?.tracking_id).toBe('');
  });

  const shopper = await openBrowser(customer);
  let trackingId = '';
  await test.step('Once he is to come there is a tracking number, which the customer reads as well', async () => {
    await schedule(page, words, dayFromToday(2), '10:00', '14:00');
    await expect(page.getByText(words.pickupScheduled)).toBeVisible();
    await expect(page.getByRole('button', { name: words.cancelPickup })).toBeVisible();
    await expect(page.getByRole('button', { name: words.schedulePickup })).toBeHidden();
    trackingId = (await read())?.tracking_id ?? '';
    expect(trackingId).not.toBe('');
    await expect(factOf(panel(words.orderSummary), words.trackId)).toHaveText(trackingId);
    await expect(factOf(main, words.pickupTime)).toHaveText('10:00 – 14:00');
    await checkPage(page);
    await expect(await openOrder(shopper, order.order_no)).toContainText(trackingId);
    await shopper.goto(`/track-order?order=${order.order_no}`);
    await shopper.getByRole('button', { name: words.trackOrder, exact: true }).click();
    await expect(factOf(shopper.getByRole('main'), words.trackingNumber)).toHaveText(trackingId);
  });

  /** Opens a paper from the order, as it stands on the screen and as it leaves the printer. */
  const openPaper = async (name: string, [width, height]: number[]) => {
    await page.goto(`/vendor/orders/${order.order_sub_no}`);
    await page.getByRole('link', { name, exact: true }).click();
    const paper = page.getByRole('article', { name });
    await expect(paper).toContainText(order.order_sub_no);
    await checkPage(page);
    expect((await readPage(page, lang)).keys).toEqual([]);
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await page.getByRole('button', { name: words.print }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    for (const frame of ['banner', 'navigation', 'button', 'link'] as const)
      await expect(page.getByRole(frame)).toHaveCount(0);
    expect(await printed(page)).toEqual([[width, height]]);
    await page.emulateMedia({ media: 'screen' });
    return paper;
  };

  await test.step('The packing slip says what goes into the parcel, and nothing of money', async () => {
    const slip = await openPaper(words.papers.slip, SHEETS.a4);
    for (const line of order.order_products) {
      const row = slip.getByRole('row').filter({ hasText: nameOfLine(line) });
      await expect(row).toContainText(line.product.sku);
      await expect(row.getByRole('cell').nth(1)).toHaveText(String(line.quantity));
    }
    await expect(slip.getByRole('row').filter({ hasText: words.piecesInAll })).toContainText(String(pieces));
    await expect(slip).toContainText(order.message);
    await expect(slip).toContainText(fullName);
    await expect(slip).not.toContainText(money(order.total_amount).split(' ')[0] ?? '');
  });

  await test.step('The invoice holds the amounts of the order, in the currency it was placed in', async () => {
    const invoice = await openPaper(words.papers.invoice, SHEETS.a4);
    for (const line of order.order_products) {
      const cells = invoice
        .getByRole('row')
        .filter({ hasText: nameOfLine(line) })
        .getByRole('cell');
      await expect(cells.nth(1)).toHaveText(String(line.quantity));
      await expect(cells.nth(2)).toHaveText(money(line.product.price));
      await expect(cells.nth(3)).toHaveText(money(line.sub_total));
    }
    await expectSums(invoice, words, lang, order);
    await expect(invoice).toContainText(words.cashOnDelivery);
    await expect(invoice).toContainText(vendor.companyName);
  });

  await test.step('The label says where to, what to collect, and the number to scan', async () => {
    const label = await openPaper(words.papers.label, SHEETS.a6);
    for (const text of [vendor.companyName, fullName, '12 Palm Street', phone_number, trackingId])
      await expect(label).toContainText(text);
    await expect(label).toContainText(`${words.collect} ${money(order.total_amount)}`);
  });

  await test.step('The carrier is called off: no number, no label, here and at the customer', async () => {
    await page.getByRole('link', { name: words.backToOrder }).click();
    await page.getByRole('button', { name: words.cancelPickup }).click();
    const question = page.getByRole('dialog', { name: words.cancelPickupTitle });
    await checkPage(page);
    await question.getByRole('button', { name: words.cancelPickup }).click();
    await expect(page.getByText(words.pickupCancelled)).toBeVisible();
    await expect(factOf(panel(words.orderSummary), words.trackId)).toHaveText(words.noneYet);
    await expect(page.getByRole('button', { name: words.schedulePickup })).toBeVisible();
    await expect(page.getByRole('link', { name: words.papers.label, exact: true })).toBeHidden();
    expect((await read())?.tracking_id).toBe('');
    await page.goto(`/vendor/orders/${order.order_sub_no}/label`);
    await expect(page.getByText(words.noLabelYet)).toBeVisible();
    const seen = await openOrder(shopper, order.order_no);
    await expect(seen).toContainText(words.confirmed);
    await expect(seen).not.toContainText(trackingId);
  });
});

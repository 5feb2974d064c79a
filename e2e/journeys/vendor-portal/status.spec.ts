import type { Locator } from '@playwright/test';
import { moneyOf } from '../../support/money.ts';
import { fullNameOf } from '../../support/people.ts';
import { factOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { expectSums, hold, openOrder, orderFrom } from '../../support/vendorOrders.ts';

const CARRIER = 'Aramex 6612 0087 3';

test('A vendor gives orders new statuses, and the customer, the tracking and the shop follow', async ({
  page: visitor,
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
  const [plain, scarce] = [await market.addProduct(vendor), await market.addProduct(vendor, { stock: 4 })];
  for (const product of [plain, scarce]) await market.toggleApproval(product);
  const [customer, rival] = [await market.newCustomer(), await market.newCustomer()];
  const sent = await orderFrom(market, vendor, customer, [plain, 2]);
  const taken = await orderFrom(market, vendor, customer, [scarce, 4]);
  const scarceName = lang === 'ar' ? scarce.arabic_name : scarce.name;

  const page = await openBrowser(vendor, { currency: 'USD' });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const status = dialog.getByRole('combobox', { name: words.updateStatusTo });
  const [tracking, note, reason] = [words.trackingInformation, words.note, words.cancellationReason].map((name) =>
    dialog.getByRole('textbox', { name, exact: true }),
  ) as [Locator, Locator, Locator];
  const updateStatusOf = (number: string) =>
    rowOf(page, number).getByRole('button', { name: words.updateStatus }).click();
  const money = (amount: number) => moneyOf(amount, { lang, currency: sent.currency });

  await test.step('The details say what was ordered, for how much, and where it goes', async () => {
    await page.goto('/vendor/orders');
    await page.getByRole('button', { name: words.showOrder(sent.order_no) }).click();
    await expect(dialog).toHaveAccessibleName(words.orderTitle(sent.order_no));
    const cards = dialog.getByRole('region', { name: words.summaryOfOrder });
    await expect(cards.getByRole('term')).toHaveText(words.summaryCards);
    await expect(factOf(cards, words.summaryCards[1] ?? '')).toHaveText(words.pending);
    await expect(factOf(cards, words.summaryCards[2] ?? '')).toHaveText(money(sent.total_amount));
    await expect(factOf(cards, words.summaryCards[3] ?? '')).toHaveText(words.cashOnDelivery);
    await expect(dialog.getByRole('heading', { name: words.productsOfOrder(1) })).toBeVisible();
    const line = dialog.getByRole('listitem').filter({ hasText: lang === 'ar' ? plain.arabic_name : plain.name });
    await expect(line).toContainText(words.quantityIs(2));
    await expect(line).toContainText(money(sent.sub_total));
    await expect(line).toContainText(words.pending);
    await expectSums(dialog, words, lang, sent);
    for (const card of [words.shippingInformation, words.billingAddress])
      await expect(dialog.getByRole('heading', { name: card })).toBeVisible();
    for (const text of [
      fullNameOf(customer.person),
      '12 Palm Street',
      customer.person.phone_number,
      customer.person.email,
    ])
      await expect(dialog.getByText(text).first()).toBeVisible();
    await expect(button(words.trackParcel)).toBeHidden();
    await checkPage(page);
  });

  await test.step('Cancel Order leads to the form for the status, on Cancelled', async () => {
    await button(words.cancelOrder).click();
    await expect(status.locator('option:checked')).toHaveText(words.cancelled);
    await expect(reason).toBeVisible();
    await button(words.dismiss).click();
    await expect(dialog).toBeHidden();
    expect((await market.findVendorOrder(vendor, sent.order_no))?.status).toBe('Pending');
  });

  await test.step('The form starts from the status there is, and asks for what belongs to the chosen one', async () => {
    await updateStatusOf(sent.order_no);
    await expect(dialog.getByText(words.currentStatus(words.pending))).toBeVisible();
    await expect(status.locator('option:checked')).toHaveText(words.pending);
    await expect(status.getByRole('option')).toHaveText([words.chooseStatus, ...words.orderStatuses]);
    const asksFor = async (label: string, fields: Locator[]) => {
      await status.selectOption(label);
      for (const field of [tracking, note, reason])
        await expect(field).toBeVisible({ visible: fields.includes(field) });
    };
    await asksFor(words.confirmed, [note]);
    await asksFor(words.completed, [note]);
    await asksFor(words.shipped, [tracking, note]);
    await tracking.fill('A number');
    await note.fill('A note');
    await checkPage(page);
    await asksFor(words.cancelled, [reason]);
    await reason.fill('A reason');
    await asksFor(words.cancelledWithRefund, [reason]);
    await checkPage(page);
    await asksFor(words.shipped, [tracking, note]);
    for (const field of [tracking, note]) await expect(field).toHaveValue('');
    await asksFor(words.cancelled, [reason]);
    await expect(reason).toHaveValue('');
    await status.selectOption('');
    await expect(button(words.update)).toBeDisabled();
  });

  await test.step('It is shipped once, with what the carrier gave', async () => {
    await status.selectOption(words.shipped);
    await tracking.fill(CARRIER);
    await note.fill('Handed over at noon.');
    const letGo = await hold(page, (request) => request.method() === 'POST');
    await button(words.update).click();
    await expect(button(words.update)).toBeDisabled();
    await letGo();
    await expect(page.getByText(words.statusUpdated)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, sent.order_no)).toContainText(words.shipped);
    await page.getByRole('button', { name: words.showOrder(sent.order_no) }).click();
    await expect(button(words.cancelOrder)).toBeHidden();
    await button(words.trackParcel).click();
    await expect(dialog.getByRole('heading', { name: words.orderHistory })).toBeFocused();
    await expect(dialog.getByText(CARRIER)).toBeVisible();
    await button(words.close).last().click();
  });

  await test.step('Whoever has the number and the e-mail tracks it', async () => {
    await visitor.goto(`/track-order?order=${sent.order_no}`);
    await visitor.getByRole('textbox', { name: words.billingEmail }).fill(customer.person.email);
    await visitor.getByRole('button', { name: words.trackOrder, exact: true }).click();
    const parcel = visitor.getByRole('region', { name: words.parcelFrom(vendor.companyName) });
    await expect(parcel.locator('[aria-current="step"]')).toContainText(words.timeline[2] ?? '');
    await expect(parcel).toContainText(CARRIER);
  });

  const shopper = await openBrowser(customer);

  await test.step('The customer reads the same, and the note, in the dashboard', async () => {
    const order = await openOrder(shopper, sent.order_no);
    await expect(order.getByText(CARRIER)).toBeVisible();
    await expect(order.getByRole('listitem').filter({ hasText: 'Handed over at noon.' })).toContainText(words.shipped);
  });

  const inStock = visitor.getByText(words.piecesLeft(4));
  await test.step('What is cancelled is in the shop again, and the customer reads why', async () => {
    await visitor.goto(`/product/${scarce.slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: scarceName })).toBeVisible();
    await expect(inStock).toBeHidden();
    await updateStatusOf(taken.order_no);
    await status.selectOption(words.cancelled);
    await reason.fill('The gauze was damaged.');
    await button(words.update).click();
    await expect(rowOf(page, taken.order_no)).toContainText(words.cancelled);
    await visitor.reload();
    await expect(inStock).toBeVisible();
    const order = await openOrder(shopper, taken.order_no);
    await expect(order.getByText(words.reasonOfCancellation('The gauze was damaged.'))).toBeVisible();
  });

  await test.step('It cannot come back once somebody else has bought its stock: that is said, and nothing changes', async () => {
    await orderFrom(market, vendor, rival, [scarce, 4]);
    await updateStatusOf(taken.order_no);
    await status.selectOption(words.confirmed);
    await note.fill('Found some more.');
    await button(words.update).click();
    await expect(page.getByText(words.cannotReturn)).toBeVisible();
    await expect(status).toHaveAccessibleDescription(words.outOfStockNow(scarceName));
    await expect(note).toHaveValue('Found some more.');
    await checkPage(page);
    await button(words.dismiss).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      words.keepsStatus(taken.order_sub_no, words.cannotReturn),
    );
    await expect(rowOf(page, taken.order_no)).toContainText(words.cancelled);
    await checkPage(page);
    const { status: kept, history } = (await market.findVendorOrder(vendor, taken.order_no)) ?? {};
    expect([kept, history?.map(({ to }) => to)]).toEqual(['Cancelled', ['Pending', 'Cancelled']]);
    expect((await market.getProduct(scarce.slug)).stock).toBe(0);
  });
});

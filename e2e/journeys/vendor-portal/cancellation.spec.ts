import { factOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openOrder, orderFrom } from '../../support/vendorOrders.ts';

test('A customer wants to cancel: the vendor declines once and accepts once, and the customer reads both', async ({
  openBrowser,
  market,
  mailbox,
  words,
  checkPage,
}) => {
  test.setTimeout(120_000);
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor, { stock: 4 });
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  const goesOn = await orderFrom(market, vendor, customer, [product, 1]);
  const ends = await orderFrom(market, vendor, customer, [product, 3]);
  for (const { id } of [goesOn, ends]) await market.updateOrder(vendor, id, { status: 'Confirmed' });
  const [page, shopper] = [await openBrowser(vendor), await openBrowser(customer)];

  for (const { order_no: number } of [goesOn, ends]) {
    await test.step(`The customer asks for ${number === ends.order_no ? 'another one' : 'one'} to be cancelled`, async () => {
      await (await openOrder(shopper, number)).getByRole('button', { name: words.cancelOrder }).click();
      await shopper
        .getByRole('dialog', { name: words.askTitle })
        .getByRole('button', { name: words.askVendor })
        .click();
      await expect(shopper.getByRole('dialog').getByText(words.requestWaits)).toBeVisible();
    });
  }

  const open = async ({ order_sub_no: number }: typeof goesOn) => {
    await page.goto('/vendor/orders?due=request');
    await expect(rowOf(page, number)).toContainText(words.wantsToCancel);
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText(words.asksToCancel)).toBeVisible();
    await checkPage(page);
  };

  await test.step('The vendor declines with a reason', async () => {
    await open(goesOn);
    await page.getByRole('button', { name: words.decline, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.declineTitle });
    await dialog.getByRole('textbox', { name: words.reasonForCustomer }).fill('It is packed already.');
    await checkPage(page);
    await dialog.getByRole('button', { name: words.decline, exact: true }).click();
    await expect(page.getByText(words.declined)).toBeVisible();
    await expect(page.getByText(words.youDeclined)).toBeVisible();
    await expect(page.getByText(words.yourReason('It is packed already.'))).toBeVisible();
    await expect(page.getByRole('button', { name: words.decline, exact: true })).toBeHidden();
  });

  await test.step('The customer reads that it goes on and why, on the order and by mail', async () => {
    const dialog = await openOrder(shopper, goesOn.order_no);
    await expect(dialog.getByText(words.vendorDeclined)).toBeVisible();
    await expect(dialog.getByText('It is packed already.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.cancelOrder })).toBeHidden();
    await checkPage(shopper);
    const mail = await mailbox.waitFor(customer.person.email, words.goesOnMail(goesOn.order_sub_no));
    expect(mail.text).toContain('It is packed already.');
  });

  await test.step('The vendor accepts the other wish, after being asked', async () => {
    await open(ends);
    await page.getByRole('button', { name: words.acceptCancel, exact: true }).click();
    const question = page.getByRole('dialog', { name: words.acceptTitle });
    await checkPage(page);
    expect((await market.getProduct(product.slug)).stock).toBe(0);
    await question.getByRole('button', { name: words.acceptCancel, exact: true }).click();
    await expect(page.getByText(words.accepted, { exact: true })).toBeVisible();
    await expect(page.getByText(words.asksToCancel)).toBeHidden();
  });

  await test.step('The customer reads Cancelled, on the order and by mail, and its stock is in the shop again', async () => {
    const dialog = await openOrder(shopper, ends.order_no);
    await expect(factOf(dialog, words.summaryCards[1] ?? '')).toHaveText(words.cancelled);
    await mailbox.waitFor(customer.person.email, words.cancelledMail(ends.order_sub_no));
    await shopper.goto(`/product/${product.slug}`);
    await expect(shopper.getByText(words.piecesLeft(3))).toBeVisible();
    await page.goto('/vendor/orders?due=request');
    await expect(page.getByText(words.noOrders)).toBeVisible();
  });
});

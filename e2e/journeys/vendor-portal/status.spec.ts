import { fullNameOf } from '../../support/people.ts';
import { rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { expectSums, openOrder, orderFrom } from '../../support/vendor-orders.ts';

const CARRIER = 'Aramex 6612 0087 3';

test(
  'A vendor gives orders new statuses, and the customer, the tracking and the shop follow',
  { tag: ['@motion', '@whole'] },
  async ({ page: visitor, openBrowser, market, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of 422/);
    const vendor = await market.newVendor();
    const scarce = await market.addProduct(vendor, { stock: 6 });
    await market.toggleApproval(scarce);
    const [customer, rival] = [await market.newCustomer(), await market.newCustomer()];
    const sent = await orderFrom(market, vendor, customer, [scarce, 2]);
    const taken = await orderFrom(market, vendor, customer, [scarce, 4]);
    const scarceName = lang === 'ar' ? scarce.arabic_name : scarce.name;

    // What an order cost is read in its own currency, whatever its reader prefers.
    const page = await openBrowser(vendor, { currency: 'USD' });
    const shopper = await openBrowser(customer);
    const dialog = page.getByRole('dialog');
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const status = dialog.getByRole('combobox', { name: words.updateStatusTo });
    const note = dialog.getByRole('textbox', { name: words.note, exact: true });
    const updateStatusOf = (number: string) =>
      rowOf(page, number).getByRole('button', { name: words.updateStatus }).click();

    await test.step('The details say for how much and for whom, and lead to the form for the status', async () => {
      await page.goto('/vendor/orders');
      await page.getByRole('button', { name: words.showOrder(sent.order_no) }).click();
      await expectSums(dialog, words, lang, sent);
      await expect(dialog.getByText(fullNameOf(customer.person)).first()).toBeVisible();
      await checkPage(page);
      await button(words.cancelOrder).click();
      await expect(status.locator('option:checked')).toHaveText(words.cancelled);
    });

    await test.step('It is shipped, with what the carrier gave', async () => {
      await status.selectOption(words.shipped);
      await dialog.getByRole('textbox', { name: words.trackingInformation, exact: true }).fill(CARRIER);
      await note.fill('Handed over at noon.');
      await button(words.update).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, sent.order_no)).toContainText(words.shipped);
    });

    await test.step('Whoever has the number and the e-mail tracks it', async () => {
      await visitor.goto(`/track-order?order=${sent.order_no}`);
      await visitor.getByRole('textbox', { name: words.billingEmail }).fill(customer.person.email);
      await visitor.getByRole('button', { name: words.trackOrder, exact: true }).click();
      const parcel = visitor.getByRole('region', { name: words.parcelFrom(vendor.companyName) });
      await expect(parcel.locator('[aria-current="step"]')).toContainText(words.timeline[2] ?? '');
      await expect(parcel).toContainText(CARRIER);
    });

    await test.step('The customer reads the same, and the note, in the dashboard', async () => {
      const order = await openOrder(shopper, sent.order_no);
      await expect(order.getByText(CARRIER)).toBeVisible();
      await expect(order.getByRole('listitem').filter({ hasText: 'Handed over at noon.' })).toContainText(
        words.shipped,
      );
    });

    await test.step('What is cancelled is in stock again, and the customer reads why', async () => {
      await updateStatusOf(taken.order_no);
      await status.selectOption(words.cancelled);
      await dialog.getByRole('textbox', { name: words.cancellationReason, exact: true }).fill('The gauze was damaged.');
      await button(words.update).click();
      await expect(rowOf(page, taken.order_no)).toContainText(words.cancelled);
      expect((await market.getProduct(scarce.slug)).stock).toBe(4);
      const order = await openOrder(shopper, taken.order_no);
      await expect(order.getByText(words.reasonOfCancellation('The gauze was damaged.'))).toBeVisible();
    });

    await test.step('It cannot come back once somebody else has bought its stock: that is said, and nothing changes', async () => {
      await orderFrom(market, vendor, rival, [scarce, 4]);
      await updateStatusOf(taken.order_no);
      await status.selectOption(words.confirmed);
      await note.fill('Found some more.');
      await button(words.update).click();
      await expect(status).toHaveAccessibleDescription(words.outOfStockNow(scarceName));
      await expect(note).toHaveValue('Found some more.');
      await checkPage(page);
      await button(words.dismiss).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        words.keepsStatus(taken.order_sub_no, words.cannotReturn),
      );
      await expect(rowOf(page, taken.order_no)).toContainText(words.cancelled);
    });
  },
);

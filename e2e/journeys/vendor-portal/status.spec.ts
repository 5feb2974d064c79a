import { fullNameOf } from '../../support/people.ts';
import { rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { expectSums, openOrder, orderFrom } from '../../support/vendor-orders.ts';

const CARRIER = 'Aramex 6612 0087 3';

test(
  'A status change reaches the customer, the tracking and the stock',
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

    // An order's amounts are in its own currency, whatever the reader prefers.
    const page = await openBrowser(vendor, { currency: 'USD' });
    const shopper = await openBrowser(customer);
    const dialog = page.getByRole('dialog');
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const status = dialog.getByRole('combobox', { name: words('vendor-portal:orders.update.to') });
    const note = dialog.getByRole('textbox', { name: words('vendor-portal:orders.update.note'), exact: true });
    const updateStatusOf = (number: string) =>
      rowOf(page, number)
        .getByRole('button', { name: words('vendor-portal:orders.updateStatus') })
        .click();

    await test.step('The details show amount and customer and lead to the status form', async () => {
      await page.goto('/vendor/orders');
      await page.getByRole('button', { name: words('kit:order.list.open', { number: sent.order_no }) }).click();
      await expectSums(dialog, words, lang, sent);
      await expect(dialog.getByText(fullNameOf(customer.person)).first()).toBeVisible();
      await checkPage(page);
      await button(words('vendor-portal:orders.cancel')).click();
      await expect(status.locator('option:checked')).toHaveText(words('kit:status.cancelled'));
    });

    await test.step("It is shipped with the carrier's tracking number", async () => {
      await status.selectOption(words('kit:status.shipped'));
      await dialog
        .getByRole('textbox', { name: words('vendor-portal:orders.update.tracking'), exact: true })
        .fill(CARRIER);
      await note.fill('Handed over at noon.');
      await button(words('vendor-portal:orders.update.submit')).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, sent.order_no)).toContainText(words('kit:status.shipped'));
    });

    await test.step('It can be tracked with number and e-mail', async () => {
      await visitor.goto(`/track-order?order=${sent.order_no}`);
      await visitor.getByRole('textbox', { name: words('storefront:tracking.email') }).fill(customer.person.email);
      await visitor.getByRole('button', { name: words('storefront:tracking.submit'), exact: true }).click();
      const parcel = visitor.getByRole('region', {
        name: words('storefront:tracking.parcelFrom', { vendor: vendor.companyName }),
      });
      await expect(parcel.locator('[aria-current="step"]')).toContainText(words('storefront:tracking.step.shipped'));
      await expect(parcel).toContainText(CARRIER);
    });

    await test.step('The customer sees the status and the note in the dashboard', async () => {
      const order = await openOrder(shopper, sent.order_no);
      await expect(order.getByText(CARRIER).first()).toBeVisible();
      await expect(order.getByRole('listitem').filter({ hasText: 'Handed over at noon.' })).toContainText(
        words('kit:status.shipped'),
      );
    });

    await test.step('A cancelled order is back in stock, and the customer sees the reason', async () => {
      await updateStatusOf(taken.order_no);
      await status.selectOption(words('kit:status.cancelled'));
      await dialog
        .getByRole('textbox', { name: words('vendor-portal:orders.update.reason'), exact: true })
        .fill('The gauze was damaged.');
      await button(words('vendor-portal:orders.update.submit')).click();
      await expect(rowOf(page, taken.order_no)).toContainText(words('kit:status.cancelled'));
      expect((await market.getProduct(scarce.slug)).stock).toBe(4);
      const order = await openOrder(shopper, taken.order_no);
      await expect(
        order.getByText(words('kit:order.cancellationReason', { reason: 'The gauze was damaged.' })),
      ).toBeVisible();
    });

    await test.step('Once its stock is sold, the cancellation cannot be undone', async () => {
      await orderFrom(market, vendor, rival, [scarce, 4]);
      await updateStatusOf(taken.order_no);
      await status.selectOption(words('kit:status.confirmed'));
      await note.fill('Found some more.');
      await button(words('vendor-portal:orders.update.submit')).click();
      await expect(status).toHaveAccessibleDescription(
        words('backend:checkout.out_of_stock', { count: 0, name: scarceName, name_arabic: scarceName }),
      );
      await expect(note).toHaveValue('Found some more.');
      await checkPage(page);
      await button(words('vendor-portal:orders.update.cancel')).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        words('vendor-portal:orders.refused', {
          number: taken.order_sub_no,
          reason: words('backend:errors.order_out_of_stock'),
        }),
      );
      await expect(rowOf(page, taken.order_no)).toContainText(words('kit:status.cancelled'));
    });
  },
);

import { factOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openOrder, orderFrom } from '../../support/vendor-orders.ts';
import { ANY, patternOf } from '../../support/translate.ts';

const REASON = 'It is packed already.';

test(
  'A vendor declines and accepts cancellation requests, and the customer knows',
  { tag: '@phone' },
  async ({ openBrowser, market, mailbox, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor, { stock: 4 });
    await market.toggleApproval(product);
    const customer = await market.newCustomer();
    const goesOn = await orderFrom(market, vendor, customer, [product, 1]);
    const ends = await orderFrom(market, vendor, customer, [product, 3]);
    for (const order of [goesOn, ends]) {
      await market.updateOrder(vendor, order.id, { status: 'Confirmed' });
      await market.cancelOrder(customer, order);
    }
    const [page, shopper] = [await openBrowser(vendor), await openBrowser(customer)];

    const open = async ({ order_sub_no: number }: typeof goesOn) => {
      await expect(rowOf(page, number)).toContainText(words('vendor-portal:orders.cancelAsked'));
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByText(patternOf(words('vendor-portal:cancellation.asked', { date: ANY })))).toBeVisible();
    };

    await test.step('The vendor declines with a reason', async () => {
      await page.goto('/vendor/orders?due=request');
      await open(goesOn);
      await page.getByRole('button', { name: words('vendor-portal:cancellation.decline'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words('vendor-portal:cancellation.declineTitle') });
      await dialog.getByRole('textbox', { name: words('vendor-portal:cancellation.reason') }).fill(REASON);
      await checkPage(page);
      await dialog.getByRole('button', { name: words('vendor-portal:cancellation.decline'), exact: true }).click();
      await expect(
        page.getByText(patternOf(words('vendor-portal:cancellation.declined', { date: ANY }))),
      ).toBeVisible();
    });

    await test.step('The vendor accepts the other request from the list', async () => {
      await page.goBack();
      await expect(rowOf(page, goesOn.order_sub_no)).toHaveCount(0);
      await open(ends);
      await page.getByRole('button', { name: words('vendor-portal:cancellation.accept'), exact: true }).click();
      const question = page.getByRole('dialog', { name: words('vendor-portal:cancellation.acceptTitle') });
      await question.getByRole('button', { name: words('vendor-portal:cancellation.accept'), exact: true }).click();
      await expect(page.getByText(words('vendor-portal:cancellation.acceptDone'), { exact: true })).toBeVisible();
      await expect(page.getByText(patternOf(words('vendor-portal:cancellation.asked', { date: ANY })))).toBeHidden();
      expect((await market.getProduct(product.slug)).stock).toBe(3);
    });

    await test.step('The customer sees one declined with a reason, on the order and by mail', async () => {
      const dialog = await openOrder(shopper, goesOn.order_no);
      await expect(dialog.getByText(words('storefront:dashboard.order.requestDeclined'))).toBeVisible();
      await expect(dialog.getByText(REASON)).toBeVisible();
      await checkPage(shopper);
      const mail = await mailbox.waitFor(
        customer.person.email,
        words('backend:mail.order-cancel-declined.subject', { order_no: goesOn.order_sub_no }),
      );
      expect(mail.text).toContain(REASON);
    });

    await test.step('The customer sees that the other one is cancelled', async () => {
      const dialog = await openOrder(shopper, ends.order_no);
      await expect(factOf(dialog, words('kit:order.deliveryStatus'))).toHaveText(words('kit:status.cancelled'));
      await mailbox.waitFor(
        customer.person.email,
        words('backend:mail.order-status.subject', {
          order_no: ends.order_sub_no,
          status: words('backend:mail.statuses.Cancelled'),
        }),
      );
    });
  },
);

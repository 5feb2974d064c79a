import { choosePlain, nameOf } from '../../support/catalogue.ts';
import { linkIn } from '../../support/mailbox.ts';
import { DEMO } from '../../support/people.ts';
import { noticeOf, orderCardOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { orderFrom } from '../../support/vendor-orders.ts';
import { ANY, patternOf } from '../../support/translate.ts';

test(
  "A customer cancels, reorders and requests a cancellation by a mail's link",
  { tag: '@phone' },
  async ({ openBrowser, market, mailbox, words, lang, checkPage }) => {
    const customer = await market.newCustomer();
    const vendor = await market.signIn(DEMO.vendor);
    const vendorId = await market.getVendorId(vendor);
    const own = (await market.listProducts()).filter(({ vendor: { id } }) => id === vendorId);
    const product = choosePlain(own, lang);
    const confirmed = await orderFrom(market, vendor, customer, [product, 1]);
    await market.updateOrder(vendor, confirmed.id, { status: 'Confirmed' });
    const pending = await orderFrom(market, vendor, customer, [product, 1]);
    const stockLeft = async () => (await market.getProduct(product.slug)).stock;
    const page = await openBrowser(customer);
    const dialogOf = ({ order_no }: { order_no: string }) =>
      page.getByRole('dialog', { name: `${words('storefront:dashboard.order.one')} #${order_no}` });

    await test.step('The URL contains the open order, which survives a reload', async () => {
      await page.goto('/dashboard/orders');
      await orderCardOf(page, pending.order_no).getByRole('button').click();
      await expect(page).toHaveURL(/\?order=\d+$/);
      await page.reload();
      await expect(dialogOf(pending)).toContainText(nameOf(product, lang));
    });

    await test.step('A cancellation asks for confirmation and can be dismissed', async () => {
      await dialogOf(pending)
        .getByRole('button', { name: words('storefront:dashboard.order.cancel') })
        .click();
      const question = page.getByRole('dialog', { name: words('storefront:dashboard.cancel.title') });
      await expect(question).toContainText(pending.order_sub_no);
      await checkPage(page);
      await question.getByRole('button', { name: words('storefront:dashboard.cancel.keep') }).click();
      await expect(question).toBeHidden();
    });

    await test.step('A pending order is cancelled immediately, and its stock is back', async () => {
      const before = await stockLeft();
      await dialogOf(pending)
        .getByRole('button', { name: words('storefront:dashboard.order.cancel') })
        .click();
      await page
        .getByRole('dialog', { name: words('storefront:dashboard.cancel.title') })
        .getByRole('button', { name: words('storefront:dashboard.cancel.confirm') })
        .click();
      await expect(page.getByText(words('backend:orders.cancelled'), { exact: true })).toBeVisible();
      await expect(dialogOf(pending)).toContainText(words('kit:status.cancelled'));
      await expect(
        dialogOf(pending).getByRole('button', { name: words('storefront:dashboard.order.cancel') }),
      ).toBeHidden();
      expect(await stockLeft()).toBe(before + 1);
    });

    await test.step('Its items can be bought again', async () => {
      await dialogOf(pending)
        .getByRole('button', { name: words('storefront:dashboard.order.buyAgain') })
        .click();
      const result = page.getByRole('dialog', { name: words('storefront:dashboard.reorder.done') });
      await expect(result.getByRole('listitem').filter({ hasText: nameOf(product, lang) })).toContainText('× 1');
      await result.getByRole('link', { name: words('storefront:catalog.viewCart') }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('link', { name: nameOf(product, lang), exact: true })).toBeVisible();
    });

    await test.step("A confirmed order, opened by a mail's link, needs the vendor's consent", async () => {
      await page.goto(linkIn(await mailbox.waitFor(customer.person.email, confirmed.order_no), '/dashboard'));
      await dialogOf(confirmed)
        .getByRole('button', { name: words('storefront:dashboard.order.cancel') })
        .click();
      await page
        .getByRole('dialog', { name: words('storefront:dashboard.cancelRequest.title') })
        .getByRole('button', { name: words('storefront:dashboard.cancelRequest.confirm') })
        .click();
      const requested = patternOf(words('storefront:dashboard.order.requestWaits', { date: ANY }));
      await expect(noticeOf(dialogOf(confirmed), requested)).toBeVisible();
      await dialogOf(confirmed)
        .getByRole('button', { name: words('kit:order.close') })
        .last()
        .click();
      await expect(orderCardOf(page, confirmed.order_no)).toContainText(
        words('storefront:dashboard.order.cancelRequested'),
      );
    });

    await test.step('The vendor is notified of both', async () => {
      const seen = await market.findVendorOrder(vendor, confirmed.order_no);
      expect(seen).toMatchObject({ status: 'Confirmed', cancel_requested_at: expect.any(String) });
      await mailbox.waitFor(DEMO.vendor.email, `Order ${pending.order_sub_no} was cancelled by the customer`);
    });
  },
);

import { writtenName } from '../../support/product-form.ts';
import { expect, test } from '../../support/test.ts';
import { orderFrom } from '../../support/vendor-orders.ts';
import { ANY, isolated, patternOf } from '../../support/translate.ts';

const POLL_MS = 30_000;

test(
  'A new vendor gets one notification per event until it is read',
  { tag: ['@phone', '@whole'] },
  async ({ openBrowser, market, words, lang, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor, { stock: 7 });
    const name = writtenName(product, lang);
    const page = await openBrowser(vendor);
    await page.clock.install();
    const list = page.getByRole('dialog', { name: words('kit:notifications.title') });
    const items = list.getByRole('listitem');

    /** Expects the count on the bell, in its accessible name and in the page title. */
    const expectUnread = async (count: number) => {
      const button = page.getByRole('button', {
        name: words('kit:notifications.open', { count }),
        exact: true,
      });
      await expect(button).toHaveText(count === 0 ? '' : String(count));
      await expect(page).toHaveTitle(count === 0 ? /^[^(]/ : new RegExp(`^\\(${count}\\) `));
      return button;
    };
    const open = async (count: number) => {
      await (await expectUnread(count)).click();
      await expect(list).toBeVisible();
    };

    await test.step('At first there are no notifications', async () => {
      await page.goto('/vendor');
      await expect(page.getByRole('heading', { name: words('vendor-portal:home.setup.title') })).toBeVisible();
      await checkPage(page);
      await open(0);
      await expect(list.getByText(words('kit:notifications.none'))).toBeVisible();
      await list.getByRole('button', { name: words('kit:modal.close') }).click();
      await expect(list).toBeHidden();
    });

    await market.toggleApproval(product);
    const customer = await market.newCustomer();
    const first = await orderFrom(market, vendor, customer, [product, 3]);
    await market.updateOrder(vendor, first.id, { status: 'Confirmed' });
    await market.cancelOrder(customer, first);
    const some = { order: isolated(first.order_sub_no), customer: ANY, total: ANY };
    const placed = patternOf(words('vendor-portal:notifications.kinds.order_placed', some));
    const asked = patternOf(words('vendor-portal:notifications.kinds.cancel_requested', some));

    await test.step('The count updates within half a minute without a reload', async () => {
      await page.clock.fastForward(POLL_MS);
      await open(4);
      for (const text of [
        words('vendor-portal:notifications.kinds.product_approved', { name: isolated(name) }),
        placed,
        words('vendor-portal:notifications.kinds.low_stock', { count: 4, name: isolated(name) }),
        asked,
      ]) {
        await expect(items.filter({ hasText: text })).toHaveCount(1);
      }
      await expect(items).toHaveCount(4);
      await checkPage(page);
    });

    await test.step('A notification leads to its subject and counts as read', async () => {
      await items.filter({ hasText: asked }).getByRole('link').click();
      await expect(list).toBeHidden();
      await expect(page).toHaveURL(`/vendor/orders/${first.order_sub_no}`);
      await expect(page.getByText(patternOf(words('vendor-portal:cancellation.asked', { date: ANY })))).toBeVisible();
    });

    await test.step('All are marked as read and remain so', async () => {
      await open(3);
      await list.getByRole('button', { name: words('kit:notifications.readAll') }).click();
      await expect(list.getByRole('button', { name: words('kit:notifications.readAll') })).toBeHidden();
      await expect(items).toHaveCount(4);
      await page.reload();
      await expectUnread(0);
    });
  },
);

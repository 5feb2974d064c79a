import { writtenName } from '../../support/productForm.ts';
import { fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { orderFrom } from '../../support/vendorOrders.ts';

const POLL_MS = 30_000;

test('The bell tells a vendor once of each thing that happens, leads to it, and falls silent when it is read', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const { bell } = words;
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor, { stock: 7 });
  const name = writtenName(product, lang);
  const page = await openBrowser(vendor);
  await page.clock.install();
  const list = page.getByRole('dialog', { name: bell.title });
  const items = list.getByRole('listitem');

  /** The number stands in the bell, for the eye and the ear, and at the head of the title. */
  const expectUnread = async (count: number) => {
    const button = page.getByRole('button', { name: bell.unread(count), exact: true });
    await expect(button).toHaveText(count === 0 ? '' : String(count));
    await expect(page).toHaveTitle(count === 0 ? /^[^(]/ : new RegExp(`^\\(${count}\\) `));
    return button;
  };
  const open = async (count: number) => {
    await (await expectUnread(count)).click();
    await expect(list).toBeVisible();
  };

  await test.step('At first nothing has happened', async () => {
    await page.goto('/vendor/products');
    await open(0);
    await expect(list.getByText(bell.none)).toBeVisible();
    await checkPage(page);
    await list.getByRole('button', { name: words.close }).click();
    await expect(list).toBeHidden();
  });

  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  const first = await orderFrom(market, vendor, customer, [product, 3]);
  const second = await orderFrom(market, vendor, customer, [product, 1]);
  await market.updateOrder(vendor, first.id, { status: 'Confirmed' });
  await market.cancelOrder(customer, first);

  await test.step('Half a minute later the page knows, without a reload', async () => {
    await page.clock.fastForward(POLL_MS);
    await open(5);
    for (const text of [
      bell.approved(name),
      bell.placed(first.order_sub_no),
      bell.low(name),
      bell.placed(second.order_sub_no),
      bell.asked(first.order_sub_no),
    ]) {
      await expect(items.filter({ hasText: text })).toHaveCount(1);
    }
    await expect(items).toHaveCount(5);
    await checkPage(page);
  });

  await test.step('Each leads to its thing, and counts as read', async () => {
    const sku = fieldOf(page, words.productFields.sku);
    const follow = [
      [bell.asked(first.order_sub_no), `/vendor/orders/${first.order_sub_no}`, page.getByText(words.asksToCancel)],
      [bell.low(name), `/vendor/edit-product/${product.slug}`, sku],
      [bell.placed(second.order_sub_no), `/vendor/orders/${second.order_sub_no}`, page.getByText(second.order_no)],
    ] as const;
    for (const [index, [text, href, thing]] of follow.entries()) {
      await items.filter({ hasText: text }).getByRole('link').click();
      await expect(list).toBeHidden();
      await expect(page).toHaveURL(href);
      await expect(thing.first()).toBeVisible();
      await open(4 - index);
    }
  });

  await test.step('All are marked as read, and stay so', async () => {
    await list.getByRole('button', { name: bell.readAll }).click();
    await expect(list.getByRole('button', { name: bell.readAll })).toBeHidden();
    await expect(items).toHaveCount(5);
    await checkPage(page);
    await page.reload();
    await open(0);
    await expect(items).toHaveCount(5);
  });

  await test.step('What is read stays read; a new order rings alone', async () => {
    await orderFrom(market, vendor, customer, [product, 1]);
    await page.reload();
    await open(1);
    await expect(items).toHaveCount(6);
  });
});

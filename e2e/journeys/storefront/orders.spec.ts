import { choosePlain, chooseTwoVendors, nameOf } from '../../support/catalogue.ts';
import { linkIn } from '../../support/mailbox.ts';
import { DEMO } from '../../support/people.ts';
import { rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const PAGE_SIZE = 5;
const CARRIER = 'Aramex 5520 7713 4';

test('A customer comes by the link of a mail, and leafs through their orders to any of them', async ({
  page,
  openBrowser,
  market,
  mailbox,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const customer = await market.newCustomer();
  const product = choosePlain(await market.listProducts(), lang);
  const numbers: string[] = [];
  for (let count = 0; count <= PAGE_SIZE; count += 1) {
    await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    numbers.unshift((await market.placeOrder(customer)).order_no);
  }
  const oldest = numbers.at(-1) ?? '';
  const pageLink = (number: number) => page.getByRole('link', { name: words.pageNumber(number), exact: true });

  await test.step('The link of the mail asks who it is, and then shows the orders', async () => {
    await page.goto(linkIn(await mailbox.waitFor(customer.person.email, oldest), '/dashboard'));
    await expect(page).toHaveURL('/login');
    await signIn(page, words, customer.person);
    await expect(page).toHaveURL('/dashboard/orders');
  });

  await test.step('The five newest stand on the first page, the oldest on the second', async () => {
    for (const number of numbers.slice(0, PAGE_SIZE)) await expect(rowOf(page, number)).toHaveCount(1);
    await expect(rowOf(page, oldest)).toHaveCount(0);
    await checkPage(page);
    await pageLink(2).click();
    await expect(page).toHaveURL('/dashboard/orders?page=2');
    await expect(rowOf(page, oldest)).toHaveCount(1);
    await expect(rowOf(page, numbers[0] ?? '')).toHaveCount(0);
  });

  await test.step('The open order stands in the address: it is open again after a reload, on every page', async () => {
    const dialog = page.getByRole('dialog', { name: words.orderTitle(oldest) });
    await rowOf(page, oldest).getByRole('button').click();
    await expect(dialog).toContainText(nameOf(product, lang));
    await expect(page).toHaveURL(/\?page=2&order=\d+$/);
    const order = new URL(page.url()).searchParams.get('order');
    await page.reload();
    await expect(dialog).toContainText(nameOf(product, lang));
    await dialog.getByRole('button', { name: words.close }).last().click();
    await expect(page).toHaveURL('/dashboard/orders?page=2');
    await page.goto(`/dashboard/orders?order=${order}`);
    await expect(dialog).toContainText(nameOf(product, lang));

    const stranger = await openBrowser(await market.newCustomer());
    await stranger.goto(`/dashboard/orders?order=${order}`);
    await expect(stranger.getByText(words.noSuchOrder)).toBeVisible();
    await expect(stranger.getByRole('dialog')).toBeHidden();
    await checkPage(stranger);
  });
});

test('A customer cancels, asks to cancel, tracks, reviews and buys again, and the vendor hears of it', async ({
  openBrowser,
  market,
  mailbox,
  words,
  lang,
  checkPage,
}) => {
  const [customer, rival] = [await market.newCustomer(), await market.newCustomer()];
  const vendor = await market.signIn(DEMO.vendor);
  const vendorId = await market.getVendorId(vendor);
  const products = await market.listProducts();
  const [plain] = chooseTwoVendors(products, lang, vendorId);
  // From the end: the other journeys take the scarce ones from the beginning.
  const fewLeft = products
    .filter(({ has_variants, stock, vendor: { id } }) => !has_variants && stock >= 2 && stock <= 4 && id === vendorId)
    .at(lang === 'en' ? -1 : -2);
  if (!fewLeft) throw new Error('The demo has no product for this journey.');
  const scarce = await market.getProduct(fewLeft.slug);
  const stockLeft = async () => (await market.getProduct(scarce.slug)).stock;

  const order = async (...lines: [product: typeof plain, quantity: number][]) => {
    for (const [{ id }, quantity] of lines) await market.addToCart(customer, { product_id: id, quantity });
    const { order_no: number } = await market.placeOrder(customer);
    const part = await market.findVendorOrder(vendor, number);
    if (!part) throw new Error(`The vendor has no order ${number}.`);
    return { number, id: part.id, subNumber: part.order_sub_no };
  };
  const read = async ({ number }: { number: string }) => market.findVendorOrder(vendor, number);

  const received = await order([plain, 1]);
  await market.completeOrder(vendor, received.number);
  const shipped = await order([plain, 1]);
  await market.updateOrder(vendor, shipped.id, { status: 'Confirmed' });
  await market.updateOrder(vendor, shipped.id, { status: 'Shipped', tracking_information: CARRIER });
  const confirmed = await order([plain, 1]);
  await market.updateOrder(vendor, confirmed.id, { status: 'Confirmed' });
  const pending = await order([scarce, scarce.stock], [plain, 1]);
  expect(await stockLeft()).toBe(0);

  const page = await openBrowser(customer);
  const dialogOf = ({ number }: { number: string }) => page.getByRole('dialog', { name: words.orderTitle(number) });
  const open = async (one: { number: string }) => {
    await page.goto('/dashboard/orders');
    await rowOf(page, one.number).getByRole('button').click();
    await expect(dialogOf(one)).toBeVisible();
  };

  await test.step('Cancelling is asked about, and can be thought better of', async () => {
    await open(pending);
    await dialogOf(pending).getByRole('button', { name: words.cancelOrder }).click();
    const question = page.getByRole('dialog', { name: words.cancelTitle });
    await expect(question).toContainText(pending.subNumber);
    await checkPage(page);
    await question.getByRole('button', { name: words.keepOrder }).click();
    await expect(dialogOf(pending)).toBeVisible();
    expect((await read(pending))?.status).toBe('Pending');
  });

  await test.step('A pending order is cancelled at once: its stock is back, and the vendor knows', async () => {
    await dialogOf(pending).getByRole('button', { name: words.cancelOrder }).click();
    await page
      .getByRole('dialog', { name: words.cancelTitle })
      .getByRole('button', { name: words.confirmCancel })
      .click();
    await expect(page.getByText(words.orderCancelled, { exact: true })).toBeVisible();
    await expect(dialogOf(pending)).toContainText(words.cancelled);
    await expect(dialogOf(pending).getByRole('button', { name: words.cancelOrder })).toBeHidden();
    expect((await read(pending))?.status).toBe('Cancelled');
    expect(await stockLeft()).toBe(scarce.stock);
    await mailbox.waitFor(DEMO.vendor.email, `Order ${pending.subNumber} was cancelled by the customer`);
  });

  await test.step('What can be bought again is in the cart; what somebody else took meanwhile is named', async () => {
    await market.addToCart(rival, { product_id: scarce.id, quantity: scarce.stock });
    const { order_no: taken } = await market.placeOrder(rival);
    await dialogOf(pending).getByRole('button', { name: words.buyAgain }).click();
    const result = page.getByRole('dialog', { name: words.backInCart });
    await expect(result.getByRole('listitem').filter({ hasText: nameOf(plain, lang) })).toContainText('× 1');
    await expect(result).toContainText(words.notInCart);
    await expect(result.getByRole('listitem').filter({ hasText: nameOf(scarce, lang) })).toContainText(
      words.soldOutNow,
    );
    await checkPage(page);
    await result.getByRole('link', { name: words.viewCart }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('link', { name: nameOf(plain, lang), exact: true })).toBeVisible();
    const { data } = await market.readCart(customer);
    expect(data.flatMap(({ cart_items }) => cart_items.map(({ product }) => product.id))).toEqual([plain.id]);
    // The next journey finds it in the shop again.
    await market.updateOrder(vendor, (await read({ number: taken }))?.id ?? 0, { status: 'Cancelled' });
    expect(await stockLeft()).toBe(scarce.stock);
  });

  await test.step('Of a confirmed one the vendor is asked, and the request waits', async () => {
    await open(confirmed);
    await dialogOf(confirmed).getByRole('button', { name: words.cancelOrder }).click();
    const question = page.getByRole('dialog', { name: words.askTitle });
    await expect(question).toContainText(scarce.vendor.company_name);
    await question.getByRole('button', { name: words.askVendor }).click();
    await expect(page.getByText(words.vendorAsked, { exact: true })).toBeVisible();
    await expect(dialogOf(confirmed).getByRole('status')).toContainText(words.requestWaits);
    await expect(dialogOf(confirmed).getByRole('button', { name: words.cancelOrder })).toBeHidden();
    await checkPage(page);
    const seen = await read(confirmed);
    expect(seen?.status).toBe('Confirmed');
    expect(seen?.cancel_requested_at).toEqual(expect.any(String));
    await mailbox.waitFor(DEMO.vendor.email, `asks to cancel the order ${confirmed.subNumber}`);
    await dialogOf(confirmed).getByRole('button', { name: words.close }).last().click();
    await expect(rowOf(page, confirmed.number)).toContainText(words.cancelRequested);
  });

  await test.step('A shipped one can be tracked, and not cancelled any more', async () => {
    await open(shipped);
    await expect(dialogOf(shipped).getByRole('button', { name: words.cancelOrder })).toBeHidden();
    await dialogOf(shipped).getByRole('button', { name: words.trackPackage }).click();
    await expect(page.getByRole('dialog', { name: words.trackPackage })).toContainText(CARRIER);
  });

  await test.step('What was received can be reviewed, where the product is', async () => {
    await open(received);
    await expect(dialogOf(received).getByRole('button', { name: words.trackPackage })).toBeHidden();
    await dialogOf(received)
      .getByRole('link', { name: words.reviewOf(nameOf(plain, lang)) })
      .click();
    await expect(page).toHaveURL(`/product/${plain.slug}?tab=reviews`);
    await expect(page.getByRole('button', { name: words.writeReview })).toBeVisible();
  });
});

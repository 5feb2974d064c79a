import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { moneyOf } from '../../support/money.ts';
import { DEMO, fullNameOf } from '../../support/people.ts';
import { factOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday, expectListed, hold, orderFrom, searchOf } from '../../support/vendorOrders.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

test('A vendor finds any of the orders: by what is typed, by status, by day, by customer and by what waits', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(120_000);
  const vendor = await market.newVendor();
  const page = await openBrowser(vendor);
  const search = page.getByRole('searchbox', { name: words.searchOrders });
  const status = page.getByRole('combobox', { name: words.status });
  const due = (name: string) =>
    page.getByRole('group', { name: words.waitingForYou }).getByRole('button', { name, exact: true });

  await test.step('While the list is on its way that is said, and that there are no orders yet', async () => {
    const letGo = await hold(page, (request) => searchOf(request) !== null);
    await page.goto('/vendor/orders');
    await expect(page.getByText(words.fetchingOrders)).toBeVisible();
    await letGo();
    await expect(page.getByText(words.noOrdersYet)).toBeVisible();
    await checkPage(page);
  });

  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const [layla, omar] = [await market.newCustomer(), await market.newCustomer()];
  const byOmar = await orderFrom(market, vendor, omar, [product, 1]);
  const pending = await orderFrom(market, vendor, layla, [product, 2]);
  const confirmed = await orderFrom(market, vendor, layla, [product, 1]);
  await market.updateOrder(vendor, confirmed.id, { status: 'Confirmed' });
  await market.cancelOrder(layla, confirmed);
  const shipped = await orderFrom(market, vendor, layla, [product, 1]);
  await market.updateOrder(vendor, shipped.id, { status: 'Shipped' });
  const completed = await orderFrom(market, vendor, layla, [product, 1]);
  await market.updateOrder(vendor, completed.id, { status: 'Completed' });
  const cancelled = await orderFrom(market, vendor, layla, [product, 1]);
  await market.updateOrder(vendor, cancelled.id, { status: 'Cancelled' });
  const refunded = await orderFrom(market, vendor, layla, [product, 1]);
  await market.updateOrder(vendor, refunded.id, { status: 'Cancel With Refund' });
  const all = [refunded, cancelled, completed, shipped, confirmed, pending, byOmar];
  const shows = (...orders: typeof all) => expectListed(page, words, orders);

  await test.step('The newest stands first, with its customer, amount and what is asked for', async () => {
    await page.reload();
    await shows(...all);
    await expect(page.getByRole('columnheader', { includeHidden: true })).toHaveText(words.orderColumns);
    const row = rowOf(page, confirmed.order_no);
    await expect(row).toContainText(confirmed.order_sub_no);
    await expect(row).toContainText(fullNameOf(layla.person));
    await expect(row).toContainText(layla.person.email);
    await expect(row).toContainText(moneyOf(confirmed.total_amount, { lang, currency: confirmed.currency }));
    await expect(row).toContainText(words.wantsToCancel);
    await checkPage(page);
  });

  await test.step('Every letter that is typed asks anew, without a pause, and none is lost to whoever types fast', async () => {
    const end = byOmar.order_no.slice(-5);
    // A search that waits for a pause in the typing would wait for ever.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [index, letter] of [...end].entries()) {
      const asked = page.waitForRequest((request) => searchOf(request) === end.slice(0, index + 1));
      await search.press(letter);
      await asked;
    }
    await page.clock.resume();
    await shows(byOmar);
    await search.clear();
    await shows(...all);
    await search.pressSequentially(byOmar.order_sub_no);
    await expect(page).toHaveURL(`/vendor/orders?search=${byOmar.order_sub_no}`);
    await expect(search).toHaveValue(byOmar.order_sub_no);
    await shows(byOmar);
    await search.clear();
    await shows(...all);
  });

  await test.step('An answer that comes late does not take the place of what was typed after it', async () => {
    const isFirst = (request: Request) => searchOf(request) === omar.person.email;
    const letGo = await hold(page, isFirst);
    const [asked, late] = [page.waitForRequest(isFirst), page.waitForResponse((answer) => isFirst(answer.request()))];
    await search.fill(omar.person.email);
    await asked;
    await search.fill(pending.order_no);
    await shows(pending);
    await letGo();
    await (await late).finished();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await shows(pending);
    await expect(search).toHaveValue(pending.order_no);
  });

  await test.step('The name, the e-mail and the number of the parcel are found as well', async () => {
    await search.fill(omar.person.email);
    await shows(byOmar);
    await search.fill(fullNameOf(layla.person));
    await shows(...all);
    await search.fill(shipped.order_sub_no);
    await shows(shipped);
    await search.fill('nothing like this');
    await expect(page.getByText(words.noOrders)).toBeVisible();
    await shows();
    await checkPage(page);
    await search.clear();
  });

  await test.step('Each status shows its orders; Cancelled shows both kinds', async () => {
    const [first = '', ...labels] = await status.getByRole('option').allInnerTexts();
    expect([first, ...labels]).toEqual([words.chooseStatus, ...words.orderStatuses]);
    const found = [[pending, byOmar], [confirmed], [shipped], [completed], [refunded, cancelled], [refunded]];
    for (const [index, orders] of found.entries()) {
      await status.selectOption(labels[index] ?? '');
      await shows(...orders);
    }
    await status.selectOption('');
    await shows(...all);
  });

  await test.step('What is shown can be taken along as a file', async () => {
    await status.selectOption(words.cancelled);
    await shows(refunded, cancelled);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.exportOrders }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
      [refunded, cancelled].map(({ order_sub_no }) => order_sub_no),
    );
    await status.selectOption('');
  });

  await test.step('From and To are the days between which it was ordered, both included', async () => {
    const [from, to] = [page.getByLabel(words.fromDay, { exact: true }), page.getByLabel(words.toDay, { exact: true })];
    await from.fill(dayFromToday(0));
    await to.fill(dayFromToday(0));
    await shows(...all);
    await from.fill('');
    await to.fill(dayFromToday(-1));
    await shows();
    await to.fill('');
    await from.fill(dayFromToday(1));
    await shows();
    await from.fill('');
    await shows(...all);
  });

  await test.step('What waits is one press away, and a second press shows all again', async () => {
    await due(words.due.confirm).click();
    await expect(due(words.due.confirm)).toHaveAttribute('aria-pressed', 'true');
    await shows(pending, byOmar);
    await checkPage(page);
    await due(words.due.request).click();
    await shows(confirmed);
    await due(words.due.late).click();
    await shows();
    await due(words.due.late).click();
    await shows(...all);
  });

  await test.step("From the customers it is one step to one's orders, and another one to all of them", async () => {
    await page.goto('/vendor/customers');
    await rowOf(page, omar.person.email)
      .getByRole('link', { name: fullNameOf(omar.person) })
      .click();
    await shows(byOmar);
    const chip = page.getByRole('button', { name: words.ordersOf(fullNameOf(omar.person)) });
    await checkPage(page);
    await chip.click();
    await shows(...all);
    await expect(chip).toBeHidden();
  });
});

test('A vendor sees which parcels should have left by now', async ({ openBrowser, market, words, checkPage }) => {
  const page = await openBrowser(await market.signIn(DEMO.vendor));
  await page.goto('/vendor/orders');
  await page.getByRole('group', { name: words.waitingForYou }).getByRole('button', { name: words.due.late }).click();
  await expect(page).toHaveURL('/vendor/orders?due=late');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: words.late })).toHaveCount(0);
  await checkPage(page);
  await rows.first().getByRole('link').first().click();
  const shipBy = factOf(page.getByRole('main'), words.shipBy).getByRole('time');
  await expect(shipBy).toHaveAttribute('datetime', DAY);
  const day = (await shipBy.getAttribute('datetime')) ?? '';
  expect(day < dayFromToday(0), `${day} is over`).toBe(true);
  await checkPage(page);
});

test('A vendor finds nothing where the order of another vendor is', async ({
  openBrowser,
  market,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  const owner = await market.signIn(DEMO.vendor);
  const order = await market.findVendorOrder(owner, '');
  const number = order?.order_sub_no ?? '';
  const page = await openBrowser(await market.newVendor());
  for (const place of ['', '/packing-slip', '/invoice', '/label']) {
    await page.goto(`/vendor/orders/${number}${place}`);
    await expect(page.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(number);
  }
  await checkPage(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByText(words.noOrdersYet)).toBeVisible();

  const own = await openBrowser(owner);
  await own.goto(`/vendor/orders/${number}`);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(words.orderHeading(order?.order_no ?? ''));
});

import { downloadTable } from '../../support/csv.ts';
import { createMarket } from '../../support/market.ts';
import { moneyOf } from '../../support/money.ts';
import { oversee } from '../../support/oversight.ts';
import { fullNameOf } from '../../support/people.ts';
import { factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test, type Preferences } from '../../support/test.ts';
import { dayFromToday, expectListed, expectSums, orderFrom } from '../../support/vendorOrders.ts';

const TRACKING = 'Aramex 3390 1187 2';

test('An admin finds any order of any vendor, reads all of it, takes the list along, and changes nothing', async ({
  openBrowser,
  market,
  request,
  words,
  lang,
  currency: home,
  checkPage,
}) => {
  test.setTimeout(120_000);
  const { allOrders } = words;
  const abroad: Preferences['currency'] = home === 'SAR' ? 'BHD' : 'SAR';
  const marketAbroad = createMarket(request, { lang, currency: abroad });
  const vendor = await market.newVendor();
  const [gauze, mask] = [await market.addProduct(vendor), await market.addProduct(vendor)];
  for (const product of [gauze, mask]) await market.toggleApproval(product);
  const [layla, omar] = [await market.newCustomer(), await market.newCustomer()];
  const far = await orderFrom(marketAbroad, vendor, omar, [gauze, 3]);
  const pending = await orderFrom(market, vendor, layla, [gauze, 2], [mask, 1]);
  const asked = await orderFrom(market, vendor, layla, [gauze, 1]);
  await market.updateOrder(vendor, asked.id, { status: 'Confirmed' });
  await market.cancelOrder(layla, asked);
  const shipped = await orderFrom(market, vendor, layla, [mask, 1]);
  await market.updateOrder(vendor, shipped.id, { status: 'Shipped', tracking_information: TRACKING });
  const completed = await orderFrom(market, vendor, layla, [mask, 2]);
  await market.updateOrder(vendor, completed.id, { status: 'Completed' });
  const cancelled = await orderFrom(market, vendor, layla, [gauze, 1]);
  await market.updateOrder(vendor, cancelled.id, { status: 'Cancelled' });
  const refunded = await orderFrom(market, vendor, layla, [gauze, 1]);
  await market.updateOrder(vendor, refunded.id, { status: 'Cancel With Refund' });
  const all = [refunded, cancelled, completed, shipped, asked, pending, far];

  const oversight = await oversee(request, { lang, currency: home });
  const admin = await openBrowser(oversight.session);
  const ownList = `/admin/orders?vendor=${vendor.id}`;
  const shows = (...orders: typeof all) => expectListed(admin, words, orders);
  const filterBy = (label: string) => admin.getByRole('combobox', { name: label, exact: true });
  const dialogOf = ({ order_no }: { order_no: string }) =>
    admin.getByRole('dialog', { name: allOrders.title(order_no) });
  const open = async (order: (typeof all)[number]) => {
    await rowOf(admin, order.order_sub_no).getByRole('button').click();
    await expect(dialogOf(order)).toBeVisible();
    return dialogOf(order);
  };

  await test.step('The orders of everybody are leafed through page by page, and searched', async () => {
    await admin.goto('/admin/orders');
    await expect(admin.getByRole('columnheader', { includeHidden: true })).toHaveText(allOrders.columns);
    const position = (page: number) => admin.getByRole('listitem').filter({ hasText: allOrders.pageOf(page) });
    await expect(position(1)).toBeVisible();
    await expect(admin.getByRole('button', { name: allOrders.previousPage, exact: true })).toBeDisabled();
    await admin.getByRole('button', { name: words.nextPage, exact: true }).click();
    await expect(admin).toHaveURL('/admin/orders?page=2');
    await expect(position(2)).toBeVisible();
    await expect(position(2).locator('a, button')).toHaveCount(0);
    await admin.getByRole('button', { name: allOrders.previousPage, exact: true }).click();
    await expect(position(1)).toBeVisible();
    await admin.getByRole('searchbox', { name: words.searchOrders }).fill(far.order_sub_no);
    await shows(far);
    const row = rowOf(admin, far.order_sub_no);
    await expect(row).toContainText(vendor.companyName);
    await expect(row).toContainText(vendor.person.email);
    await expect(row).toContainText(moneyOf(far.total_amount, { lang, currency: abroad }));
    await checkPage(admin);
  });

  await test.step('Every filter stands in the address, and finds exactly what it says', async () => {
    await admin.goto(ownList);
    await shows(...all);
    const [first = '', ...labels] = await filterBy(words.status).getByRole('option').allInnerTexts();
    expect([first, ...labels]).toEqual([words.chooseStatus, ...words.orderStatuses]);
    const byStatus = [[pending, far], [asked], [shipped], [completed], [refunded, cancelled], [refunded]];
    const cases: [filter: string, choice: string, query: string, found: typeof all][] = [
      ...byStatus.map((found, index): (typeof cases)[number] => [
        words.status,
        labels[index] ?? '',
        `status=${index + 1}`,
        found,
      ]),
      [allOrders.currency, words.currencies[abroad], `currency=${abroad}`, [far]],
      [allOrders.cancelled, allOrders.onlyCancelled, 'cancelled=1', [refunded, cancelled]],
      [allOrders.cancelled, allOrders.withoutCancelled, 'cancelled=0', [completed, shipped, asked, pending, far]],
    ];
    for (const [filter, choice, query, found] of cases) {
      await filterBy(filter).selectOption(choice);
      await expect(admin).toHaveURL(`${ownList}&${query}`);
      await shows(...found);
      await filterBy(filter).selectOption('');
    }
    const [from, to] = [fieldOf(admin, words.fromDay), fieldOf(admin, words.toDay)];
    await from.fill(dayFromToday(0));
    await to.fill(dayFromToday(0));
    await shows(...all);
    await from.fill(dayFromToday(1));
    await shows();
    await from.fill('');
    await to.fill(dayFromToday(-1));
    await shows();
    await to.fill('');
    await shows(...all);
    await admin.goto(`${ownList}&due=request`);
    await shows(asked);
    await admin.getByRole('button', { name: allOrders.requests }).click();
    await shows(...all);
    await checkPage(admin);
  });

  await test.step('The details hold all that was ordered, paid and agreed', async () => {
    const dialog = await open(pending);
    const [overseen] = await oversight.listOrders(`search=${pending.order_sub_no}`);
    const { city = '', state = '', country = '' } = overseen?.billing_address ?? {};
    const cards = dialog.getByRole('region', { name: words.summaryOfOrder });
    for (const card of words.summaryCards) await expect(factOf(cards, card)).toBeVisible();
    const [, statusCard = '', totalCard = '', paymentCard = ''] = words.summaryCards;
    await expect(factOf(cards, statusCard)).toHaveText(words.pending);
    await expect(factOf(cards, totalCard)).toHaveText(moneyOf(pending.total_amount, { lang, currency: home }));
    await expect(factOf(cards, paymentCard)).toHaveText(words.cashOnDelivery);
    await expect(dialog.getByRole('heading', { name: words.productsOfOrder(2) })).toBeVisible();
    const lines = dialog.getByRole('listitem');
    for (const { product, quantity, sub_total } of pending.order_products) {
      const line = lines.filter({ hasText: lang === 'ar' ? product.name_arabic : product.name });
      await expect(line).toContainText(words.quantityIs(quantity));
      await expect(line).toContainText(moneyOf(sub_total, { lang, currency: home }));
      await expect(line).toContainText(words.pending);
    }
    await expectSums(dialog, words, lang, pending);
    for (const title of [words.shippingInformation, words.billingAddress]) {
      const card = dialog.locator('section').filter({ has: admin.getByRole('heading', { name: title }) });
      for (const part of [fullNameOf(layla.person), '12 Palm Street', city, state, country]) {
        await expect(card).toContainText(part);
      }
    }
    await expect(dialog).toContainText(layla.person.email);
    await expect(dialog).toContainText(layla.person.phone_number);
    await checkPage(admin);
  });

  await test.step('An admin only looks: cancelling is for the customer and the vendor', async () => {
    const dialog = dialogOf(pending);
    const cancel = dialog.getByRole('button', { name: allOrders.cancel, exact: true });
    await expect(cancel).toBeDisabled();
    await expect(cancel).toHaveAccessibleDescription(allOrders.cancelReason);
    await expect(dialog.getByRole('button', { disabled: false })).toHaveText(['', words.close]);
    await dialog.getByRole('button', { name: words.close }).last().click();
    await expect(dialog).toBeHidden();
    for (const path of [`/api/vendor/orders/${pending.id}/status`, `/api/orders/${pending.id}/cancel`]) {
      const headers = { Authorization: `Bearer ${oversight.session.token}` };
      const answer = await request.post(path, { headers, data: { status: 'Cancelled' } });
      expect([403, 404], `${path} answered ${answer.status()}`).toContain(answer.status());
    }
    expect((await market.findVendorOrder(vendor, pending.order_sub_no))?.status).toBe('Pending');
  });

  await test.step('A parcel on its way can be tracked, and not cancelled', async () => {
    const dialog = await open(shipped);
    await expect(dialog.getByRole('button', { name: allOrders.cancel })).toBeHidden();
    await dialog.getByRole('button', { name: words.trackParcel, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: words.orderHistory })).toBeFocused();
    await expect(dialog).toContainText(TRACKING);
    await checkPage(admin);
    await dialog.getByRole('button', { name: words.close }).last().click();
  });

  await test.step('The exported table holds what the list shows, of every page', async () => {
    const exported = async () => {
      const { rows } = await downloadTable(admin, admin.getByRole('button', { name: words.exportOrders }));
      return rows;
    };
    const digits = home === 'BHD' ? 3 : 2;
    await admin.goto(`${ownList}&cancelled=0&currency=${home}`);
    const sold = [completed, shipped, asked, pending];
    await shows(...sold);
    expect(await exported()).toMatchObject(
      sold.map(({ order_no, order_sub_no, currency, total_amount }) => ({
        ...{ order_no, order_sub_no, currency, total_amount: total_amount.toFixed(digits) },
        ...{ vendor: vendor.companyName, vendor_email: vendor.person.email, email: layla.person.email },
      })),
    );
    // More than a page of them, of other days: nobody orders in this span meanwhile.
    const span = `from=${dayFromToday(-20)}&to=${dayFromToday(-3)}`;
    const old = await oversight.listOrders(`${span}&currency=${home}`);
    expect(old.length).toBeGreaterThan(10);
    await admin.goto(`/admin/orders?currency=${home}&${span}`);
    await shows(...old.slice(0, 10));
    expect((await exported()).map(({ order_sub_no }) => order_sub_no)).toEqual(
      old.map(({ order_sub_no }) => order_sub_no),
    );
  });
});

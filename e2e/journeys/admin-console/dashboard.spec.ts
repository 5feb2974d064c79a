import type { Locator, Page } from '@playwright/test';
import { createMarket } from '../../support/market.ts';
import { expectTotal, SETTLED, SOON } from '../../support/listTotal.ts';
import { moneyOf, numberIn, sumOf } from '../../support/money.ts';
import { oversee } from '../../support/oversight.ts';
import { bodyRows, factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday, orderFrom } from '../../support/vendorOrders.ts';
import type { OverseenOrder } from '../../support/wire.ts';

/** The other journeys order in other currencies: what was sold in this one holds still. */
const CURRENCY = 'USD';
const CANCELLED = 5;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day in Riyadh, three hours ahead of UTC: `2026-11-21`. */
const dayOf = (time: number) => new Date(time + 3 * HOUR_MS).toISOString().slice(0, 10);
const beginningOf = (day: string) => Date.parse(`${day}T00:00:00+03:00`);

/** The first day of a month so many months after the month of a day. */
const monthOf = (day: string, months: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** The time until now that a period covers, and as much before it. */
function spansOf(period: 'week' | 'month' | 'year', now: number) {
  if (period === 'year') {
    const first = monthOf(dayOf(now), -11);
    const yearAgo = new Date(now);
    yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
    const before = { from: beginningOf(monthOf(first, -12)), until: yearAgo.getTime() };
    return { now: { from: beginningOf(first), until: now }, before };
  }
  const days = period === 'week' ? 7 : 30;
  const from = beginningOf(dayOf(now)) - (days - 1) * DAY_MS;
  return { now: { from, until: now }, before: { from: from - days * DAY_MS, until: now - days * DAY_MS } };
}

/** What was sold in a span of time, added up from the orders themselves. */
function figuresOf(orders: readonly OverseenOrder[], { from, until }: { from: number; until: number }) {
  const sold = orders.filter(({ status_code, order_date }) => {
    const time = Date.parse(order_date);
    return status_code < CANCELLED && time >= from && time < until;
  });
  const total = (some: readonly OverseenOrder[]) =>
    sumOf(
      some.map(({ total_amount }) => total_amount),
      CURRENCY,
    );
  const vendors = [...new Set(sold.map(({ vendor }) => vendor.id))].map((id) => {
    const own = sold.filter(({ vendor }) => vendor.id === id);
    return { id, name: own[0]?.vendor.company_name ?? '', orders: own.length, sales: total(own) };
  });
  return {
    sold,
    sales: total(sold),
    orders: sold.length,
    average: sold.length === 0 ? 0 : Math.round((total(sold) * 100) / sold.length) / 100,
    units: sold.flatMap(({ order_products }) => order_products).reduce((sum, { quantity }) => sum + quantity, 0),
    customers: new Set(sold.map(({ user }) => user.id)).size,
    /** Who sold most comes first; of equals, who joined first. */
    vendors: vendors.sort((a, b) => b.sales - a.sales || b.orders - a.orders || a.id - b.id),
  };
}

const bestVendors = (page: Page) => bodyRows(page).filter({ has: page.locator('a[href*="vendor="]') });

test('An admin reads what was sold: every number is the sum of the orders that it leads to', async ({
  openBrowser,
  market,
  request,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(180_000);
  const { boxes, adminHome } = words;
  const abroad = createMarket(request, { lang, currency: CURRENCY });
  const oversight = await oversee(request, { lang, currency: CURRENCY });
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor, { price_usd: 48.35 });
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  const kept = await orderFrom(abroad, vendor, customer, [product, 7]);
  const regretted = await orderFrom(abroad, vendor, customer, [product, 9]);
  await market.cancelOrder(customer, regretted);

  const page = await openBrowser(oversight.session);
  const panel = page.getByRole('region', { name: words.sales, exact: true });
  const money = (amount: number) => moneyOf(amount, { lang, currency: CURRENCY });
  const detailOf = (label: string): Locator => factOf(panel, label).locator('xpath=following-sibling::dd[1]');

  for (const period of ['week', 'month', 'year'] as const) {
    await test.step(`The ${period}`, async () => {
      await expect(async () => {
        const orders = await oversight.listOrders(`currency=${CURRENCY}`);
        const spans = spansOf(period, Date.now());
        const [now, before] = [figuresOf(orders, spans.now), figuresOf(orders, spans.before)];
        expect(now.vendors).toContainEqual(expect.objectContaining({ id: vendor.id, orders: 1 }));
        await page.goto(`/admin/dashboard?currency=${CURRENCY}&period=${period}`);
        const numbers: [label: string, value: number, previous: number, inWords: (value: number) => string][] = [
          [boxes.sales, now.sales, before.sales, money],
          [boxes.orders, now.orders, before.orders, String],
          [boxes.average, now.average, before.average, money],
          [boxes.units, now.units, before.units, String],
          [boxes.customers, now.customers, before.customers, String],
          [adminHome.vendorsWhoSold, now.vendors.length, before.vendors.length, String],
        ];
        for (const [label, value, previous, inWords] of numbers) {
          await expect(factOf(panel, label)).toHaveText(inWords(value), SOON);
          const beside = previous === 0 ? words.nothingBefore : `(${inWords(previous)})`;
          await expect(detailOf(label)).toContainText(beside, SOON);
        }
        const rows = bestVendors(page);
        await expect(rows).toHaveCount(Math.min(5, now.vendors.length), SOON);
        for (const [index, { name, orders: count, sales }] of now.vendors.slice(0, 5).entries()) {
          const cells = rows.nth(index).getByRole('cell');
          await expect(rows.nth(index).getByRole('link', { name })).toBeVisible(SOON);
          await expect(cells.nth(-2)).toHaveText(String(count), SOON);
          await expect(cells.nth(-1)).toHaveText(money(sales), SOON);
        }
        if (period === 'week') await expectDays(orders, spans.now.from);
      }).toPass(SETTLED);
    });
  }

  /** The chart as a table: what was sold on each of the seven days. */
  async function expectDays(orders: readonly OverseenOrder[], first: number) {
    await page.getByRole('button', { name: words.asTable, exact: true }).click();
    const chart = page.getByRole('table', { name: words.salesOf.week(words.currencies[CURRENCY]) });
    const days = Array.from({ length: 7 }, (_, index) => {
      const from = first + index * DAY_MS;
      const { sales, orders: count } = figuresOf(orders, { from, until: from + DAY_MS });
      return [sales, count];
    });
    const bars = await chart
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all();
    const shown = bars.map(async (bar) => (await bar.getByRole('cell').allInnerTexts()).slice(-2).map(numberIn));
    expect(await Promise.all(shown)).toEqual(days);
  }

  await test.step('Each number leads to exactly the orders behind it, and a vendor to the own ones', async () => {
    const span = `from=${dayFromToday(-6)}&to=${dayFromToday(0)}`;
    const behind = `/admin/orders?cancelled=0&currency=${CURRENCY}&${span}`;
    const open = () => page.goto(`/admin/dashboard?currency=${CURRENCY}`);
    await open();
    await checkPage(page);
    for (const label of [...Object.values(boxes), adminHome.vendorsWhoSold]) {
      await expect(panel.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', behind);
    }
    await expect(async () => {
      await open();
      const count = numberIn(await factOf(panel, boxes.orders).innerText(SOON));
      await panel.getByRole('link', { name: boxes.orders, exact: true }).click();
      await expect(page).toHaveURL(behind);
      await expectTotal(page, count, words.nextPage);
    }).toPass(SETTLED);
    await expect(async () => {
      await open();
      const best = bestVendors(page).first();
      const count = numberIn(await best.getByRole('cell').nth(-2).innerText(SOON));
      await best.getByRole('link').click();
      await expect(page).toHaveURL((url) => url.href.includes(`${behind}&vendor=`));
      await expectTotal(page, count, words.nextPage);
    }).toPass(SETTLED);
    await page.goto(`${behind}&vendor=${vendor.id}`);
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(bodyRows(page)).toContainText(kept.order_sub_no);
  });
});

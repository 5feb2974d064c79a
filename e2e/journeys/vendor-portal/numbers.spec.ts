import { downloadTable } from '../../support/csv.ts';
import { createMarket } from '../../support/market.ts';
import { moneyOf, numberIn } from '../../support/money.ts';
import { amountsOf, figuresOf, sell, type Figures, type Sale } from '../../support/sales.ts';
import { bodyRows, expectRefused, factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test, type Preferences } from '../../support/test.ts';

type Currency = Preferences['currency'];

const COUPON: [code: string, percent: number] = ['WELCOME10', 10];
const DAY_MS = 86_400_000;

/** A day near today, `YYYY-MM-DD`. The shop's day may have begun earlier than that of this machine. */
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('A vendor finds the same numbers on the dashboard, in reports, in the file and beside the customers', async ({
  openBrowser,
  market,
  request,
  words,
  lang,
  currency: home,
  checkPage,
}) => {
  test.setTimeout(180_000);
  const abroad: Currency = home === 'SAR' ? 'BHD' : 'SAR';
  const marketAbroad = createMarket(request, { lang, currency: abroad });
  const money = (amount: number, currency: Currency = home) => moneyOf(amount, { lang, currency });
  const vendor = await market.newVendor();
  const page = await openBrowser(vendor);
  const waiting = page.getByRole('region', { name: words.waitingForYou });
  const panel = page.getByRole('region', { name: words.sales, exact: true });
  const chooseCurrency = async (currency: Currency) => {
    await page.getByRole('button', { name: words.currencies[currency], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`currency=${currency}`));
  };

  const gauze = await market.addProduct(vendor, { price_sar: 21.35, price_bhd: 2.145 });
  const mask = await market.addProduct(vendor, { price_sar: 33.5, price_bhd: 3.355, stock: 6 });
  for (const product of [gauze, mask]) await market.toggleApproval(product);
  await market.addProduct(vendor);
  const [layla, omar] = [await market.newCustomer(), await market.newCustomer()];
  const reviewed = await sell(market, {
    ...{ buyer: layla, currency: home, coupon: COUPON },
    lines: [
      [gauze, 3],
      [mask, 1],
    ],
  });
  const asked = await sell(market, { buyer: layla, currency: home, lines: [[gauze, 1]] });
  const thoughtBetterOf = await sell(market, { buyer: omar, currency: home, lines: [[gauze, 5]] });
  const far = await sell(marketAbroad, { buyer: omar, currency: abroad, lines: [[mask, 2]] });
  const farther = await sell(marketAbroad, {
    ...{ buyer: omar, currency: abroad },
    lines: [
      [gauze, 2],
      [mask, 1],
    ],
  });
  const sales = [reviewed, asked, thoughtBetterOf, far, farther];
  const kept = sales.filter((sale) => sale !== thoughtBetterOf);
  await market.completeOrder(vendor, reviewed.order.order_no);
  await market.review(layla, mask, 4, 'Sits well, even after hours.');
  await market.updateOrder(vendor, asked.order.id, { status: 'Confirmed' });
  await market.cancelOrder(layla, asked.order);

  const expectBoxes = async (figures: Figures, currency: Currency) => {
    const { boxes } = words;
    await expect(factOf(panel, boxes.sales)).toHaveText(money(figures.net, currency));
    await expect(factOf(panel, boxes.orders)).toHaveText(String(figures.orders));
    await expect(factOf(panel, boxes.average)).toHaveText(money(figures.average, currency));
    await expect(factOf(panel, boxes.units)).toHaveText(String(figures.units));
    await expect(factOf(panel, boxes.customers)).toHaveText(String(figures.customers));
    await expect(panel.getByText(words.nothingBefore)).toHaveCount(5);
  };
  const expectChart = async ({ net, orders }: Figures, title: string) => {
    const figure = page.getByRole('figure', { name: title });
    await figure.getByRole('button', { name: words.asTable, exact: true }).click();
    const chart = figure.getByRole('table', { name: title });
    await expect(chart).toBeVisible();
    const bars = chart.getByRole('row').filter({ has: page.getByRole('cell') });
    const cells = await bars.last().getByRole('cell').allInnerTexts();
    expect(cells.slice(-2).map(numberIn)).toEqual([net, orders]);
    for (const bar of (await bars.all()).slice(0, -1)) await expect(bar.getByRole('cell').last()).toHaveText('0');
  };
  const expectBestsellers = async ({ products }: Figures, currency: Currency) => {
    const rows = page.getByRole('table', { name: words.bestsellers }).getByRole('row');
    await expect(rows).toHaveCount(products.length + 1);
    for (const [index, { product, units, sales: amount }] of products.entries()) {
      const row = rows.nth(index + 1);
      const link = row.getByRole('link', { name: lang === 'ar' ? product.arabic_name : product.name });
      await expect(link).toHaveAttribute('href', `/vendor/edit-product/${product.slug}`);
      await expect(row.getByRole('cell').nth(2)).toHaveText(String(units));
      await expect(row.getByRole('cell').nth(3)).toHaveText(money(amount, currency));
    }
  };

  await test.step('The dashboard adds up what was sold in one currency, for a week, a month and a year', async () => {
    const figures = figuresOf(sales, home);
    await page.goto('/vendor');
    await expectBoxes(figures, home);
    await checkPage(page);
    await expectChart(figures, words.salesOf.week(words.currencies[home]));
    await expectBestsellers(figures, home);
    await checkPage(page);
    for (const period of ['month', 'year'] as const) {
      await page.getByRole('tab', { name: words[period], exact: true }).click();
      await expect(page).toHaveURL(`/vendor?period=${period}`);
      await expectChart(figures, words.salesOf[period](words.currencies[home]));
      await expectBoxes(figures, home);
    }
  });

  await test.step('The other currency has its own numbers, and a reload keeps it', async () => {
    const figures = figuresOf(sales, abroad);
    await chooseCurrency(abroad);
    await expectBoxes(figures, abroad);
    await expectBestsellers(figures, abroad);
    await page.reload();
    await expectBoxes(figures, abroad);
    await expectChart(figures, words.salesOf.year(words.currencies[abroad]));
    await checkPage(page);
  });

  await test.step('What waits is counted, and each count leads to exactly what it counts', async () => {
    const counts = [
      [words.waiting.toConfirm, 3, '/vendor/orders?due=confirm'],
      [words.waiting.late, 0, '/vendor/orders?due=late'],
      [words.waiting.requests, 1, '/vendor/orders?due=request'],
      [words.waiting.low, 1, '/vendor/products?in_stock=low'],
      [words.waiting.unapproved, 1, '/vendor/products?approval=0'],
      [words.waiting.unanswered, 1, '/vendor/reviews?answered=0'],
    ] as const;
    for (const [label, count, href] of counts) {
      await page.goto('/vendor');
      await expect(factOf(waiting, label)).toHaveText(String(count));
      await waiting.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1, name: words.vendorHome })).toBeHidden();
      if (count === 0) await expect(page.getByText(words.noOrders)).toBeVisible();
      await expect(bodyRows(page)).toHaveCount(count);
    }
  });

  await test.step('An order that the customer cancels counts nowhere any more', async () => {
    await market.cancelOrder(omar, thoughtBetterOf.order);
    await page.goto(`/vendor?currency=${home}`);
    const figures = figuresOf(kept, home);
    await expectBoxes(figures, home);
    await expectBestsellers(figures, home);
    await expect(factOf(waiting, words.waiting.toConfirm)).toHaveText('2');
  });

  const expectReport = async (currency: Currency) => {
    const figures = figuresOf(kept, currency);
    const inCurrency = sales.filter((sale) => sale.currency === currency);
    const main = page.getByRole('main');
    for (const tile of ['gross', 'discounts', 'shipping', 'tax', 'net'] as const) {
      await expect(factOf(main, words.report.tiles[tile])).toHaveText(money(figures[tile], currency));
    }
    for (const tile of ['orders', 'units'] as const) {
      await expect(factOf(main, words.report.tiles[tile])).toHaveText(String(figures[tile]));
    }
    await expect(factOf(main, words.report.tiles.cancelled)).toHaveText(String(inCurrency.length - figures.orders));
    await expect(bodyRows(page)).toHaveCount(inCurrency.length);
    for (const sale of inCurrency) {
      const row = rowOf(page, sale.order.order_sub_no);
      await expect(row.getByRole('cell').last()).toHaveText(money(amountsOf(sale).net, currency));
    }
    const cancelledRow = rowOf(page, thoughtBetterOf.order.order_sub_no);
    await expect(cancelledRow).toHaveCount(currency === home ? 1 : 0);
    if (currency === home) await expect(cancelledRow).toContainText(words.cancelled);
  };
  const fileRow = (sale: Sale, digits: number) => {
    const { gross, discounts, shipping, tax, net } = amountsOf(sale);
    const [sub_total, discount, shipping_cost, tax_amount, total_amount] = [gross, discounts, shipping, tax, net].map(
      (amount) => amount.toFixed(digits),
    );
    const units = String(sale.lines.reduce((sum, [, quantity]) => sum + quantity, 0));
    const { order_no, order_sub_no } = sale.order;
    const amounts = { sub_total, discount, shipping_cost, tax_amount, total_amount };
    return { order_no, order_sub_no, units, ...amounts, currency: sale.currency };
  };

  await test.step('The report of a span adds up to the same, and refuses a span that is none', async () => {
    const [from, to] = [fieldOf(page, words.report.from), fieldOf(page, words.report.to)];
    const show = page.getByRole('button', { name: words.report.show, exact: true });
    await page.goto(`/vendor/reports?currency=${home}`);
    await expectReport(home);
    await checkPage(page);
    await expect(from).toHaveAttribute('placeholder', words.report.format);
    await from.fill(dayFromNow(-9));
    await to.fill(dayFromNow(-10));
    await show.click();
    await expectRefused(page, words.report.from, words.report.fromAfterTo);
    await checkPage(page);
    await to.fill(dayFromNow(-2));
    await show.click();
    await expect(page.getByText(words.report.none)).toBeVisible();
    await expect(factOf(page.getByRole('main'), words.report.tiles.net)).toHaveText(money(0));
    await from.fill(dayFromNow(-1));
    await to.fill(dayFromNow(1));
    await show.click();
    await expectReport(home);
    await chooseCurrency(abroad);
    await expectReport(abroad);
  });

  await test.step('The file holds what is on the screen, to the last coin', async () => {
    for (const currency of [abroad, home]) {
      await chooseCurrency(currency);
      await expectReport(currency);
      const { name, rows } = await downloadTable(page, page.getByRole('button', { name: words.report.download }));
      expect(name).toBe(`sales-${dayFromNow(-1)}-${dayFromNow(1)}-${currency}.csv`);
      const newestFirst = sales.filter((sale) => sale.currency === currency).reverse();
      expect(rows).toMatchObject(newestFirst.map((sale) => fileRow(sale, currency === 'BHD' ? 3 : 2)));
      expect(rows.map(({ status }) => status === 'Cancelled')).toEqual(
        newestFirst.map((sale) => sale === thoughtBetterOf),
      );
    }
  });

  await test.step('Each customer stands beside what they spent, currency by currency, and leads to their orders', async () => {
    for (const buyer of [layla, omar]) {
      await page.goto('/vendor/customers');
      const row = rowOf(page, buyer.person.email);
      await expect(bodyRows(page)).toHaveCount(2);
      for (const currency of [home, abroad]) {
        const { net } = figuresOf(
          kept.filter((sale) => sale.buyer === buyer),
          currency,
        );
        const spent = row.getByRole('cell').last();
        if (net > 0) await expect(spent).toContainText(money(net, currency));
        else await expect(spent).not.toContainText(money(0, currency).replace(/[\d.]+/, ''));
      }
      const own = sales.filter((sale) => sale.buyer === buyer);
      const { firstname, lastname } = buyer.person;
      await row.getByRole('link', { name: words.countedOrdersOf(own.length, `${firstname} ${lastname}`) }).click();
      await expect(page).toHaveURL(/\/vendor\/orders\?customer=\d+$/);
      await expect(bodyRows(page)).toHaveCount(own.length);
      for (const { order } of own) await expect(rowOf(page, order.order_sub_no)).toHaveCount(1);
    }
    await page.goto('/vendor/customers');
    await expect(bodyRows(page)).toHaveCount(2);
    await checkPage(page);
  });
});

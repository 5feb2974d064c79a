import type { Page } from '@playwright/test';
import { downloadTable } from '../../support/csv.ts';
import { createMarket } from '../../support/market.ts';
import { moneyOf, numberIn } from '../../support/money.ts';
import { fullNameOf } from '../../support/people.ts';
import { amountsOf, figuresOf, sell, type Figures, type Sale } from '../../support/sales.ts';
import { bodyRows, factOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Preferences } from '../../support/preferences.ts';
import type { Translate } from '../../support/translate.ts';

type Currency = Preferences['currency'];
type Lang = Preferences['lang'];

const COUPON: [code: string, percent: number] = ['WELCOME10', 10];

interface Screen {
  page: Page;
  words: Translate;
  lang: Lang;
}

async function chooseCurrency({ page, words }: Screen, currency: Currency): Promise<void> {
  await page.getByRole('button', { name: words(`kit:price.currencies.${currency}`), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`currency=${currency}`));
}

async function expectBoxes({ page, words, lang }: Screen, figures: Figures, currency: Currency): Promise<void> {
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const panel = page.getByRole('region', { name: words('kit:sales.title'), exact: true });
  await expect(factOf(panel, words('kit:sales.boxes.sales'))).toHaveText(money(figures.net));
  await expect(factOf(panel, words('kit:sales.boxes.orders'))).toHaveText(String(figures.orders));
  await expect(factOf(panel, words('kit:sales.boxes.average_order'))).toHaveText(money(figures.average));
  await expect(factOf(panel, words('kit:sales.boxes.units'))).toHaveText(String(figures.units));
  await expect(factOf(panel, words('kit:sales.boxes.customers'))).toHaveText(String(figures.customers));
}

async function expectBestsellers(
  { page, words, lang }: Screen,
  { products }: Figures,
  currency: Currency,
): Promise<void> {
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const rows = page.getByRole('table', { name: words('vendor-portal:home.top.title') }).getByRole('row');
  await expect(rows).toHaveCount(products.length + 1);
  for (const [index, { product, units, sales: amount }] of products.entries()) {
    const row = rows.nth(index + 1);
    await expect(row).toContainText(lang === 'ar' ? product.arabic_name : product.name);
    await expect(row.getByRole('cell').nth(2)).toHaveText(String(units));
    await expect(row.getByRole('cell').nth(3)).toHaveText(money(amount));
  }
}

async function expectReport(
  { page, words, lang }: Screen,
  kept: Sale[],
  all: Sale[],
  currency: Currency,
): Promise<void> {
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const main = page.getByRole('main');
  const figures = figuresOf(kept, currency);
  for (const tile of ['gross', 'discounts', 'shipping', 'tax', 'net'] as const) {
    await expect(factOf(main, words(`vendor-portal:reports.tiles.${tile}`))).toHaveText(money(figures[tile]));
  }
  for (const tile of ['orders', 'units'] as const) {
    await expect(factOf(main, words(`vendor-portal:reports.tiles.${tile}`))).toHaveText(String(figures[tile]));
  }
  await expect(factOf(main, words('vendor-portal:reports.tiles.cancelled'))).toHaveText(
    String(all.length - kept.length),
  );
  // The last row is the total.
  await expect(bodyRows(page)).toHaveCount(all.length === 0 ? 0 : all.length + 1);
  for (const sale of all) {
    const row = rowOf(page, sale.order.order_sub_no);
    await expect(row.getByRole('cell').last()).toHaveText(money(amountsOf(sale).net));
  }
}

const fileRow = (sale: Sale, status: string) => {
  const { gross, discounts, shipping, tax, net } = amountsOf(sale);
  const [sub_total, discount, shipping_cost, tax_amount, total_amount] = [gross, discounts, shipping, tax, net].map(
    (amount) => amount.toFixed(sale.currency === 'BHD' ? 3 : 2),
  );
  const units = String(sale.lines.reduce((sum, [, quantity]) => sum + quantity, 0));
  const amounts = { sub_total, discount, shipping_cost, tax_amount, total_amount };
  return { order_sub_no: sale.order.order_sub_no, units, ...amounts, currency: sale.currency, status };
};

test(
  'Dashboard, reports, export and customers show the same numbers',
  { tag: '@whole' },
  async ({ openBrowser, market, request, words, lang, currency: home, checkPage }) => {
    const abroad: Currency = home === 'SAR' ? 'BHD' : 'SAR';
    const marketAbroad = createMarket(request, { lang, currency: abroad });
    const vendor = await market.newVendor();
    const page = await openBrowser(vendor);
    const screen: Screen = { page, words, lang };

    const gauze = await market.addProduct(vendor, { price_sar: 21.35, price_bhd: 2.145 });
    const mask = await market.addProduct(vendor, { price_sar: 33.5, price_bhd: 3.355 });
    for (const product of [gauze, mask]) await market.toggleApproval(product);
    const [layla, omar] = [await market.newCustomer(), await market.newCustomer()];
    const reduced = await sell(market, {
      ...{ buyer: layla, currency: home, coupon: COUPON },
      lines: [
        [gauze, 3],
        [mask, 1],
      ],
    });
    const thoughtBetterOf = await sell(market, { buyer: omar, currency: home, lines: [[gauze, 5]] });
    const far = await sell(marketAbroad, { buyer: omar, currency: abroad, lines: [[mask, 2]] });

    await test.step('The dashboard shows sales and their chart', async () => {
      const figures = figuresOf([reduced, thoughtBetterOf], home);
      await page.goto('/vendor');
      await expectBoxes(screen, figures, home);
      await expectBestsellers(screen, figures, home);
      const title = words('kit:sales.chart.week', { currency: words(`kit:price.currencies.${home}`) });
      const figure = page.getByRole('figure', { name: title });
      await figure.getByRole('button', { name: words('kit:chart.table'), exact: true }).click();
      const cells = await bodyRows(page).and(figure.getByRole('row')).last().getByRole('cell').allInnerTexts();
      expect(cells.slice(-2).map(numberIn)).toEqual([figures.net, figures.orders]);
      await checkPage(page);
    });

    await test.step('The other currency has its own numbers', async () => {
      await chooseCurrency(screen, abroad);
      const figures = figuresOf([far], abroad);
      await expectBoxes(screen, figures, abroad);
      await expectBestsellers(screen, figures, abroad);
    });

    await test.step('Pending items are counted, and the count leads to them', async () => {
      const waiting = page.getByRole('region', { name: words('vendor-portal:home.waiting.title') });
      await expect(factOf(waiting, words('vendor-portal:home.waiting.to_confirm'))).toHaveText('3');
      await waiting.getByRole('link', { name: words('vendor-portal:home.waiting.to_confirm'), exact: true }).click();
      await expect(page).toHaveURL('/vendor/orders?due=confirm');
      await expect(bodyRows(page)).toHaveCount(3);
    });

    await test.step('The report shows the same, without orders cancelled since', async () => {
      await market.cancelOrder(omar, thoughtBetterOf.order);
      await page.goto(`/vendor/reports?currency=${abroad}`);
      await expectReport(screen, [far], [far], abroad);
      await chooseCurrency(screen, home);
      await expectReport(screen, [reduced], [reduced, thoughtBetterOf], home);
      await expect(rowOf(page, thoughtBetterOf.order.order_sub_no)).toContainText(words('kit:status.cancelled'));
    });

    await test.step('The export equals the screen to the last minor unit', async () => {
      const { name, rows } = await downloadTable(
        page,
        page.getByRole('button', { name: words('vendor-portal:reports.download') }),
      );
      expect(name).toMatch(new RegExp(`^sales-[\\d-]{21}-${home}\\.csv$`));
      expect(rows).toMatchObject([fileRow(thoughtBetterOf, 'Cancelled'), fileRow(reduced, 'Pending')]);
    });

    await test.step('A customer is listed with their spending and leads to their orders', async () => {
      await page.goto('/vendor/customers');
      await expect(bodyRows(page)).toHaveCount(2);
      const row = rowOf(page, omar.person.email);
      await expect(row.getByRole('cell').last()).toHaveText(
        moneyOf(figuresOf([far], abroad).net, { lang, currency: abroad }),
      );
      await row
        .getByRole('link', {
          name: words('vendor-portal:customers.showOrders', { count: 2, name: fullNameOf(omar.person) }),
        })
        .click();
      await expect(bodyRows(page)).toHaveCount(2);
      for (const { order } of [thoughtBetterOf, far]) await expect(rowOf(page, order.order_sub_no)).toHaveCount(1);
    });
  },
);

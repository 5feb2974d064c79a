import type { Page } from '@playwright/test';
import { createMarket } from '../../support/market.ts';
import { expectTotal, SETTLED, SOON } from '../../support/list-total.ts';
import { moneyOf, numberIn } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { bodyRows, factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday, orderFrom } from '../../support/vendor-orders.ts';

/** No other journey sells in this currency, so its figures do not change. */
const CURRENCY = 'USD';

const bestVendors = (page: Page) => bodyRows(page).filter({ has: page.locator('a[href*="vendor="]') });

test(
  'Each number on the dashboard leads to exactly what it counts',
  { tag: '@whole' },
  async ({ openBrowser, market, request, words, lang, checkPage }) => {
    const abroad = createMarket(request, { lang, currency: CURRENCY });
    const [vendor, customer] = await Promise.all([market.newVendor(), market.newCustomer()]);
    // Expensive enough to put its vendor among the top sellers.
    const product = await market.addProduct(vendor, { price_usd: 4_800.35 });
    await market.addProduct(vendor);
    await market.toggleApproval(product);
    const order = await orderFrom(abroad, vendor, customer, [product, 7]);

    const page = await openBrowser(await market.signIn(DEMO.admin));
    const home = `/admin/dashboard?currency=${CURRENCY}`;
    const follow = (panel: string, label: string, address: string) =>
      expect(async () => {
        await page.goto(home);
        const region = page.getByRole('region', { name: panel, exact: true });
        const count = numberIn(await factOf(region, label).innerText(SOON));
        expect(count).toBeGreaterThan(0);
        await region.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expectTotal(page, count, words('kit:pager.next'));
      }, `${label} leads to as many`).toPass(SETTLED);

    const sold = `/admin/orders?cancelled=0&currency=${CURRENCY}&from=${dayFromToday(-6)}&to=${dayFromToday(0)}`;
    await test.step('Sales and pending items', async () => {
      await follow(words('kit:sales.title'), words('kit:sales.boxes.orders'), sold);
      await follow(
        words('admin-console:dashboard.waiting.title'),
        words('admin-console:dashboard.waiting.products'),
        '/admin/products?status=1&approval=0',
      );
    });

    await test.step("Top sellers, the chart and its table, and a vendor's orders", async () => {
      await page.goto(home);
      const best = bestVendors(page).filter({ hasText: vendor.companyName });
      await expect(best.getByRole('cell').last()).toHaveText(moneyOf(order.total_amount, { lang, currency: CURRENCY }));
      await page.getByRole('button', { name: words('kit:chart.table'), exact: true }).click();
      await expect(
        page.getByRole('table', {
          name: words('kit:sales.chart.week', { currency: words(`kit:price.currencies.${CURRENCY}`) }),
        }),
      ).toBeVisible();
      await checkPage(page);
      await best.getByRole('link').click();
      await expect(page).toHaveURL(`${sold}&vendor=${vendor.id}`);
      await expect(bodyRows(page)).toHaveCount(1);
      await expect(bodyRows(page)).toContainText(order.order_sub_no);
    });
  },
);

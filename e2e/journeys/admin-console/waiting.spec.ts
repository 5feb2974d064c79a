import { breakArea } from '../../support/area-faults.ts';
import { expectTotal, PAGE_SIZE, SETTLED, SOON } from '../../support/listTotal.ts';
import { numberIn } from '../../support/money.ts';
import { oversee } from '../../support/oversight.ts';
import { bodyRows, factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday, orderFrom } from '../../support/vendorOrders.ts';

const AREA = 'admin-console';

test('An admin is led from every number of what waits, of the orders and of failures to exactly what it counts', async ({
  page: visitor,
  openBrowser,
  market,
  request,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(180_000);
  complaints.expected.push(/areas\/admin-console|ERR_FAILED|ERR_CONNECTION_REFUSED/);
  const { adminHome } = words;
  const oversight = await oversee(request, { lang, currency });
  const vendor = await market.newVendor();
  const changed = await market.addProduct(vendor);
  await market.toggleApproval(changed);
  await market.editProduct(vendor, changed, { description: 'Softer than before.' });
  await market.addProduct(vendor);
  const customer = await market.newCustomer();
  const asked = await orderFrom(market, vendor, customer, [changed, 1]);
  await market.updateOrder(vendor, asked.id, { status: 'Confirmed' });
  await market.cancelOrder(customer, asked);

  const page = await openBrowser(oversight.session);
  const follow = async (panel: string, label: string, address: string, read = numberIn) =>
    expect(async () => {
      await page.goto('/admin/dashboard');
      const region = page.getByRole('region', { name: panel, exact: true });
      const count = read(await factOf(region, label).innerText(SOON));
      expect(count).toBeGreaterThan(0);
      await region.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expectTotal(page, count, words.nextPage);
    }, `${label} leads to as many`).toPass(SETTLED);

  await test.step('What waits', async () => {
    const { vendors, products, changed: edited, reviews, messages, requests } = adminHome.waiting;
    await follow(words.waitingForAdmin, vendors, '/admin/vendors?status=0');
    await follow(words.waitingForAdmin, products, '/admin/products?status=1&approval=0');
    await follow(words.waitingForAdmin, edited, '/admin/products?approval=changed');
    await follow(words.waitingForAdmin, reviews, '/admin/reviews?state=waiting');
    await follow(words.waitingForAdmin, messages, '/admin/messages?state=open');
    await follow(words.waitingForAdmin, requests, '/admin/orders?due=request');
    await checkPage(page);
  });

  await test.step('The orders of each status', async () => {
    for (const [index, label] of adminHome.statuses.entries()) {
      await follow(adminHome.byStatus, label, `/admin/orders?status=${index + 1}`);
    }
  });

  await test.step('The newest orders, each leading to itself', async () => {
    const numbers = page.getByRole('table', { name: words.newestOrders }).getByRole('link');
    await expect(async () => {
      await page.goto('/admin/dashboard');
      const newest = (await oversight.listOrders(`from=${dayFromToday(-1)}`)).slice(0, 5);
      await expect(numbers).toHaveText(
        newest.map(({ order_sub_no }) => order_sub_no),
        SOON,
      );
    }).toPass(SETTLED);
    const number = await numbers.first().innerText();
    await numbers.first().click();
    await expect(page).toHaveURL(`/admin/orders?search=${number}`);
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(bodyRows(page)).toContainText(number);
  });

  await test.step('A part of the site that fails in a browser is counted there, and listed', async () => {
    const before = await oversight.countFailures(AREA);
    const sent = visitor.waitForResponse((response) => response.url().endsWith('/api/beacons'));
    await breakArea(visitor, AREA, (route) => route.abort('connectionrefused'));
    await visitor.goto('/admin/login');
    await expect(visitor.getByRole('heading', { name: words.areaFailed })).toBeVisible();
    expect((await sent).ok()).toBe(true);

    const health = page.getByRole('region', { name: adminHome.health });
    const reports = page.getByRole('table', { name: adminHome.reports });
    await expect(async () => {
      const count = await oversight.countFailures(AREA);
      expect(count).toBeGreaterThan(before);
      await page.goto('/admin/dashboard');
      await expect(factOf(health, adminHome.console)).toHaveText(adminHome.failures(count), SOON);
      await health.getByRole('link', { name: adminHome.console }).click();
      await expect(page).toHaveURL(`/admin/areas?area=${AREA}&from=${dayFromToday(-6)}`);
      await expect(reports.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(
        Math.min(count, PAGE_SIZE),
        SOON,
      );
    }).toPass(SETTLED);
    await checkPage(page);
  });
});

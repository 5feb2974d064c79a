import { downloadTable } from '../../support/csv.ts';
import { createMarket } from '../../support/market.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO, fullNameOf } from '../../support/people.ts';
import { fieldOf, rowOf, unfoldFilters } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Preferences } from '../../support/preferences.ts';
import { dayFromToday, expectListed, expectSums, orderFrom } from '../../support/vendor-orders.ts';

const TRACKING = 'Aramex 3390 1187 2';

test(
  'An admin finds any order, reads it, tracks its parcel and exports the list',
  { tag: ['@phone', '@whole'] },
  async ({ openBrowser, market, request, words, lang, currency: home, checkPage }) => {
    const abroad: Preferences['currency'] = home === 'SAR' ? 'BHD' : 'SAR';
    const [vendor, layla] = await Promise.all([market.newVendor(), market.newCustomer()]);
    const gauze = await market.addProduct(vendor);
    await market.toggleApproval(gauze);
    const far = await orderFrom(createMarket(request, { lang, currency: abroad }), vendor, layla, [gauze, 3]);
    const shipped = await orderFrom(market, vendor, layla, [gauze, 2]);
    await market.updateOrder(vendor, shipped.id, { status: 'Shipped', tracking_information: TRACKING });

    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const dialog = admin.getByRole('dialog', { name: `${words('admin-console:orders.order')} #${shipped.order_no}` });

    await test.step('An order is found by its number, and its vendor leads to all of theirs', async () => {
      await admin.goto('/admin/orders');
      await admin.getByRole('searchbox', { name: words('kit:order.list.search') }).fill(far.order_sub_no);
      await expectListed(admin, words, [far]);
      const row = rowOf(admin, far.order_sub_no);
      await expect(row).toContainText(moneyOf(far.total_amount, { lang, currency: abroad }));
      await row.getByRole('link', { name: vendor.companyName }).click();
      await expectListed(admin, words, [shipped, far]);
    });

    await test.step('The exported table contains the filtered orders', async () => {
      await unfoldFilters(admin, words);
      await fieldOf(admin, words('kit:span.from')).fill(dayFromToday(0));
      await admin
        .getByRole('combobox', { name: words('admin-console:orders.currency'), exact: true })
        .selectOption(words(`kit:price.currencies.${home}`));
      await expectListed(admin, words, [shipped]);
      const { cells } = await downloadTable(
        admin,
        admin.getByRole('button', { name: words('admin-console:lists.export') }),
      );
      const { order_no, order_sub_no, currency, total_amount } = shipped;
      const total = total_amount.toFixed(home === 'BHD' ? 3 : 2);
      const people = [vendor.person.email, layla.person.email];
      expect(cells).toEqual([expect.arrayContaining([order_no, order_sub_no, currency, total, ...people])]);
    });

    await test.step('The details show items and payment and lead to tracking', async () => {
      await rowOf(admin, shipped.order_sub_no).getByRole('button').click();
      await expectSums(dialog, words, lang, shipped);
      for (const title of [words('kit:order.shippingInformation'), words('kit:order.billingAddress')]) {
        const card = dialog.locator('section').filter({ has: admin.getByRole('heading', { name: title }) });
        for (const part of [fullNameOf(layla.person), '12 Palm Street']) await expect(card).toContainText(part);
      }
      await dialog.getByRole('button', { name: words('kit:order.track'), exact: true }).click();
      await expect(dialog.getByRole('heading', { name: words('kit:order.history') })).toBeFocused();
      await expect(dialog.getByRole('heading', { name: words('kit:order.history') })).toBeInViewport();
      await expect(dialog).toContainText(TRACKING);
      await checkPage(admin);
    });
  },
);

import { downloadTable } from '../../support/csv.ts';
import { fullNameOf } from '../../support/people.ts';
import { rowOf, unfoldFilters } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday, expectListed, orderFrom } from '../../support/vendor-orders.ts';

test(
  'A vendor finds orders by text, status, date, customer and pending work',
  { tag: '@whole' },
  async ({ openBrowser, market, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const [layla, omar] = [await market.newCustomer(), await market.newCustomer()];
    const pending = await orderFrom(market, vendor, omar, [product, 1]);
    const wanted = await orderFrom(market, vendor, layla, [product, 2]);
    await market.updateOrder(vendor, wanted.id, { status: 'Confirmed' });
    await market.cancelOrder(layla, wanted);
    const refunded = await orderFrom(market, vendor, layla, [product, 1]);
    await market.updateOrder(vendor, refunded.id, { status: 'Cancel With Refund' });
    const all = [refunded, wanted, pending];

    const page = await openBrowser(vendor);
    const search = page.getByRole('searchbox', { name: words('kit:order.list.search') });
    const status = page.getByRole('combobox', { name: words('kit:order.list.status') });
    const shows = (...orders: typeof all) => expectListed(page, words, orders);

    await test.step('The newest is first; fast typing loses no letter and updates the URL', async () => {
      await page.goto('/vendor/orders');
      await shows(...all);
      await search.pressSequentially(pending.order_sub_no);
      await expect(page).toHaveURL(`/vendor/orders?search=${pending.order_sub_no}`);
      await expect(search).toHaveValue(pending.order_sub_no);
      await shows(pending);
      await search.clear();
      await shows(...all);
    });

    await test.step('"Cancelled" includes refunded orders, and the list can be exported', async () => {
      await unfoldFilters(page, words);
      await status.selectOption(words('kit:status.cancelled'));
      await shows(refunded);
      const { cells } = await downloadTable(
        page,
        page.getByRole('button', { name: words('vendor-portal:orders.export') }),
      );
      expect(cells).toEqual([expect.arrayContaining([refunded.order_sub_no])]);
      await status.selectOption('');
    });

    await test.step('"From" includes orders of that day', async () => {
      const from = page.getByLabel(words('kit:span.from'), { exact: true });
      await from.fill(dayFromToday(0));
      await shows(...all);
      await from.fill(dayFromToday(1));
      await shows();
      await from.fill('');
    });

    await test.step('One click filters pending orders, and a second shows all again', async () => {
      const asked = page
        .getByRole('group', { name: words('vendor-portal:home.waiting.title') })
        .getByRole('button', { name: words('vendor-portal:orders.due.request'), exact: true });
      await asked.click();
      await expect(asked).toHaveAttribute('aria-pressed', 'true');
      await shows(wanted);
      await asked.click();
      await shows(...all);
    });

    await test.step('A customer leads to their orders, and one click to all', async () => {
      await page.goto('/vendor/customers');
      await rowOf(page, omar.person.email)
        .getByRole('link', { name: fullNameOf(omar.person) })
        .click();
      await shows(pending);
      const chip = page.getByRole('button', {
        name: words('vendor-portal:orders.ofCustomer', { name: fullNameOf(omar.person) }),
      });
      await unfoldFilters(page, words);
      await checkPage(page);
      await chip.click();
      await shows(...all);
      await expect(chip).toBeHidden();
    });
  },
);

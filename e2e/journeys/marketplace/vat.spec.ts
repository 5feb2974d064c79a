import type { Locator } from '@playwright/test';
import { moneyOf, percentText } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { factOf, fieldOf, fillBilling, orderParcelOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';

const RATE = 15;

/** Unique VAT number in the format of the Saudi tax authority. */
const newVatNumber = () => `3${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}3`;

test(
  'With a verified VAT number, everyone sees the same tax and total',
  { tag: '@phone' },
  async ({ openBrowser, market, mailbox, words, lang, currency, checkPage }) => {
    const money = (amount: number) => moneyOf(amount, { lang, currency });
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const number = newVatNumber();
    const store = await openBrowser(vendor);
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const included = words('kit:order.vatIncluded', { rate: percentText(RATE, lang) });
    const state = (name: 'waiting' | 'verified') => store.getByText(words(`vendor-portal:settings.tax.states.${name}`));

    await test.step('The vendor enters the VAT number, which is under review', async () => {
      await openSettings(store, words, 'tax');
      await fieldOf(store, words('vendor-portal:settings.tax.vat_number')).fill(number);
      await fieldOf(store, words('vendor-portal:settings.tax.legal_name')).fill(vendor.companyName);
      await fieldOf(store, words('vendor-portal:settings.tax.legal_name_arabic')).fill('شركة العاصبة الطبية');
      await store.getByRole('button', { name: words('kit:unsaved.save'), exact: true }).click();
      await expect(state('waiting')).toBeVisible();
      await checkPage(store);
    });

    await test.step('An admin finds the pending vendor and verifies the number', async () => {
      await admin.goto('/admin/vat');
      await admin.getByRole('link', { name: vendor.companyName }).click();
      await expect(admin.getByText(number)).toBeVisible();
      await admin.getByRole('button', { name: words('admin-console:vendors.tax.decide') }).click();
      const dialog = admin.getByRole('dialog');
      await checkPage(admin);
      await dialog.getByRole('button', { name: words('admin-console:vendors.save'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await store.reload();
      await expect(state('verified')).toBeVisible();
    });

    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 3 });
    const shopper = await openBrowser(customer);
    const { totals } = await market.readCart(customer);
    const reads = (scope: Locator, amount: number) => expect(factOf(scope, included).last()).toHaveText(money(amount));

    await test.step('Product, cart, checkout and confirmation show the tax', async () => {
      await shopper.goto(`/product/${product.slug}`);
      await expect(shopper.getByText(words('storefront:product.vat.included'))).toBeVisible();
      await shopper.goto('/cart');
      await reads(shopper.getByRole('region', { name: words('storefront:cart.summary') }), totals.tax_amount);
      await checkPage(shopper);
      await shopper.getByRole('link', { name: words('storefront:cart.checkout') }).click();
      await fillBilling(shopper, words);
      await reads(shopper.getByRole('region', { name: words('storefront:checkout.summary') }), totals.tax_amount);
      await shopper.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
      const placed = shopper.getByRole('region', { name: words('storefront:confirmation.totals') });
      await reads(placed, totals.tax_amount);
      await expect(factOf(placed, words('storefront:confirmation.grandTotal'))).toHaveText(money(totals.total));
    });

    const [order] = await market.listOrders(customer);
    const states = async (scope: Locator) => {
      await reads(scope, totals.tax_amount);
      await expect(scope).toContainText(money(totals.total));
    };

    await test.step('All order pages, the mail and the reports show the same', async () => {
      await shopper.goto('/dashboard/orders');
      await orderParcelOf(shopper, vendor.companyName).getByRole('button').click();
      await states(shopper.getByRole('dialog'));
      await store.goto(`/vendor/orders/${order?.order_sub_no}`);
      await states(store.getByRole('main'));
      await admin.goto(`/admin/orders/${order?.order_sub_no}`);
      await states(admin.getByRole('dialog'));
      const { text } = await mailbox.waitFor(customer.person.email, order?.order_no ?? '');
      for (const amount of [totals.tax_amount, totals.total])
        expect(text.replaceAll('\u00a0', ' ')).toContain(money(amount));
      await store.goto(`/vendor/reports/vat?currency=${currency}`);
      await expect(rowOf(store, words('kit:vatReport.kinds.standard'))).toContainText(money(totals.tax_amount));
    });
  },
);

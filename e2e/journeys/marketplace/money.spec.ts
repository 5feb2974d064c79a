import { downloadTable } from '../../support/csv.ts';
import { DEMO } from '../../support/people.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';
import { ANY, patternOf } from '../../support/translate.ts';

const IBAN = 'SA0380000000608010167519';
/** Balsam's debt to the vendor apart from the order, whose cash the vendor collected. */
const OWED = 2500;

test('A vendor traces an amount, is paid by bank file, and sees a returned payout', async ({
  openBrowser,
  market,
  words,
  currency,
  recheckPage,
}) => {
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  await market.addToCart(customer, { product_id: product.id, quantity: 2 });
  const { order_no } = await market.placeOrder(customer);
  await market.completeOrder(vendor, order_no);
  const order = await market.findVendorOrder(vendor, order_no);
  await market.adjust(vendor, OWED, currency);

  const store = await openBrowser(vendor);
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const run = { number: '', payout: '' };

  await test.step('Two clicks lead from an amount to its order line and rule', async () => {
    await store.goto('/vendor/money');
    await recheckPage(store);
    await store
      .getByRole('link', { name: words('vendor-portal:money.available') })
      .first()
      .click();
    await rowOf(store, words('kit:money.kinds.commission')).getByRole('link').first().click();
    const lines = store.getByRole('table', { name: words('kit:money.part.lines') });
    await expect(lines).toContainText(patternOf(words('kit:money.part.reckoning', { rate: ANY, base: ANY })));
    await expect(store.getByRole('heading', { level: 1 })).toContainText(order?.order_sub_no ?? '');
    await recheckPage(store);
  });

  await test.step('The vendor enters a bank account, and an admin verifies it', async () => {
    await openSettings(store, words, 'bank');
    await fieldOf(store, words('vendor-portal:settings.bank.iban')).fill(IBAN);
    await fieldOf(store, words('vendor-portal:settings.bank.holder')).fill(vendor.companyName);
    await fieldOf(store, words('vendor-portal:settings.bank.bank')).fill('Riyad Bank');
    await store.getByRole('button', { name: words('kit:unsaved.save'), exact: true }).click();
    await expect(store.getByText(words('vendor-portal:settings.bank.states.waiting'))).toBeVisible();
    await recheckPage(store);
    await admin.goto('/admin/money/bank-accounts?state=waiting');
    const account = rowOf(admin, vendor.companyName);
    await account.getByRole('button').click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: words('admin-console:bankAccounts.submit') })
      .click();
    await expect(account).toBeHidden();
  });

  await test.step('An admin starts the previewed payouts and downloads the bank file', async () => {
    await admin.goto(`/admin/money/payouts/new?currency=${currency}`);
    await expect(rowOf(admin, vendor.companyName)).toContainText('7519');
    await recheckPage(admin);
    await admin.getByRole('button', { name: patternOf(words('admin-console:payouts.order', { amount: ANY })) }).click();
    const file = admin.getByRole('button', { name: words('admin-console:payouts.bankFile') });
    const { cells } = await downloadTable(admin, file);
    expect(cells.flat()).toContain(IBAN);
    run.number = admin.url().split('/').at(-1) ?? '';
    run.payout = (await rowOf(admin, vendor.companyName).getByRole('link').first().textContent()) ?? '';
    await recheckPage(admin);
  });

  const respond = async (fill: () => Promise<void>) => {
    await rowOf(admin, vendor.companyName).getByRole('button').click();
    await fill();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: words('admin-console:payouts.submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('The bank pays, then returns a payout', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh' }).format(new Date());
    await respond(async () => {
      await fieldOf(admin, words('admin-console:money.reference')).fill('FT-7');
      await fieldOf(admin, words('admin-console:payouts.paidOn')).fill(today);
    });
    await expect(rowOf(admin, vendor.companyName)).toContainText(words('kit:payouts.states.paid'));
    await respond(() => fieldOf(admin, words('admin-console:money.reason')).fill('Account closed'));
    await expect(rowOf(admin, vendor.companyName)).toContainText(words('kit:payouts.states.returned'));
  });

  await test.step('The vendor sees the reason and what the payout was for', async () => {
    await store.goto('/vendor/money/payouts');
    await store.getByRole('link', { name: run.payout }).click();
    await expect(store.getByText('Account closed')).toBeVisible();
    await expect(store.getByText(words('vendor-portal:money.payouts.paidLater'))).toBeVisible();
    await recheckPage(store);
  });
});

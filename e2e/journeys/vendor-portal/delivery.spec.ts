import { moneyOf, signOf } from '../../support/money.ts';
import { factOf, fieldOf, fillBilling, rowOf, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';
import { BAHRAIN, SAUDI_ARABIA } from '../../support/countries.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const FEES = { SAR: [15, 500], BHD: [1.5, 50], USD: [4, 140] } as const;
/** Enough for free shipping under the default fees. */
const PIECES = 12;

test(
  'Changed delivery and payment settings apply to an open checkout without loss',
  { tag: '@motion' },
  async ({ openBrowser, market, words, lang, currency, complaints, checkPage }) => {
    complaints.expected.push(/status of (409|422)/);
    const money = (amount: number) => moneyOf(amount, { lang, currency });
    const [fee, freeFrom] = FEES[currency];
    const vendor = await market.newVendor();
    const { companyName: seller } = vendor;
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const price = currency === 'BHD' ? product.price_bhd : product.price_sar;
    const customer = await market.newCustomer();
    await market.saveAddress(customer);
    await market.addToCart(customer, { product_id: product.id, quantity: PIECES });
    const [page, shopper] = [await openBrowser(vendor), await openBrowser(customer)];
    const dialog = page.getByRole('dialog');
    const checkout = shopper.getByRole('region', { name: words('storefront:checkout.summary') });
    const place = checkout.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true });
    const cash = page.getByRole('switch', { name: words('vendor-portal:settings.payments.cash') });

    const expectTyped = async () => {
      for (const [label, text] of typedBilling(words)) {
        await expect(shopper.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
      }
      await expect(shopper.getByRole('radio', { name: words('storefront:checkout.cash') })).toBeChecked();
    };

    await test.step('With the form filled in, the vendor disables cash after a confirmation', async () => {
      await shopper.goto('/checkout');
      await fillBilling(shopper, words);
      await expect(factOf(checkout, words('storefront:checkout.shipping'))).toHaveText(
        words('storefront:checkout.freeShipping'),
      );
      await openSettings(page, words, 'payments');
      await cash.click();
      await page
        .getByRole('dialog', { name: words('vendor-portal:settings.payments.offTitle') })
        .getByRole('button', { name: words('vendor-portal:settings.payments.offConfirm'), exact: true })
        .click();
      await expect(page.getByText(words('vendor-portal:settings.payments.cardOnly'))).toBeVisible();
      await place.click();
      await expect(checkout.getByRole('alert')).toContainText(
        words('backend:errors.cash_refused', { company_name: seller }),
      );
      await cash.click();
      await expect(cash).toBeChecked();
    });

    await test.step('With no destination left, the checkout names the vendor and keeps the input', async () => {
      await page.getByRole('tab', { name: words('vendor-portal:settings.tabs.shipping') }).click();
      for (const country of [SAUDI_ARABIA[lang], BAHRAIN[lang]]) {
        await page
          .getByRole('button', { name: words('vendor-portal:settings.shipping.delete', { name: country }) })
          .click();
        const question = page.getByRole('dialog', {
          name: words('vendor-portal:settings.shipping.deleteTitle', { name: country }),
        });
        await question.getByRole('button', { name: words('kit:delete.confirm') }).click();
        await expect(question).toBeHidden();
      }
      await expect(page.getByText(words('vendor-portal:settings.shipping.empty'))).toBeVisible();
      await place.click();
      await expect(checkout.getByRole('alert')).toContainText(
        words('backend:errors.not_delivered', { company_name: seller }),
      );
      await expectTyped();
      expect(await market.listOrders(customer)).toEqual([]);
      await checkPage(shopper);
    });

    await test.step('The vendor adds a country with a fee', async () => {
      await page.getByRole('button', { name: words('vendor-portal:settings.shipping.add') }).click();
      await dialog
        .getByRole('combobox', { name: words('vendor-portal:settings.shipping.country') })
        .selectOption(SAUDI_ARABIA[lang]);
      await fieldOf(dialog, words('vendor-portal:settings.shipping.daysMin')).fill('1');
      await fieldOf(dialog, words('vendor-portal:settings.shipping.daysMax')).fill('2');
      for (const each of ['SAR', 'BHD', 'USD'] as const) {
        const [flat, free] = FEES[each];
        const sign = signOf({ lang, currency: each });
        await dialog
          .getByLabel(words('vendor-portal:settings.shipping.flatFee', { currency: sign }), { exact: true })
          .fill(String(flat));
        await dialog
          .getByLabel(words('vendor-portal:settings.shipping.freeFromField', { currency: sign }), { exact: true })
          .fill(String(free));
      }
      await checkPage(page);
      await dialog.getByRole('button', { name: words('vendor-portal:settings.shipping.save') }).click();
      await expect(rowOf(page, SAUDI_ARABIA[lang])).toContainText(
        words('vendor-portal:settings.shipping.freeFrom', { fee: money(fee), amount: money(freeFrom) }),
      );
      await expect(page.getByText(words('vendor-portal:settings.shipping.onlyThese'))).toBeVisible();
    });

    await test.step('The checkout shows the new fee, then places the order as entered', async () => {
      await place.click();
      await expect(factOf(checkout.getByRole('alert'), words('storefront:checkout.shipping'))).toContainText(
        money(fee),
      );
      await expectTyped();
      await place.click();
      await expect(shopper).toHaveURL(CONFIRMED);
      const [order] = await market.listOrders(customer);
      expect(order).toMatchObject({ shipping_cost: fee, total_amount: PIECES * price + fee });
    });
  },
);

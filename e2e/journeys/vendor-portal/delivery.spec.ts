import { moneyOf } from '../../support/money.ts';
import { factOf, fieldOf, fillBilling, rowOf, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const FEES = { SAR: [15, 500], BHD: [1.5, 50], USD: [4, 140] } as const;
/** Enough to be sent for free, as long as the vendor says nothing of fees. */
const PIECES = 12;

test(
  'A vendor decides where parcels go and how they are paid; a checkout that is open obeys and loses nothing',
  { tag: '@motion' },
  async ({ openBrowser, market, words, lang, currency, complaints, checkPage }) => {
    complaints.expected.push(/status of (409|422)/);
    const { zones, payments } = words;
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
    const checkout = shopper.getByRole('region', { name: words.yourOrder });
    const place = checkout.getByRole('button', { name: words.placeOrder, exact: true });
    const cash = page.getByRole('switch', { name: words.cash });

    const expectTyped = async () => {
      for (const [label, text] of typedBilling(words)) {
        await expect(shopper.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
      }
      await expect(shopper.getByRole('radio', { name: words.cash })).toBeChecked();
    };

    await test.step('A customer has everything typed when the vendor takes cash no more, after being asked', async () => {
      await shopper.goto('/checkout');
      await fillBilling(shopper, words);
      await expect(factOf(checkout, words.shippingAndHandling)).toHaveText(words.free);
      await openSettings(page, words, 'payments');
      await cash.click();
      await page
        .getByRole('dialog', { name: payments.offTitle })
        .getByRole('button', { name: payments.switchOff, exact: true })
        .click();
      await expect(page.getByText(payments.none)).toBeVisible();
      await place.click();
      await expect(checkout.getByRole('alert')).toContainText(words.cashRefused(seller));
      await cash.click();
      await expect(cash).toBeChecked();
    });

    await test.step('Now the vendor ships nowhere: the checkout refuses by name, and keeps what was typed', async () => {
      await page.getByRole('tab', { name: words.settings.tabs.shipping }).click();
      for (const country of [words.saudiArabia, words.general.bahrain]) {
        await page.getByRole('button', { name: zones.delete(country) }).click();
        const question = page.getByRole('dialog', { name: zones.deleteTitle(country) });
        await question.getByRole('button', { name: zones.yesDelete }).click();
        await expect(question).toBeHidden();
      }
      await expect(page.getByText(zones.none)).toBeVisible();
      await place.click();
      await expect(checkout.getByRole('alert')).toContainText(words.deliveryRefused(seller));
      await expectTyped();
      expect(await market.listOrders(customer)).toEqual([]);
      await checkPage(shopper);
    });

    await test.step('The vendor ships to one country, and says what it costs', async () => {
      await page.getByRole('button', { name: zones.add }).click();
      await dialog.getByRole('combobox', { name: words.country }).selectOption(words.saudiArabia);
      await fieldOf(dialog, zones.daysMin).fill('1');
      await fieldOf(dialog, zones.daysMax).fill('2');
      for (const [each, [flat, free]] of Object.entries(FEES)) {
        await dialog.getByLabel(zones.fee(each), { exact: true }).fill(String(flat));
        await dialog.getByLabel(zones.freeFrom(each), { exact: true }).fill(String(free));
      }
      await checkPage(page);
      await dialog.getByRole('button', { name: zones.save }).click();
      await expect(rowOf(page, words.saudiArabia)).toContainText(zones.fees(money(fee), money(freeFrom)));
      await expect(page.getByText(zones.onlyThese)).toBeVisible();
    });

    await test.step('The same checkout shows the new fee first, and then the order goes through as it was typed', async () => {
      await place.click();
      await expect(factOf(checkout.getByRole('alert'), words.shippingAndHandling)).toContainText(money(fee));
      await expectTyped();
      await place.click();
      await expect(shopper).toHaveURL(CONFIRMED);
      const [order] = await market.listOrders(customer);
      expect(order).toMatchObject({ shipping_cost: fee, total_amount: PIECES * price + fee });
    });
  },
);

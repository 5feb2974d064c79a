import { moneyOf } from '../../support/money.ts';
import { writtenName } from '../../support/productForm.ts';
import { expectRefused, factOf, fieldOf, fillBilling, rowOf, typedBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendorSettings.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const FEES = { SAR: [15, 50], BHD: [1.5, 5], USD: [4, 14] } as const;

test('A vendor decides where parcels go, for what, and how they are paid; cart and checkout obey and lose nothing', async ({
  openBrowser,
  market,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of (409|422)/);
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const [fee, freeFrom] = FEES[currency];
  const vendor = await market.newVendor();
  const { companyName: seller } = vendor;
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const name = writtenName(product, lang);
  const price = currency === 'BHD' ? product.price_bhd : product.price_sar;
  const customer = await market.newCustomer();
  await market.saveAddress(customer);
  const [page, shopper] = [await openBrowser(vendor), await openBrowser(customer)];
  const { zones, payments } = words;
  const dialog = page.getByRole('dialog');
  const checkout = shopper.getByRole('region', { name: words.yourOrder });
  const place = checkout.getByRole('button', { name: words.placeOrder, exact: true });

  const expectTyped = async () => {
    for (const [label, text] of typedBilling(words)) {
      await expect(shopper.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
    }
    await expect(shopper.getByRole('radio', { name: words.cash })).toBeChecked();
  };
  const saveZone = () => dialog.getByRole('button', { name: zones.save }).click();
  const fillZone = async () => {
    await dialog.getByRole('combobox', { name: words.country }).selectOption(words.saudiArabia);
    await fieldOf(dialog, zones.daysMin).fill('1');
    await fieldOf(dialog, zones.daysMax).fill('2');
    for (const [each, [flat, free]] of Object.entries(FEES)) {
      await dialog.getByLabel(zones.fee(each), { exact: true }).fill(String(flat));
      await dialog.getByLabel(zones.freeFrom(each), { exact: true }).fill(String(free));
    }
  };
  const addZone = async () => {
    await page.getByRole('button', { name: zones.add }).click();
    await fillZone();
    await saveZone();
    await expect(page.getByText(zones.added).last()).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const deleteZone = async (name: string) => {
    await page.getByRole('button', { name: zones.delete(name) }).click();
    const question = page.getByRole('dialog', { name: zones.deleteTitle(name) });
    await question.getByRole('button', { name: zones.yesDelete }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(page, name)).toHaveCount(0);
  };

  await test.step('A zone says what is missing, and then what it costs', async () => {
    await openSettings(page, words, 'shipping');
    await expect(rowOf(page, zones.elsewhere)).toBeVisible();
    await page.getByRole('button', { name: zones.add }).click();
    await saveZone();
    for (const message of zones.missing) await expect(dialog.getByText(message, { exact: true }).first()).toBeVisible();
    await fillZone();
    await fieldOf(dialog, zones.daysMax).fill('0');
    await saveZone();
    await expectRefused(dialog, zones.daysMax, zones.wrongDays);
    await checkPage(page);
    await fieldOf(dialog, zones.daysMax).fill('2');
    await saveZone();
    await expect(page.getByText(zones.added)).toBeVisible();
    const row = rowOf(page, words.saudiArabia);
    await expect(row).toContainText(zones.fees(money(fee), money(freeFrom)));
    await expect(row).toContainText(zones.days);
    await checkPage(page);
  });

  await test.step('Below the threshold product, cart and checkout ask for the fee', async () => {
    await shopper.goto(`/product/${product.slug}`);
    await expect(shopper.getByText(words.shippingRule(money(fee), money(freeFrom)))).toBeVisible();
    await shopper.getByRole('button', { name: words.addToCart, exact: true }).click();
    await expect(shopper.getByText(words.addedToCart).first()).toBeVisible();
    await shopper.goto('/cart');
    const cart = shopper.getByRole('main');
    await expect(factOf(cart, words.partShipping).first()).toHaveText(money(fee));
    await expect(cart.getByText(words.missingForFree(money(freeFrom - price)))).toBeVisible();
    await shopper.goto('/checkout');
    await expect(factOf(checkout, words.shippingAndHandling)).toHaveText(money(fee));
    await expect(factOf(checkout, words.orderTotal)).toHaveText(money(price + fee));
    await checkPage(shopper);
  });

  await test.step('Above it both ship for free', async () => {
    await market.addToCart(customer, { product_id: product.id, quantity: 2 });
    await shopper.goto('/cart');
    const cart = shopper.getByRole('main');
    await expect(cart.getByText(words.reachedFree)).toBeVisible();
    await expect(factOf(cart, words.partShipping).first()).toHaveText(words.free);
    await shopper.goto('/checkout');
    await expect(factOf(checkout, words.shippingAndHandling)).toHaveText(words.free);
    await expect(factOf(checkout, words.orderTotal)).toHaveText(money(3 * price));
    await fillBilling(shopper, words);
  });

  await test.step('The vendor ships nowhere any more', async () => {
    await deleteZone(zones.elsewhere);
    await expect(page.getByText(zones.onlyThese)).toBeVisible();
    await deleteZone(words.saudiArabia);
    await expect(page.getByText(zones.deleted).last()).toBeVisible();
    await expect(page.getByText(zones.none)).toBeVisible();
    await checkPage(page);
  });

  await test.step('The checkout that was open refuses by name, and keeps what was typed', async () => {
    await place.click();
    await expect(checkout.getByRole('alert')).toContainText(words.deliveryRefused(seller));
    await expectTyped();
    expect(await market.listOrders(customer)).toEqual([]);
    await checkPage(shopper);
  });

  await test.step('Product and cart say so before, and the cart holds what it held', async () => {
    const other = await openBrowser(customer);
    await other.goto(`/product/${product.slug}`);
    await expect(other.getByText(words.notDelivered(seller))).toBeVisible();
    await checkPage(other);
    await other.goto('/cart');
    await expect(other.getByText(words.notDelivered(seller))).toBeVisible();
    await expect(factOf(other.getByRole('main'), words.partShipping).first()).toHaveText(words.noDelivery);
    await expect(other.getByRole('textbox', { name: words.quantityOf(name) })).toHaveValue('3');
    await checkPage(other);
    await other.close();
  });

  await test.step('With the zone back, cash on delivery is switched off after being asked', async () => {
    await addZone();
    await page.getByRole('tab', { name: words.settings.tabs.payments }).click();
    const cash = page.getByRole('switch', { name: words.cash });
    for (const answer of [payments.keep, payments.switchOff]) {
      await expect(cash).toBeChecked();
      await cash.click();
      const question = page.getByRole('dialog', { name: payments.offTitle });
      if (answer === payments.keep) await checkPage(page);
      await question.getByRole('button', { name: answer, exact: true }).click();
      await expect(question).toBeHidden();
    }
    await expect(page.getByText(payments.saved)).toBeVisible();
    await expect(cash).not.toBeChecked();
    await expect(page.getByText(payments.none)).toBeVisible();
    await checkPage(page);
  });

  await test.step('The same checkout refuses by name again; product and cart say so', async () => {
    await place.click();
    await expect(checkout.getByRole('alert')).toContainText(words.cashRefused(seller));
    await expectTyped();
    expect(await market.listOrders(customer)).toEqual([]);
    const other = await openBrowser(customer);
    for (const path of [`/product/${product.slug}`, '/cart', '/checkout']) {
      await other.goto(path);
      await expect(other.getByText(words.notPayable(seller))).toBeVisible();
    }
    await checkPage(other);
    await other.close();
  });

  await test.step('Paying by phone is not connected, and says what it needs', async () => {
    await expect(page.getByRole('heading', { name: payments.mobile })).toContainText(payments.notConnected);
    await page.getByRole('button', { name: payments.setUp }).click();
    const needs = page.getByRole('dialog', { name: payments.needs });
    await expect(needs.getByRole('listitem')).toHaveCount(4);
    await checkPage(page);
    await needs.getByRole('button', { name: words.close }).last().click();
    await expect(needs).toBeHidden();
  });

  await test.step('Switched on again, the order goes through as it was typed', async () => {
    await page.getByRole('switch', { name: words.cash }).click();
    await expect(page.getByRole('switch', { name: words.cash })).toBeChecked();
    await place.click();
    await expect(shopper).toHaveURL(CONFIRMED);
    const [order] = await market.listOrders(customer);
    expect(order).toMatchObject({ shipping_cost: 0, total_amount: 3 * price });
  });
});

import { couponOf, enterCode, lookForCoupons, saveCoupon, typeAmounts } from '../../support/coupons.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf } from '../../support/productForm.ts';
import { expectRefused, factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday } from '../../support/vendorOrders.ts';

const AMOUNT = { SAR: 7.25, BHD: 0.725, USD: 1.95 };

test('A coupon of an amount is for one reader from its first day on; once deleted, nobody knows it', async ({
  openBrowser,
  market,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 422/);
  const { coupons } = words;
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const code = newCode();
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const [reader, stranger] = [await market.newCustomer(), await market.newCustomer()];
  const price = { SAR: product.price_sar, BHD: product.price_bhd, USD: product.price_usd }[currency];
  for (const customer of [reader, stranger]) await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const [admin, page, other] = [
    await openBrowser(await market.signIn(DEMO.admin)),
    await openBrowser(reader),
    await openBrowser(stranger),
  ];
  const row = rowOf(admin, code);

  await test.step('It takes an amount above zero of each currency', async () => {
    await admin.goto('/admin/add-coupon');
    await fieldOf(admin, coupons.code).fill(code);
    await fieldOf(admin, coupons.kind).selectOption(coupons.amount);
    await typeAmounts(admin, words, coupons.amounts, { ...AMOUNT, USD: 0 });
    await fieldOf(admin, coupons.onlyEmail).fill(reader.person.email);
    await fieldOf(admin, coupons.starts).fill(dayFromToday(1));
    await saveCoupon(admin, words);
    const amounts = admin.getByRole('group', { name: coupons.amounts });
    await expectRefused(amounts, words.currencies.USD, coupons.amountOff);
    await checkPage(admin);
    await typeAmounts(admin, words, coupons.amounts, AMOUNT);
    await expect(admin.getByRole('region', { name: coupons.preview })).toContainText(
      coupons.onlyFor(reader.person.email),
    );
    await saveCoupon(admin, words);
    await expect(toastOf(admin, words, coupons.created)).toBeVisible();
    for (const text of [money(AMOUNT[currency]), coupons.platform, coupons.states.scheduled])
      await expect(row).toContainText(text);
  });

  await test.step('Before its first day it is refused, and others learn nothing about it', async () => {
    await expect(await enterCode(page, words, code)).toHaveAccessibleDescription(words.couponNotBegun);
    await expect(await enterCode(other, words, code)).toHaveAccessibleDescription(words.codeForAnother);
  });

  await test.step('From its first day on it takes the amount off, for its reader', async () => {
    await row.getByRole('link', { name: code }).click();
    await expect(fieldOf(admin, coupons.starts)).toHaveValue(dayFromToday(1));
    await fieldOf(admin, coupons.starts).fill(dayFromToday(0));
    await saveCoupon(admin, words);
    await expect(toastOf(admin, words, coupons.updated)).toBeVisible();
    await expect(row).toContainText(coupons.states.active);
    await enterCode(page, words, code);
    await expect(couponOf(page, words)).toContainText(words.youSave(money(AMOUNT[currency])));
    expect((await market.readCart(reader)).totals.discount).toBe(AMOUNT[currency]);
    await expect(await enterCode(other, words, code)).toHaveAccessibleDescription(words.codeForAnother);
  });

  await test.step('The list is narrowed by who pays and by the state', async () => {
    for (const [label, shown, hidden] of [
      [coupons.columns.fundedBy, coupons.platform, coupons.vendor],
      [coupons.columns.state, coupons.states.active, coupons.states.off],
    ] as const) {
      await lookForCoupons(admin, code);
      const filter = admin.getByRole('combobox', { name: label, exact: true });
      await filter.selectOption(hidden);
      await expect(admin.getByText(coupons.noMatch)).toBeVisible();
      await filter.selectOption(shown);
      await expect(row).toBeVisible();
    }
    await checkPage(admin);
  });

  await test.step('Nobody has used it, so it can be deleted: even the cart that holds it gets nothing more', async () => {
    await lookForCoupons(admin, code);
    await row.getByRole('button', { name: coupons.deleteOf(code) }).click();
    const question = admin.getByRole('dialog', { name: words.ownProducts.sureToDelete });
    await expect(question).toContainText(coupons.deleteText(code));
    await checkPage(admin);
    await question.getByRole('button', { name: words.ownProducts.yesDelete }).click();
    await expect(toastOf(admin, words, coupons.deleted)).toBeVisible();
    await expect(admin.getByText(coupons.noMatch)).toBeVisible();
    await page.reload();
    const total = page.getByRole('region', { name: words.cartTotal });
    await expect(factOf(total, words.total)).toHaveText(money(price));
    await expect(await enterCode(page, words, code)).toHaveAccessibleDescription(words.couponUnknown);
    await checkPage(page);
  });
});

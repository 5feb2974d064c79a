import type { Page } from '@playwright/test';
import { moneyOf, percentOf, sumOf } from '../support/money.ts';
import { DEMO, fullNameOf } from '../support/people.ts';
import { toastOf } from '../support/productForm.ts';
import { expectRefused, factOf, fieldOf, rowOf } from '../support/screens.ts';
import { newCode } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';
import { dayFromToday } from '../support/vendorOrders.ts';
import type { Words } from '../support/words.ts';

const PERCENT = 25;
const MINIMUM = { SAR: 60, BHD: 6, USD: 15.9 };
const AMOUNT = { SAR: 7.25, BHD: 0.725, USD: 1.95 };
const CURRENCIES = ['SAR', 'BHD', 'USD'] as const;
const WANTED = 3;

/** Types an amount of each currency. */
const typeAmounts = async (page: Page, words: Words, legend: string, amounts: Record<string, number | string>) => {
  const group = page.getByRole('group', { name: legend });
  for (const currency of CURRENCIES) {
    await fieldOf(group, words.currencies[currency]).fill(String(amounts[currency]));
  }
};

/** Opens the list of coupons, narrowed to those with this text in their codes. */
const look = (page: Page, search: string, query = {}) =>
  page.goto(`/admin/coupons?${new URLSearchParams({ search, ...query })}`);

const save = (page: Page, words: Words) => page.getByRole('button', { name: words.coupons.save }).click();

/** Enters a code in the cart, and gives the field of the code. */
async function enter(page: Page, words: Words, code: string) {
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: words.couponCode });
  await field.fill(code);
  await page.getByRole('button', { name: words.applyCoupon, exact: true }).click();
  return field;
}

const boxOf = (page: Page, words: Words) => page.getByRole('group', { name: words.coupon });

test('An admin makes a coupon that a vendor pays for: carts take it within its limits, and its uses are told', async ({
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
  const code = `CARE-${newCode()}`;
  const [vendor, other] = [await market.newVendor(), await market.newVendor()];
  const [product, otherProduct] = [await market.addProduct(vendor), await market.addProduct(other)];
  for (const added of [product, otherProduct]) await market.toggleApproval(added);
  const [first, second, third] = [await market.newCustomer(), await market.newCustomer(), await market.newCustomer()];
  const price = { SAR: product.price_sar, BHD: product.price_bhd, USD: product.price_usd }[currency];
  const goods = sumOf(Array<number>(WANTED).fill(price), currency);
  const discount = percentOf(goods, PERCENT, currency);
  for (const customer of [second, third])
    await market.addToCart(customer, { product_id: product.id, quantity: WANTED });
  await market.addToCart(first, { product_id: otherProduct.id, quantity: 1 });
  await market.addToCart(first, { product_id: product.id, quantity: WANTED - 1 });
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const [page, thirdPage] = [await openBrowser(first), await openBrowser(third)];
  const row = rowOf(admin, code);
  const minimums = admin.getByRole('group', { name: coupons.minimums });

  await test.step('Bad input is refused at its fields, by the form and by the server', async () => {
    await admin.goto('/admin/coupons');
    await checkPage(admin);
    await admin.getByRole('link', { name: coupons.add }).click();
    await expect(admin).toHaveURL('/admin/add-coupon');
    await expect(admin.getByRole('heading', { level: 1, name: coupons.add })).toBeVisible();
    await checkPage(admin);
    await fieldOf(admin, coupons.starts).fill(dayFromToday(1));
    await fieldOf(admin, coupons.ends).fill(dayFromToday(0));
    await fieldOf(admin, coupons.usageLimit).fill('0');
    await fieldOf(admin, coupons.onlyEmail).fill('layla@');
    await fieldOf(minimums, words.currencies.SAR).fill('9.999');
    await admin.getByRole('combobox', { name: coupons.columns.fundedBy }).selectOption('vendor');
    await save(admin, words);
    await expectRefused(admin, coupons.code, coupons.codeRequired);
    await expectRefused(admin, coupons.percent, coupons.percentRange);
    await expectRefused(admin, coupons.vendorField, coupons.chooseVendor);
    await expectRefused(admin, coupons.ends, coupons.endsEarly);
    await expectRefused(admin, coupons.usageLimit, coupons.usesRange);
    await expectRefused(admin, coupons.onlyEmail, words.invalidEmail);
    await expectRefused(minimums, words.currencies.SAR, coupons.decimals);
    await fieldOf(admin, coupons.code).fill('مرحبًا');
    await expectRefused(admin, coupons.code, coupons.codeForm);
    await checkPage(admin);
  });

  await test.step('What is typed is said in words, and a code that is taken is refused', async () => {
    await fieldOf(admin, coupons.code).fill('welcome10');
    await fieldOf(admin, coupons.percent).fill(String(PERCENT));
    await fieldOf(admin, coupons.vendorField).selectOption(vendor.companyName);
    for (const field of [coupons.starts, coupons.ends, coupons.onlyEmail]) await fieldOf(admin, field).fill('');
    await fieldOf(admin, coupons.usageLimit).fill('2');
    await typeAmounts(admin, words, coupons.minimums, MINIMUM);
    const preview = admin.getByRole('region', { name: coupons.preview });
    await expect(preview).toContainText('WELCOME10');
    await expect(preview).toContainText(coupons.ofVendor(coupons.percentOff(PERCENT), vendor.companyName));
    await expect(preview).toContainText(coupons.twice);
    await expect(preview).toContainText(money(MINIMUM[currency]));
    await save(admin, words);
    await expectRefused(admin, coupons.code, coupons.codeTaken);
    await checkPage(admin);
    await fieldOf(admin, coupons.code).fill(code.toLowerCase());
    await save(admin, words);
    await expect(toastOf(admin, words, coupons.created)).toBeVisible();
    await expect(admin).toHaveURL('/admin/coupons');
    for (const text of [vendor.companyName, coupons.percentOff(PERCENT), coupons.states.active])
      await expect(row).toContainText(text);
    await expect(row.getByRole('button', { name: coupons.usesOf(code, 0, 2) })).toBeVisible();
  });

  await test.step('The customer needs as much from this vendor as was asked for', async () => {
    const missing = sumOf([MINIMUM[currency], -price * (WANTED - 1)], currency);
    await expect(await enter(page, words, code)).toHaveAccessibleDescription(
      words.couponMinimumOf(vendor.companyName, money(MINIMUM[currency]), money(missing)),
    );
    await market.addToCart(first, { product_id: product.id, quantity: 1 });
    await enter(page, words, code);
    await expect(boxOf(page, words)).toContainText(words.couponSaves(PERCENT, money(discount)));
    await checkPage(page);
  });

  const placed = await test.step('It is taken off this vendor’s part of the order alone', async () => {
    const { order_no: number } = await market.placeOrder(first);
    expect((await market.findVendorOrder(vendor, number))?.discount).toBe(discount);
    expect((await market.findVendorOrder(other, number))?.discount).toBe(0);
    return number;
  });

  const placedLater = await test.step('After as many uses as it has, nobody else can use it', async () => {
    await market.useCoupon(second, code);
    const { order_no: number } = await market.placeOrder(second);
    await expect(await enter(thirdPage, words, code)).toHaveAccessibleDescription(words.couponUsedUp);
    await admin.reload();
    await expect(row).toContainText(coupons.states.usedUp);
    return number;
  });

  const drawer = admin.getByRole('dialog', { name: coupons.uses(code) });
  const showUses = (used: number) => row.getByRole('button', { name: coupons.usesOf(code, used, 2) }).click();
  await test.step('Its uses name both orders, who placed them and what they saved', async () => {
    await showUses(2);
    const uses = drawer.getByRole('listitem');
    await expect(uses).toHaveCount(2);
    for (const [index, text] of [placedLater, placed].entries()) await expect(uses.nth(index)).toContainText(text);
    for (const text of [fullNameOf(second.person), second.person.email, money(discount)])
      await expect(uses.first()).toContainText(text);
    await checkPage(admin);
    await drawer.getByRole('button', { name: words.close }).click();
  });

  await test.step('What its users were promised can no longer be changed, nor a limit below its uses', async () => {
    await expect(row.getByRole('button', { name: coupons.deleteOf(code) })).toHaveCount(0);
    await row.getByRole('link', { name: code }).click();
    await expect(admin.getByRole('heading', { level: 1, name: coupons.edit(code) })).toBeVisible();
    await expect(admin.getByText(coupons.fixed)).toBeVisible();
    for (const label of [coupons.code, coupons.kind, coupons.percent, coupons.columns.fundedBy, coupons.vendorField])
      await expect(fieldOf(admin, label)).toBeDisabled();
    await expect(fieldOf(admin, coupons.vendorField).locator('option:checked')).toHaveText(vendor.companyName);
    await fieldOf(admin, coupons.usageLimit).fill('1');
    await save(admin, words);
    await expectRefused(admin, coupons.usageLimit, coupons.limitBelowTwo);
    await checkPage(admin);
    await fieldOf(admin, coupons.usageLimit).fill('2');
  });

  await test.step('A cancelled order gives its use back to the next customer', async () => {
    const [order] = await market.listOrders(second);
    if (order) await market.cancelOrder(second, order);
    await look(admin, code);
    await showUses(1);
    await expect(drawer.getByRole('listitem').first()).toContainText(coupons.released);
    await checkPage(admin);
    await drawer.getByRole('button', { name: words.close }).click();
    await expect(drawer).toBeHidden();
    await enter(thirdPage, words, code);
    await expect(boxOf(thirdPage, words)).toContainText(words.couponSaves(PERCENT, money(discount)));
  });

  await test.step('Switched off it takes nothing off, not even where it is in a cart already', async () => {
    const total = thirdPage.getByRole('region', { name: words.cartTotal });
    await row.getByRole('switch', { name: coupons.on(code) }).click();
    await expect(toastOf(admin, words, coupons.updated)).toBeVisible();
    await expect(row).toContainText(coupons.states.off);
    await thirdPage.reload();
    await expect(thirdPage.getByText(words.couponUnknown)).toBeVisible();
    await expect(factOf(total, words.total)).toHaveText(money(goods));
    await checkPage(thirdPage);
    await row.getByRole('switch', { name: coupons.on(code) }).click();
    await expect(row).toContainText(coupons.states.active);
    await thirdPage.reload();
    await expect(factOf(total, words.total)).toHaveText(money(sumOf([goods, -discount], currency)));
  });
});

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
    await save(admin, words);
    const amounts = admin.getByRole('group', { name: coupons.amounts });
    await expectRefused(amounts, words.currencies.USD, coupons.amountOff);
    await checkPage(admin);
    await typeAmounts(admin, words, coupons.amounts, AMOUNT);
    await expect(admin.getByRole('region', { name: coupons.preview })).toContainText(
      coupons.onlyFor(reader.person.email),
    );
    await save(admin, words);
    await expect(toastOf(admin, words, coupons.created)).toBeVisible();
    for (const text of [money(AMOUNT[currency]), coupons.platform, coupons.states.scheduled])
      await expect(row).toContainText(text);
  });

  await test.step('Before its first day it is refused, and others learn nothing about it', async () => {
    await expect(await enter(page, words, code)).toHaveAccessibleDescription(words.couponNotBegun);
    await expect(await enter(other, words, code)).toHaveAccessibleDescription(words.codeForAnother);
  });

  await test.step('From its first day on it takes the amount off, for its reader', async () => {
    await row.getByRole('link', { name: code }).click();
    await expect(fieldOf(admin, coupons.starts)).toHaveValue(dayFromToday(1));
    await fieldOf(admin, coupons.starts).fill(dayFromToday(0));
    await save(admin, words);
    await expect(toastOf(admin, words, coupons.updated)).toBeVisible();
    await expect(row).toContainText(coupons.states.active);
    await enter(page, words, code);
    await expect(boxOf(page, words)).toContainText(words.youSave(money(AMOUNT[currency])));
    expect((await market.readCart(reader)).totals.discount).toBe(AMOUNT[currency]);
    await expect(await enter(other, words, code)).toHaveAccessibleDescription(words.codeForAnother);
  });

  await test.step('The list is narrowed by who pays and by the state', async () => {
    for (const [label, shown, hidden] of [
      [coupons.columns.fundedBy, coupons.platform, coupons.vendor],
      [coupons.columns.state, coupons.states.active, coupons.states.off],
    ] as const) {
      await look(admin, code);
      const filter = admin.getByRole('combobox', { name: label, exact: true });
      await filter.selectOption(hidden);
      await expect(admin.getByText(coupons.noMatch)).toBeVisible();
      await filter.selectOption(shown);
      await expect(row).toBeVisible();
    }
    await checkPage(admin);
  });

  await test.step('Nobody has used it, so it can be deleted: even the cart that holds it gets nothing more', async () => {
    await look(admin, code);
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
    await expect(await enter(page, words, code)).toHaveAccessibleDescription(words.couponUnknown);
    await checkPage(page);
  });
});

import { couponOf, enterCode, lookForCoupons, saveCoupon, typeAmounts } from '../../support/coupons.ts';
import { moneyOf, percentOf, sumOf } from '../../support/money.ts';
import { DEMO, fullNameOf } from '../../support/people.ts';
import { toastOf } from '../../support/productForm.ts';
import { expectRefused, factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday } from '../../support/vendorOrders.ts';

const PERCENT = 25;
const MINIMUM = { SAR: 60, BHD: 6, USD: 15.9 };
const WANTED = 3;

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
    await saveCoupon(admin, words);
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
    await saveCoupon(admin, words);
    await expectRefused(admin, coupons.code, coupons.codeTaken);
    await checkPage(admin);
    await fieldOf(admin, coupons.code).fill(code.toLowerCase());
    await saveCoupon(admin, words);
    await expect(toastOf(admin, words, coupons.created)).toBeVisible();
    await expect(admin).toHaveURL('/admin/coupons');
    for (const text of [vendor.companyName, coupons.percentOff(PERCENT), coupons.states.active])
      await expect(row).toContainText(text);
    await expect(row.getByRole('button', { name: coupons.usesOf(code, 0, 2) })).toBeVisible();
  });

  await test.step('The customer needs as much from this vendor as was asked for', async () => {
    const missing = sumOf([MINIMUM[currency], -price * (WANTED - 1)], currency);
    await expect(await enterCode(page, words, code)).toHaveAccessibleDescription(
      words.couponMinimumOf(vendor.companyName, money(MINIMUM[currency]), money(missing)),
    );
    await market.addToCart(first, { product_id: product.id, quantity: 1 });
    await enterCode(page, words, code);
    await expect(couponOf(page, words)).toContainText(words.couponSaves(PERCENT, money(discount)));
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
    await expect(await enterCode(thirdPage, words, code)).toHaveAccessibleDescription(words.couponUsedUp);
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
    await saveCoupon(admin, words);
    await expectRefused(admin, coupons.usageLimit, coupons.limitBelowTwo);
    await checkPage(admin);
    await fieldOf(admin, coupons.usageLimit).fill('2');
  });

  await test.step('A cancelled order gives its use back to the next customer', async () => {
    const [order] = await market.listOrders(second);
    if (order) await market.cancelOrder(second, order);
    await lookForCoupons(admin, code);
    await showUses(1);
    await expect(drawer.getByRole('listitem').first()).toContainText(coupons.released);
    await checkPage(admin);
    await drawer.getByRole('button', { name: words.close }).click();
    await expect(drawer).toBeHidden();
    await enterCode(thirdPage, words, code);
    await expect(couponOf(thirdPage, words)).toContainText(words.couponSaves(PERCENT, money(discount)));
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

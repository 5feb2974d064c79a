import { chooseTwoVendors } from '../../support/catalogue.ts';
import { moneyOf, percentOf, percentText, sumOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { factOf, fillBilling } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { ANY, DAY, patternOf } from '../../support/translate.ts';

const CODE = 'WELCOME10';
const PERCENT = 10;
const CHEAP = { from: 8, to: 30 };

test('An invalid coupon shows the reason; a valid one lowers every sum', async ({
  market,
  openBrowser,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 422/);
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const sum = (amounts: number[]) => sumOf(amounts, currency);
  const lessBy = (amount: number) => new RegExp(`-${money(amount).replaceAll('.', '\\.').replace(' ', '\\s')}$`);
  const vendorSession = await market.signIn(DEMO.vendor);
  const vendorId = await market.getVendorId(vendorSession);
  const cheap = (await market.listProducts()).filter(
    ({ price_sar: price }) => price >= CHEAP.from && price <= CHEAP.to,
  );
  const [own, other] = chooseTwoVendors(cheap.reverse(), lang, vendorId);
  const session = await market.newCustomer();
  await market.addToCart(session, { product_id: other.id, quantity: 1 });
  await market.addToCart(session, { product_id: own.id, quantity: 3 });
  const goods = sum([own.price, own.price, own.price, other.price]);

  const page = await openBrowser(session);
  const field = page.getByRole('textbox', { name: words('storefront:cart.coupon.label') });
  const box = page.getByRole('group', { name: words('storefront:cart.coupon.title') });
  const total = page.getByRole('region', { name: words('storefront:cart.summary') });
  const apply = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: words('storefront:cart.coupon.apply'), exact: true }).click();
  };

  await test.step('The error is at the field and keeps the code; a valid code replaces it', async () => {
    await page.goto('/cart');
    await apply('SUMMER15');
    await expect(field).toHaveAccessibleDescription(
      new RegExp(`^${patternOf(words('backend:errors.coupon_expired', { ended: ANY }), DAY).source}$`, 'u'),
    );
    await expect(field).toHaveValue('SUMMER15');
    await apply(` ${CODE.toLowerCase()} `);
    await expect(box).toContainText(CODE);
    await expect(box).toBeFocused();
  });

  const { data, totals } = await market.readCart(session);
  const discount = totals.discount;
  const shares = data.map((group) => ({ ...group, name: group.vendor.company_name }));

  await test.step('The discount is a tenth of the goods, allocated to the last minor unit', async () => {
    expect(discount).toBe(percentOf(goods, PERCENT, currency));
    expect(sum(shares.map((share) => share.discount))).toBe(discount);
    await expect(box).toContainText(
      words('storefront:cart.coupon.savesPercent', { percent: percentText(PERCENT, lang), amount: money(discount) }),
    );
    await expect(factOf(total, words('storefront:cart.discount'))).toHaveText(lessBy(discount));
    await expect(factOf(total, words('storefront:cart.subTotal'))).toHaveText(money(goods));
    await expect(factOf(total, words('storefront:cart.total'))).toHaveText(money(totals.total));
    await checkPage(page);
    for (const { name, discount: share } of shares) {
      const group = page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
      await expect(factOf(group, words('storefront:cart.discount'))).toHaveText(lessBy(share));
    }
  });

  await test.step('The checkout shows it per vendor and in the total', async () => {
    await page.getByRole('link', { name: words('storefront:cart.checkout') }).click();
    await fillBilling(page, words);
    const summary = page.getByRole('region', { name: words('storefront:checkout.summary') });
    await expect(factOf(summary, `${words('storefront:checkout.discount')} (${CODE})`)).toHaveText(lessBy(discount));
    for (const { name, discount: share } of shares) {
      const part = summary.locator('section', { hasText: name });
      await expect(factOf(part, words('storefront:checkout.discount'))).toHaveText(lessBy(share));
    }
  });

  await test.step('The confirmed order and the vendor’s sub-order show it', async () => {
    await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('storefront:confirmation.title') })).toBeVisible();
    const orderTotal = page.getByRole('region', { name: words('storefront:confirmation.totals') });
    await expect(factOf(orderTotal, `${words('storefront:confirmation.discount')} (${CODE})`)).toHaveText(
      lessBy(discount),
    );
    for (const [index, { name, discount: share }] of shares.entries()) {
      const parcel = page.getByRole('region', {
        name: words('storefront:confirmation.parcel', { number: index + 1, count: shares.length, seller: name }),
      });
      await expect(factOf(parcel, words('storefront:confirmation.discount'))).toHaveText(lessBy(share));
    }
    const parts = await market.listOrders(session);
    const shipping = sum(parts.map(({ shipping_cost }) => shipping_cost));
    await expect(factOf(orderTotal, words('storefront:confirmation.shipping'))).toHaveText(money(shipping));
    const part = await market.findVendorOrder(vendorSession, parts[0]?.order_no ?? '');
    const share = shares.find(({ vendor }) => vendor.id === vendorId)?.discount ?? 0;
    expect(part?.discount).toBe(share);
    expect(part?.total_amount).toBe(sum([part?.sub_total ?? 0, part?.shipping_cost ?? 0, -share]));
  });
});

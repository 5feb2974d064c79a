import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { CURRENCIES, CURRENCY_DIGITS, type Currency } from '../../src/facts/currencies.ts';
import { sql } from '../../src/sql/sql.ts';
import { run, SEED, sum } from '../money/arbitraries.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

/** A basket is bought whole each time: a few of them are enough for one run of all tests. */
const BASKETS = Math.min(Number(process.env.PROPERTY_RUNS ?? 6), 500);

let shop: TestApp;
let sales: Sales;
let productIds: number[];
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  const taxpayers = createTaxpayers(shop);
  const vendors = [
    await taxpayers.vendor('SA', 'registered'),
    await taxpayers.vendor('SA'),
    await taxpayers.vendor('BH', 'registered'),
  ];
  productIds = [];
  for (const { vendorId } of vendors)
    for (const price of [1, 333, 99_995])
      productIds.push((await shop.make.product({ vendorId, price, stock: 9999 })).id);
  await taxpayers.list(productIds[1] ?? 0, 'zero_medicine');
});
after(() => shop.close());

const baskets = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  places: fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 5 }),
  quantity: fc.integer({ min: 1, max: 7 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
});

const toMinor = (amount: number, currency: Currency) => Math.round(amount * 10 ** CURRENCY_DIGITS[currency]);

interface Vat {
  percent: number;
  taxable: number;
  vat: number;
}

test('Whatever is bought, checkout, order, mail and report state one tax, to the last fils', async (t) => {
  t.diagnostic(SEED);
  const coupons = createCoupons(shop.database);
  const admin = await shop.make.admin();
  const reported = async (currency: Currency): Promise<number> => {
    const { body } = await shop.call(`GET /admin/reports/vat?currency=${currency}`, { token: admin.token });
    return toMinor(body.data.totals.vat, currency);
  };
  const property = fc.asyncProperty(baskets, async ({ currency, places, quantity, percent }) => {
    const headers = { Currency: currency };
    const customer = await shop.make.customer();
    const { token } = customer;
    await sales.fillCart(
      customer,
      places.map((place) => ({ productId: productIds[place] ?? 0, quantity })),
    );
    if (percent !== null) {
      const { code } = await coupons.make({ percent });
      await shop.call('POST /carts/coupon', { token, body: { code }, headers });
    }
    const before = await reported(currency);
    const { country } = await sales.billing();
    const checkout = (await shop.call('POST /orders/checkout', { token, body: { country }, headers })).body;
    const { order_no: orderNo } = checkout.orders[0];
    const answer = await sales.place(customer, orderNo, headers);
    assert.equal(answer.status, 200, answer.text);
    const { order } = (await shop.call(`GET /orders/placed/${orderNo}`, { token })).body;
    assert.deepEqual(
      [order.tax_amount, order.vat, order.grand_total],
      [checkout.tax_amount, checkout.vat, checkout.grand_total],
    );
    const minors = (groups: Vat[]) => sum(groups.map(({ vat }) => toMinor(vat, currency)));
    assert.equal(minors(order.vat), toMinor(order.tax_amount, currency));
    const parts: { tax_amount: number }[] = order.orders;
    assert.equal(sum(parts.map((part) => toMinor(part.tax_amount, currency))), toMinor(order.tax_amount, currency));
    const mail = await shop.database.first<{ vat: Vat[] }>(sql`
      SELECT payload -> 'vat' AS vat FROM outbox WHERE template = 'order-placed' AND payload ->> 'order_no' = ${orderNo}`);
    assert.deepEqual(mail?.vat, order.vat);
    assert.equal((await reported(currency)) - before, toMinor(order.tax_amount, currency));
  });
  await fc.assert(property, { seed: run.seed, numRuns: BASKETS });
  await sales.assertBooksAreRight();
});

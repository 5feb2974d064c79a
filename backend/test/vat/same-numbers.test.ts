import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { CURRENCIES, CURRENCY_DIGITS, type Currency } from '../../src/facts/currencies.ts';
import { sql } from '../../src/sql/sql.ts';
import { run, SEED, sum } from '../money/arbitraries.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

/** A basket is bought completely each time, so a few are enough. */
const BASKETS = Math.min(Number(process.env.PROPERTY_RUNS ?? (process.env.TEST_ALL === '1' ? 6 : 3)), 500);
const MONTH = '2026-03';
/** Minor units. */
const COLD_FEE = 1333;

let shop: TestApp;
let sales: Sales;
let payouts: Payouts;
let vendors: { vendorId: number; token: string }[];
let productIds: number[];
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  payouts = createPayouts({ ...shop, sales });
  const money = createMoney(shop);
  await money.register('SA');
  await money.rate(12.5);
  const taxpayers = createTaxpayers(shop);
  vendors = [
    await taxpayers.vendor('SA', 'registered'),
    await taxpayers.vendor('SA'),
    await taxpayers.vendor('BH', 'registered'),
  ];
  productIds = [];
  for (const { vendorId } of vendors)
    for (const price of [1, 333, 99_995])
      productIds.push((await shop.make.product({ vendorId, price, stock: 9999 })).id);
  await taxpayers.list(productIds[1] ?? 0, 'zero_medicine');
  // One product of each vendor is cold, for a fee that does not divide evenly.
  await shop.database.query(sql`UPDATE shipping_zones SET cold = true`);
  await shop.database.query(sql`UPDATE shipping_rates SET cold_fee = ${COLD_FEE}`);
  await shop.database.query(sql`UPDATE products SET store_max_c = '8' WHERE id = ANY(${coldIds()}::bigint[])`);
});
after(() => shop.close());

const coldIds = () => productIds.filter((_, index) => index % 3 === 1);

const baskets = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  places: fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 5 }),
  quantity: fc.integer({ min: 1, max: 7 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  /** A coupon of the first vendor, or of the marketplace. */
  isVendors: fc.boolean(),
});

type Basket = typeof baskets extends fc.Arbitrary<infer Value> ? Value : never;
type Body = TestResponse['body'];
type Ask = (route: string, token: string, body?: object) => Promise<Body>;

const AMOUNTS = ['sub_total', 'discount', 'shipping_cost', 'cold_fee', 'tax_amount', 'vat'] as const;
const amountsOf = (stated: Body): Body => Object.fromEntries(AMOUNTS.map((name) => [name, stated[name]]));

/** Fills a cart and buys it. @returns the order, for which cart and checkout stated the same */
const buy = async ({ currency, places, quantity, percent, isVendors }: Basket, ask: Ask): Promise<[Body, string]> => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const requests = places.map((place) => ({ productId: productIds[place] ?? 0, quantity }));
  await sales.fillCart(customer, requests);
  if (percent !== null) {
    const owner = isVendors ? { vendorId: vendors[0]?.vendorId ?? 0 } : {};
    const { code } = await createCoupons(shop.database).make({ percent, ...owner });
    await shop.call('POST /carts/coupon', { token, body: { code }, headers: { Currency: currency } });
  }
  const { country } = await sales.billing();
  const checkout = await ask('POST /orders/checkout', token, { country });
  const cart = await ask('GET /carts', token);
  const { order_no: orderNo } = checkout.orders[0];
  const response = await sales.place(customer, orderNo, { Currency: currency });
  assert.equal(response.status, 200, response.text);
  const { order } = await ask(`GET /orders/placed/${orderNo}`, token);
  // Without an address, products are taxed as in their vendor's country.
  const isExport = checkout.order_products.some(({ vat_reason: reason }: Body) => reason === 'export');
  const shown = isExport ? { ...cart.totals, tax_amount: order.tax_amount, vat: order.vat } : cart.totals;
  assert.deepEqual([amountsOf(shown), shown.total], [amountsOf(order), order.grand_total]);
  assert.deepEqual([amountsOf(checkout), checkout.grand_total], [amountsOf(order), order.grand_total]);
  return [order, token];
};

test('Every page, mail, document and table states the same amounts, to the fils', async (t) => {
  t.diagnostic(SEED);
  const admin = await shop.make.admin();
  /** Earnings of each vendor by currency, minor units. */
  const earned = new Map<string, number>();

  const property = fc.asyncProperty(baskets, async (basket) => {
    const { currency } = basket;
    const minor = (amount: number | string) => Math.round(Number(amount) * 10 ** CURRENCY_DIGITS[currency]);
    const ask: Ask = async (route, token, body) => {
      const response = await shop.call(route, { token, ...(body && { body }), headers: { Currency: currency } });
      assert.equal(response.status, 200, `${route}: ${response.text}`);
      return response.body;
    };
    const reported = async (): Promise<number> =>
      minor((await ask(`GET /admin/reports/vat?currency=${currency}`, admin.token)).data.totals.vat);

    const before = await reported();
    const [order, token] = await buy(basket, ask);
    assert.equal(sum(order.vat.map(({ vat }: Body) => minor(vat))), minor(order.tax_amount));
    for (const name of ['discount', 'shipping_cost', 'tax_amount'])
      assert.equal(sum(order.orders.map((part: Body) => minor(part[name]))), minor(order[name]));
    assert.equal((await reported()) - before, minor(order.tax_amount));
    const mailed = await shop.database.query<{ payload: Body }>(sql`
      SELECT payload FROM outbox WHERE payload ->> 'order_no' = ${order.order_no}`);
    const totals = [
      [order.tax_amount, order.grand_total],
      ...order.orders.map((part: Body) => [part.tax_amount, part.total_amount]),
    ];
    assert.deepEqual(
      mailed.map(({ payload }) => `${payload.tax_amount} in ${payload.total}`).sort(),
      totals.map(([tax, total]) => `${tax} in ${total}`).sort(),
    );
    for (const part of order.orders) await followPart(part, { ask, minor, token, currency });
  });

  const followPart = async (
    part: Body,
    { ask, minor, token, currency }: { ask: Ask; minor: (amount: number) => number; token: string; currency: Currency },
  ) => {
    const { id, order_sub_no: no, total_amount: total } = part;
    const owner = vendors.find(({ vendorId }) => vendorId === part.vendor.id);
    assert.ok(owner);
    const isCold = part.order_products.some(({ product }: Body) => coldIds().includes(product.id));
    assert.equal(part.cold_fee && minor(part.cold_fee), isCold ? COLD_FEE : null);
    for (const [route, reader] of [
      [`GET /vendor/orders/${no}`, owner.token],
      [`GET /admin/orders/${no}`, admin.token],
    ] as const)
      assert.deepEqual(amountsOf((await ask(route, reader)).order), amountsOf(part));
    await ask(`POST /vendor/orders/${id}/status`, owner.token, { status: 4 });
    const why = (await ask(`GET /vendor/money/parts/${no}`, owner.token)).data;
    const lines = why.total;
    assert.deepEqual([why.agrees, why.customer_paid, lines.sub_total], [true, total, part.sub_total]);
    assert.equal(minor(lines.discount_by_vendor) + minor(lines.discount_by_platform), minor(part.discount));
    assert.equal(minor(lines.vat_goods) + minor(lines.vat_shipping), minor(part.tax_amount));
    const [{ total: invoiced, vat }] = (await ask(`GET /orders/${id}/invoices`, token)).data.invoices;
    const charged = minor(part.sub_total) - minor(lines.discount_by_vendor) + minor(part.shipping_cost);
    assert.deepEqual([minor(invoiced), vat], [charged, part.tax_amount]);
    const { text } = await shop.call(`GET /vendor/orders.csv?search=${no}`, { token: owner.token });
    assert.ok(text.includes(total.toFixed(CURRENCY_DIGITS[currency])), text);
    const key = `${owner.vendorId} ${currency}`;
    earned.set(key, (earned.get(key) ?? 0) + minor(why.booked));
  };

  await fc.assert(property, { seed: run.seed, numRuns: BASKETS });
  await sales.assertBooksAreRight();
  for (const { vendorId } of vendors) await payouts.backdate(vendorId, `${MONTH}-20`);
  await payouts.close(MONTH);
  const stated = await shop.database.query<{ key: string; closing: number }>(sql`
    SELECT vendor_id || ' ' || currency AS key, closing FROM statements WHERE closing <> 0 ORDER BY 1`);
  assert.deepEqual(new Map(stated.map(({ key, closing }) => [key, closing])), new Map([...earned].sort()));
});

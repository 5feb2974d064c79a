import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let vendor: Vendor;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  vendor = await shop.make.vendor();
});
after(() => shop.close());

const DIGITS = { SAR: 2, BHD: 3, USD: 2 } as const;
const CURRENCIES = ['SAR', 'BHD', 'USD'] as const;
type Currency = (typeof CURRENCIES)[number];

/** Sales of the vendor in a currency, from the orders and their lines themselves. */
const rawFigures = async (currency: Currency) => {
  const rows = await shop.database.query<{ amount: number; user_id: number; units: number }>(sql`
    SELECT part.total_amount AS amount, o.user_id,
      (SELECT sum(i.quantity) FROM order_items i WHERE i.vendor_order_id = part.id) AS units
    FROM orders o JOIN vendor_orders part ON part.order_id = o.id
    WHERE o.state = 'placed' AND o.currency = ${currency} AND part.vendor_id = ${vendor.vendorId} AND NOT order_is_cancelled(part.status)`);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    sales: sum(rows.map(({ amount }) => amount)) / 10 ** DIGITS[currency],
    orders: rows.length,
    units: sum(rows.map(({ units }) => Number(units))),
    customers: new Set(rows.map((row) => row.user_id)).size,
  };
};

const read = async (path: string) => (await shop.call(`GET ${path}`, { token: vendor.token })).body.data;

/** Compares dashboard and report with the raw figures. @returns the number of orders that count as sold */
const assertNumbersAreRight = async (): Promise<number> => {
  let sold = 0;
  for (const currency of CURRENCIES) {
    const raw = await rawFigures(currency);
    const { boxes, series } = await read(`/vendor/dashboard?period=week&currency=${currency}`);
    const shown = Object.fromEntries(boxes.map(({ key, value }: { key: string; value: number }) => [key, value]));
    const { average_order: _, ...numbers } = shown;
    assert.deepEqual(numbers, raw, currency);
    assert.equal(series.at(-1).orders, raw.orders, currency);
    const { tiles } = await read(`/vendor/reports?currency=${currency}`);
    assert.deepEqual([tiles.net, tiles.orders, tiles.units], [raw.sales, raw.orders, raw.units], currency);
    sold += raw.orders;
  }
  await sales.assertBooksAreRight();
  return sold;
};

const buyIn = async (currency: Currency, customer: Customer, code: string | null): Promise<number> => {
  const other = await shop.make.product({ stock: 9 });
  const own = await shop.make.product({ vendorId: vendor.vendorId, stock: 9 });
  const { token } = customer;
  const headers = { Currency: currency };
  await sales.fillCart(customer, [{ productId: own.id, quantity: 3 }, { productId: other.id }]);
  if (code !== null) {
    const response = await shop.call('POST /carts/coupon', { token, headers, body: { code } });
    assert.equal(response.status, 200, response.text);
  }
  const { country } = await sales.billing();
  const checkout = await shop.call('POST /orders/checkout', { token, headers, body: { country } });
  assert.equal(checkout.status, 200, checkout.text);
  const placed = await sales.place(customer, checkout.body.orders[0].order_no, headers);
  assert.equal(placed.status, 200, placed.text);
  const part = await shop.database.first<{ id: number }>(
    sql`SELECT max(id) AS id FROM vendor_orders WHERE vendor_id = ${vendor.vendorId}`,
  );
  return part?.id ?? 0;
};

test('A vendor’s figures equal the orders after every kind of change', async () => {
  const customer = await shop.make.customer();
  const { code } = await createCoupons(shop.database).make({ percent: 15 });
  assert.equal(await assertNumbersAreRight(), 0);
  const discounted = await buyIn('SAR', customer, code);
  const inDinar = await buyIn('BHD', customer, null);
  const inDollars = await buyIn('USD', await shop.make.customer(), null);
  assert.equal(await assertNumbersAreRight(), 3);

  const { token } = vendor;
  const change = async (id: number, status: number) => {
    const response = await shop.call(`POST /vendor/orders/${id}/status`, {
      token,
      body: { status, cancellation_reason: 'Broken', tracking_information: 'PX 1' },
    });
    assert.equal(response.status, 200, response.text);
  };
  for (const status of [2, 3, 4]) await change(inDinar, status);
  assert.equal(await assertNumbersAreRight(), 3);
  assert.equal((await shop.call(`POST /orders/${discounted}/cancel`, { token: customer.token })).status, 200);
  assert.equal(await assertNumbersAreRight(), 2);
  await change(inDollars, 6);
  assert.equal(await assertNumbersAreRight(), 1);
});

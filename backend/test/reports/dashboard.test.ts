import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { writeBooks, type Book } from './ledger-samples.ts';
import { CONFIRMED } from '../../src/facts/order-statuses.ts';
import { isCancelled } from '../../src/modules/sales/orders/status/status.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CURRENCIES = ['SAR', 'BHD', 'USD'] as const;
type Currency = (typeof CURRENCIES)[number];

let shop: TestApp;
let vendor: Vendor;
let books: Book[];
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  const all = await writeBooks(shop, [vendor, await shop.make.vendor()], 400);
  books = all.filter(({ vendorId }) => vendorId === vendor.vendorId);
});
after(() => shop.close());

const major = (minor: number, currency: Currency) => minor / (currency === 'BHD' ? 1000 : 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

// Riyadh is UTC+3, so its calendar is that of UTC three hours later.
const dayIn = (moment: Date) => new Date(moment.getTime() + 3 * HOUR_MS).toISOString().slice(0, 10);
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - 3 * HOUR_MS;

const sold = (currency: Currency, from: number, until: number) =>
  books.filter(
    (book) =>
      book.currency === currency &&
      !isCancelled(book.status) &&
      book.placedAt.getTime() >= from &&
      book.placedAt.getTime() < until,
  );

const figures = (list: Book[], currency: Currency) => {
  const sales = sum(list.map((book) => book.total_amount));
  return {
    sales: major(sales, currency),
    orders: list.length,
    average_order: list.length === 0 ? 0 : major(Math.round(sales / list.length), currency),
    units: sum(list.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
    customers: new Set(list.map(({ userId }) => userId)).size,
  };
};

type Key = keyof ReturnType<typeof figures>;

/** Start and end of a period and of the previous one, calculated by hand. */
const spansOf = (period: string, now: number) => {
  const today = dayIn(new Date(now));
  if (period !== 'year') {
    const days = period === 'week' ? 7 : 30;
    const first = midnight(today) - (days - 1) * DAY_MS;
    return { now: [first, now], before: [first - days * DAY_MS, now - days * DAY_MS] } as const;
  }
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthsAgo = (months: number) => Date.UTC(year, month - 1 - months, 1) - 3 * HOUR_MS;
  const lastYear = new Date(now);
  lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1);
  return { now: [monthsAgo(11), now], before: [monthsAgo(23), lastYear.getTime()] } as const;
};

const topOf = (list: Book[], currency: Currency) => {
  const products = new Map<number, { units: number; sales: number }>();
  for (const { productId, quantity, sub_total } of list.flatMap(({ lines }) => lines)) {
    const { units = 0, sales = 0 } = products.get(productId) ?? {};
    products.set(productId, { units: units + quantity, sales: sales + sub_total });
  }
  return [...products]
    .sort(([a, one], [b, two]) => two.units - one.units || two.sales - one.sales || a - b)
    .slice(0, 10)
    .map(([id, { units, sales }]) => ({ id, units, sales: major(sales, currency) }));
};

const read = async (query: string) => {
  const response = await shop.call(`GET /vendor/dashboard?${query}`, { token: vendor.token });
  assert.equal(response.status, 200, response.text);
  return response.body.data;
};

for (const period of ['week', 'month', 'year'])
  for (const currency of CURRENCIES)
    test(`A vendor sees the sums of the ${period} in ${currency}`, async () => {
      const now = Date.now();
      const data = await read(`period=${period}&currency=${currency}`);
      const spans = spansOf(period, now);
      const here = sold(currency, ...spans.now);
      const [value, previous] = [figures(here, currency), figures(sold(currency, ...spans.before), currency)];
      const minor = (key: Key, number: number) =>
        key === 'sales' || key === 'average_order' ? Math.round(number * (currency === 'BHD' ? 1000 : 100)) : number;
      const keys: Key[] = ['sales', 'orders', 'average_order', 'units', 'customers'];
      assert.deepEqual(
        data.boxes,
        keys.map((key) => {
          const [one, other] = [minor(key, value[key]), minor(key, previous[key])];
          const change = other === 0 ? null : Math.round(((one - other) * 1000) / other) / 10;
          return { key, value: value[key], previous: previous[key], change_percent: change };
        }),
      );

      const barOf = (moment: Date) => dayIn(moment).slice(0, period === 'year' ? 7 : 10);
      for (const bar of data.series) {
        const inBar = here.filter(({ placedAt }) => barOf(placedAt) === bar.from.slice(0, period === 'year' ? 7 : 10));
        assert.equal(bar.orders, inBar.length, bar.from);
        assert.equal(bar.sales, major(sum(inBar.map((book) => book.total_amount)), currency), bar.from);
      }
      assert.equal(data.series.length, { week: 7, month: 30, year: 12 }[period]);
      assert.equal(sum(data.series.map(({ orders }: { orders: number }) => orders)), value.orders);
      assert.deepEqual([data.from, data.to], [data.series[0].from, dayIn(new Date(now))]);
      assert.deepEqual(
        data.top_products.map(({ id, units, sales }: Record<string, unknown>) => ({ id, units, sales })),
        topOf(here, currency),
      );
    });

test('A vendor sees the number of sales in every currency ever used', async () => {
  const { currencies } = await read('');
  const counted = CURRENCIES.map((currency) => ({ currency, orders: sold(currency, 0, Date.now()).length }));
  assert.deepEqual(
    [...currencies].sort((a, b) => a.currency.localeCompare(b.currency)),
    counted.sort((a, b) => a.currency.localeCompare(b.currency)),
  );
  assert.ok(currencies[0].orders >= currencies[1].orders);
});

test('The counts of pending work equal the lists that they link to', async () => {
  const { vendorId, token } = vendor;
  await shop.make.product({ vendorId, stock: 3 });
  await shop.make.product({ vendorId, approved: false });
  await shop.make.product({ vendorId, approved: false, status: 'draft' });
  await shop.database.query(sql`
    UPDATE vendor_orders SET cancel_requested_at = now() WHERE vendor_id = ${vendorId} AND status = ${CONFIRMED}`);
  await shop.database.query(sql`
    UPDATE vendor_orders SET ship_by = '2026-01-01' WHERE vendor_id = ${vendorId} AND status = ${CONFIRMED}`);
  await shop.database.query(sql`
    INSERT INTO reviews (product_id, user_id, rating, body)
    SELECT id, ${(await shop.make.customer()).id}, 4, 'Soft.' FROM products WHERE vendor_id = ${vendorId} ORDER BY id LIMIT 3`);
  const { waiting } = await read('');
  const totalOf = async (path: string) => {
    const { body } = await shop.call(`GET ${path}`, { token });
    return (body.meta ?? body.data.meta).total;
  };
  assert.deepEqual(waiting, {
    to_confirm: await totalOf('/vendor/orders?due=confirm'),
    late: await totalOf('/vendor/orders?due=late'),
    cancel_requests: await totalOf('/vendor/orders?due=request'),
    low_stock: await totalOf('/vendor/products?in_stock=low'),
    pending_products: await totalOf('/vendor/products?status=active&approval=0'),
    reviews_to_answer: await totalOf('/vendor/reviews?answered=0'),
  });
  assert.deepEqual(
    [waiting.to_confirm, waiting.late, waiting.cancel_requests],
    [1, 2, 2].map((status) => books.filter((book) => book.status === status).length),
  );
  assert.deepEqual([waiting.low_stock, waiting.pending_products, waiting.reviews_to_answer], [1, 1, 3]);
});

test('A member counts the work only of what their role reads', async () => {
  const { token } = await shop.make.member(vendor.vendorId, 'finance');
  const { waiting } = (await shop.call('GET /vendor/dashboard', { token })).body.data;
  assert.deepEqual([waiting.low_stock, waiting.pending_products, waiting.reviews_to_answer], [0, 0, 0]);
  assert.ok(waiting.late > 0);
});

test('A vendor without sales sees zeros and no percentage', async () => {
  const { token } = await shop.make.vendor();
  const { body } = await shop.call('GET /vendor/dashboard?period=month', { token });
  assert.equal(body.data.currencies.length, 0);
  assert.equal(body.data.top_products.length, 0);
  for (const box of body.data.boxes) assert.deepEqual([box.value, box.previous, box.change_percent], [0, 0, null]);
  assert.equal(body.data.series.length, 30);
});

test('A vendor sees the setup checklist until the first sale', async () => {
  const seller = await shop.make.vendor();
  const setup = async () => (await shop.call('GET /vendor/dashboard', { token: seller.token })).body.data.setup;
  await shop.database.query(sql`
    UPDATE vendors SET cr_number = '', logo_file_id = NULL, company_address = '', cod_enabled = false
    WHERE id = ${seller.vendorId}`);
  await shop.database.query(sql`DELETE FROM shipping_zones WHERE vendor_id = ${seller.vendorId}`);
  assert.deepEqual([...new Set(Object.values(await setup()))], [false]);
  assert.deepEqual(Object.keys(await setup()), [
    'company',
    'logo',
    'address',
    'shipping',
    'payment',
    'bank',
    'vat',
    'product',
    'approved_product',
  ]);

  const { id } = await shop.make.product({ vendorId: seller.vendorId, approved: false });
  await shop.database.query(
    sql`UPDATE vendors SET cr_number = '1010', cod_enabled = true WHERE id = ${seller.vendorId}`,
  );
  const { company, payment, product, approved_product: approved } = await setup();
  assert.deepEqual([company, payment, product, approved], [true, true, true, false]);
  await shop.database.query(sql`UPDATE products SET approval_status = 1 WHERE id = ${id}`);
  assert.equal((await setup()).approved_product, true);
  assert.equal((await read('')).setup, null);
});

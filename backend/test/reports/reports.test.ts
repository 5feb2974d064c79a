import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { parse } from 'csv-parse/sync';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { writeBooks, type Book } from './ledger-samples.ts';
import { REFUNDED } from '../../src/facts/order-statuses.ts';
import { isCancelled } from '../../src/modules/sales/orders/status/status.ts';

const LABELS = ['', 'Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Cancel With Refund'];
const HOUR_MS = 3_600_000;

let shop: TestApp;
let sales: Sales;
let vendor: Vendor;
let books: Book[];
let names: Map<number, { full_name: string; email: string }>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  vendor = await shop.make.vendor();
  const all = await writeBooks(shop, [vendor, await shop.make.vendor()], 300);
  books = all.filter(({ vendorId }) => vendorId === vendor.vendorId);
  const people = await shop.database.query<{ id: number; full_name: string; email: string }>(
    sql`SELECT id, firstname || ' ' || lastname AS full_name, email FROM users`,
  );
  names = new Map(people.map((person) => [person.id, person]));
});
after(() => shop.close());

const digits = { SAR: 2, BHD: 3, USD: 2 };
const major = (minor: number, { currency }: Pick<Book, 'currency'>) => minor / 10 ** digits[currency];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const dayIn = (moment: Date) => new Date(moment.getTime() + 3 * HOUR_MS).toISOString().slice(0, 10);
const localTime = (moment: Date) =>
  new Date(moment.getTime() + 3 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
const unitsOf = ({ lines }: Book) => sum(lines.map(({ quantity }) => quantity));

const reported = (currency: Book['currency'], from: string, to: string) =>
  books
    .filter((book) => book.currency === currency && dayIn(book.placedAt) >= from && dayIn(book.placedAt) <= to)
    .sort((a, b) => b.placedAt.getTime() - a.placedAt.getTime() || b.id - a.id);

const rowOf = (book: Book) => ({
  id: book.id,
  order_no: book.order_no,
  order_sub_no: book.order_sub_no,
  placed_at: book.placedAt.toISOString(),
  status: LABELS[book.status],
  status_code: book.status,
  customer: names.get(book.userId)?.full_name,
  units: unitsOf(book),
  sub_total: major(book.sub_total, book),
  discount: major(book.discount, book),
  shipping_cost: major(book.shipping_cost, book),
  tax_amount: major(book.tax_amount, book),
  total_amount: major(book.total_amount, book),
  net: major(book.total_amount, book),
  ...{ returned: 0, returned_units: 0 },
});

const tilesOf = (list: Book[], currency: Book['currency']) => {
  const sold = list.filter(({ status }) => !isCancelled(status));
  const money = (numbers: number[]) => major(sum(numbers), { currency });
  return {
    gross: money(sold.map((book) => book.sub_total)),
    discounts: money(sold.map((book) => book.discount)),
    shipping: money(sold.map((book) => book.shipping_cost)),
    tax: money(sold.map((book) => book.tax_amount)),
    net: money(sold.map((book) => book.total_amount)),
    ...{ returned: 0, returned_units: 0 },
    orders: sold.length,
    units: sum(sold.map(unitsOf)),
    refunded: money(list.filter(({ status }) => status === REFUNDED).map((book) => book.total_amount)),
    cancelled: list.length - sold.length,
  };
};

const read = (path: string, headers?: Record<string, string>) =>
  shop.call(`GET ${path}`, { token: vendor.token, headers });

const daysAgo = (days: number) => dayIn(new Date(Date.now() - days * 24 * HOUR_MS));

const SPANS = {
  'three years': { from: daysAgo(1000), to: daysAgo(0) },
  'a few weeks': { from: daysAgo(20), to: daysAgo(2) },
} as const;

for (const currency of ['SAR', 'BHD', 'USD'] as const)
  for (const [title, { from, to }] of Object.entries(SPANS))
    test(`A report in ${currency} of ${title} has every order once and matching sums`, async () => {
      const expected = reported(currency, from, to);
      const query = `currency=${currency}&from=${from}&to=${to}`;
      const rows: unknown[] = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / 10)); page += 1) {
        const { body } = await read(`/vendor/reports?${query}&page=${page}`);
        rows.push(...body.data.rows);
        assert.deepEqual(body.data.tiles, tilesOf(expected, currency));
        assert.equal(body.data.meta.total, expected.length);
      }
      assert.deepEqual(rows, expected.map(rowOf));
    });

test('The exported report equals the screen in every cell', async () => {
  for (const currency of ['SAR', 'BHD', 'USD'] as const) {
    const { from, to } = SPANS['three years'];
    const response = await read(`/vendor/reports.csv?currency=${currency}&from=${from}&to=${to}`);
    assert.equal(response.status, 200);
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; filename="sales-[\d-]{21}-[A-Z]{3}\.csv"/,
    );
    const rows: string[][] = parse(response.text, { bom: true });
    const money = (minor: number) => major(minor, { currency }).toFixed(digits[currency]);
    const cells = reported(currency, from, to).map((book) => [
      book.order_no,
      book.order_sub_no,
      localTime(book.placedAt),
      LABELS[book.status],
      names.get(book.userId)?.full_name,
      String(unitsOf(book)),
      ...[book.sub_total, book.discount, book.shipping_cost, book.tax_amount, book.total_amount].map(money),
      ...['0', money(0), money(book.total_amount)],
      currency,
    ]);
    assert.equal(
      rows[0]?.join(),
      [
        'order_no,order_sub_no,placed_at,status,customer,units,sub_total,discount,shipping_cost,tax_amount,total_amount',
        'returned_units,returned,net,currency',
      ].join(),
    );
    assert.deepEqual(rows.slice(1), cells);
  }
});

test('A report of one status has the same orders on screen, in sums and in the file', async () => {
  const { from, to } = SPANS['three years'];
  const span = `currency=SAR&from=${from}&to=${to}`;
  for (const [status, codes] of [
    ['3', [3]],
    ['Cancelled', [5, 6]],
    ['6', [6]],
  ] as const) {
    const expected = reported('SAR', from, to).filter((book) => codes.some((code) => code === book.status));
    const { data } = (await read(`/vendor/reports?${span}&status=${status}`)).body;
    assert.ok(expected.length > 0);
    assert.deepEqual(data.tiles, tilesOf(expected, 'SAR'));
    assert.deepEqual([data.meta.total, data.status_code], [expected.length, codes[0]]);
    assert.deepEqual(data.rows, expected.slice(0, 10).map(rowOf));
    const file = await read(`/vendor/reports.csv?${span}&status=${status}`);
    const [, ...rows]: string[][] = parse(file.text, { bom: true });
    assert.deepEqual(
      rows.map(([, number]) => number),
      expected.map((book) => book.order_sub_no),
    );
  }
  const { headers } = await read(`/vendor/reports.csv?${span}&status=6`);
  assert.match(String(headers['content-disposition']), /-SAR-cancel-with-refund\.csv"/);
  assert.equal((await read(`/vendor/reports?${span}&status=lost`)).status, 422);
});

test('A customer name that is a formula is not executable in the exported table', async () => {
  const seller = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: seller.vendorId });
  const buyer = await shop.make.customer();
  await shop.database.query(sql`UPDATE users SET firstname = '=HYPERLINK("http://x")' WHERE id = ${buyer.id}`);
  await sales.buy(buyer, [{ productId: id }]);
  const { text } = await shop.call('GET /vendor/reports.csv', { token: seller.token });
  assert.match(text, /"'=HYPERLINK/);
});

test('A report defaults to 30 days, and the previous period has the same currency', async () => {
  const [from, today] = [daysAgo(29), daysAgo(0)];
  const { body } = await read('/vendor/reports', { currency: 'BHD' });
  assert.deepEqual([body.data.from, body.data.to, body.data.currency], [from, today, 'BHD']);
  assert.deepEqual(body.data.tiles, tilesOf(reported('BHD', from, today), 'BHD'));
});

test('Invalid dates are reported on their fields', async () => {
  const fieldsOf = async (query: string) => {
    const [screen, file] = [await read(`/vendor/reports?${query}`), await read(`/vendor/reports.csv?${query}`)];
    assert.deepEqual([screen.status, file.status, file.body.errors], [422, 422, screen.body.errors]);
    return screen.body.errors;
  };
  assert.deepEqual(await fieldsOf('from=2026-02-02&to=2026-02-01'), {
    from: ['The first day is after the last day.'],
    to: ['The first day is after the last day.'],
  });
  assert.deepEqual(await fieldsOf('from=2026-02-30'), { from: ['Please enter a date as yyyy-mm-dd.'] });
  assert.deepEqual(await fieldsOf('to=x'), { to: ['Please enter a date as yyyy-mm-dd.'] });
  assert.deepEqual(await fieldsOf('to=1926-02-03'), { to: ['Please enter a date as yyyy-mm-dd.'] });
  assert.deepEqual(await fieldsOf('from=2020-01-01&to=2026-01-01'), {
    from: ['A report covers at most three years.'],
  });
});

test('Midnight in Riyadh begins the day of an order', async () => {
  const seller = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: seller.vendorId });
  for (const moment of ['2026-03-01T20:59:59.999Z', '2026-03-01T21:00:00Z']) {
    const [partId] = await sales.buy(await shop.make.customer(), [{ productId: id }]);
    await shop.database.query(sql`UPDATE vendor_orders SET placed_at = ${moment} WHERE id = ${partId}`);
  }
  const momentsOn = async (day: string) => {
    const { body } = await shop.call(`GET /vendor/reports?from=${day}&to=${day}`, { token: seller.token });
    return body.data.rows.map((row: { placed_at: string }) => row.placed_at);
  };
  assert.deepEqual(await momentsOn('2026-03-01'), ['2026-03-01T20:59:59.999Z']);
  assert.deepEqual(await momentsOn('2026-03-02'), ['2026-03-01T21:00:00.000Z']);
  for (const file of ['reports.csv?from=2026-03-01&to=2026-03-02', 'orders.csv']) {
    const { text } = await shop.call(`GET /vendor/${file}`, { token: seller.token });
    const [, ...rows]: string[][] = parse(text, { bom: true });
    assert.deepEqual(rows.map((cells) => cells[2]).sort(), ['2026-03-01 23:59:59', '2026-03-02 00:00:00'], file);
  }
});

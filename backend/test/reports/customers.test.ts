import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { writeBooks, type Book } from './ledger-samples.ts';
import { isCancelled } from '../../src/modules/sales/orders/status/status.ts';

let shop: TestApp;
let vendor: Vendor;
let books: Book[];
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  const all = await writeBooks(shop, [vendor, await shop.make.vendor()], 120);
  books = all.filter(({ vendorId }) => vendorId === vendor.vendorId);
});
after(() => shop.close());

const read = async (query = '') => (await shop.call(`GET /vendor/customers?${query}`, { token: vendor.token })).body;

const expectedOf = (userId: number) => {
  const own = books.filter((book) => book.userId === userId);
  const moments = own.map(({ placedAt }) => placedAt.toISOString()).sort();
  const spent = (['BHD', 'SAR', 'USD'] as const).flatMap((currency) => {
    const sold = own.filter((book) => book.currency === currency && !isCancelled(book.status));
    const minor = sold.reduce((sum, book) => sum + book.total_amount, 0);
    return sold.length === 0 ? [] : [{ currency, amount: minor / (currency === 'BHD' ? 1000 : 100) }];
  });
  return { id: userId, orders: own.length, first_order_at: moments[0], last_order_at: moments.at(-1), spent };
};

test('A vendor sees only their own customers, with the sum spent in each currency', async () => {
  await shop.make.customer();
  const { customers, meta } = await read();
  const ids = [...new Set(books.map(({ userId }) => userId))];
  assert.equal(meta.total, ids.length);
  assert.deepEqual(
    customers.map(({ full_name: _, email: __, phone_number: ___, ...rest }: Record<string, unknown>) => rest),
    ids.map(expectedOf).sort((a, b) => String(b.last_order_at).localeCompare(String(a.last_order_at))),
  );
});

test('A vendor finds a customer by name, address or number, in the requested order', async () => {
  const [{ id, email, full_name }] = (await read()).customers;
  await shop.database.query(sql`UPDATE users SET phone_number = '0599887766' WHERE id = ${id}`);
  for (const search of [email.toUpperCase(), full_name, '99887766'])
    assert.deepEqual(
      (await read(`search=${encodeURIComponent(search)}`)).customers.map((customer: { id: number }) => customer.id),
      [id],
    );
  const { customers, meta } = await read('search=nobody-at-all');
  assert.deepEqual([customers, meta.total, meta.last_page], [[], 0, 1]);

  await shop.database.query(sql`UPDATE users SET firstname = 'أحمد', lastname = 'المُصطفى' WHERE id = ${id}`);
  for (const search of ['احمد المصطفي', 'أحمَد', 'إحمد'])
    assert.equal((await read(`search=${encodeURIComponent(search)}`)).meta.total, 1, search);

  const counts = (await read('sort=orders')).customers.map(({ orders }: { orders: number }) => orders);
  assert.deepEqual(
    counts,
    [...counts].sort((a, b) => b - a),
  );
  const names = (await read('sort=name')).customers.map(({ full_name: name }: { full_name: string }) => name);
  assert.deepEqual(names, [...names].sort());
  assert.deepEqual(
    (await read('sort=name&order=desc')).customers.map(({ full_name: name }: { full_name: string }) => name),
    names.toReversed(),
  );
  const oldestFirst = (await read('order=asc&per_page=100')).customers;
  assert.deepEqual(oldestFirst.toReversed(), (await read('per_page=100')).customers);
  const response = await shop.call('GET /vendor/customers?sort=spent', {
    token: vendor.token,
    headers: { currency: 'SAR' },
  });
  const riyals = response.body.customers.map(
    ({ spent }: { spent: { currency: string; amount: number }[] }) =>
      spent.find(({ currency }) => currency === 'SAR')?.amount ?? 0,
  );
  assert.deepEqual(
    riyals,
    [...riyals].sort((a, b) => b - a),
  );
  assert.ok(riyals[0] > 0);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { writeBooks, type Book } from '../reports/ledger-samples.ts';

let shop: TestApp;
let vendor: Vendor;
let books: Book[];
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  books = await writeBooks(shop, [vendor], 30);
});
after(() => shop.close());

const read = async (query: string, currency = 'SAR') => {
  const pages = await Promise.all(
    [1, 2].map((page) =>
      shop.call(`GET /vendor/orders?per_page=25&page=${page}&${query}`, {
        token: vendor.token,
        headers: { currency },
      }),
    ),
  );
  return pages.flatMap(({ body }) => body.data.orders.map(({ id }: { id: number }) => id));
};

/** Ids in the order of the comparison, the newer first on ties. */
const sorted = (compare: (one: Book, other: Book) => number) =>
  books.toSorted((one, other) => compare(one, other) || other.id - one.id).map(({ id }) => id);

test('A vendor sorts orders by date, newest or oldest first', async () => {
  assert.deepEqual(
    await read(''),
    sorted(() => 0),
  );
  for (const query of ['sort=oldest', 'sort=newest&order=asc', 'order=asc'])
    assert.deepEqual(await read(query), sorted(() => 0).toReversed());
});

test('A vendor sorts orders by status in both directions', async () => {
  assert.deepEqual(
    await read('sort=status'),
    sorted((one, other) => one.status - other.status),
  );
  assert.deepEqual(
    await read('sort=status&order=desc'),
    sorted((one, other) => other.status - one.status),
  );
});

test('Orders sorted by total are grouped by currency, the vendor’s own first', async () => {
  for (const own of ['SAR', 'BHD']) {
    const ofCurrency = ({ currency }: Book) => (currency === own ? '' : currency);
    const byCurrency = (one: Book, other: Book) => ofCurrency(one).localeCompare(ofCurrency(other));
    assert.deepEqual(
      await read('sort=total', own),
      sorted((one, other) => byCurrency(one, other) || other.total_amount - one.total_amount),
    );
    assert.deepEqual(
      await read('sort=total&order=asc', own),
      sorted((one, other) => byCurrency(one, other) || one.total_amount - other.total_amount),
    );
  }
});

test('An unknown sort order is rejected', async () => {
  for (const query of ['sort=colour', 'order=up'])
    assert.equal((await shop.call(`GET /vendor/orders?${query}`, { token: vendor.token })).status, 422);
});

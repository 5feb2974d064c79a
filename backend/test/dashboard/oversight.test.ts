import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, CONFIRMED, REFUNDED } from '../../src/facts/order-statuses.ts';
import { isCancelled, statusCodes, type StatusCode } from '../../src/modules/sales/orders/status/status.ts';
import { sql } from '../../src/sql/sql.ts';
import { writeBooks, type Book } from '../reports/ledger-samples.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';

interface Box {
  key: string;
  value: number;
  previous: number;
}

let shop: TestApp;
let token: string;
let vendors: Vendor[];
let books: Book[];
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  vendors = [await shop.make.vendor(), await shop.make.vendor(), await shop.make.vendor()];
  books = await writeBooks(shop, vendors, 300);
});
after(() => shop.close());

const dataOf = async (path: string, who = token) => {
  const response = await shop.call(`GET ${path}`, { token: who });
  assert.equal(response.status, 200, response.text);
  return response.body.data;
};
const totalOf = async (path: string) => {
  const { body } = await shop.call(`GET ${path}`, { token });
  return (body.meta ?? body.data.meta).total;
};
const boxOf = ({ boxes }: { boxes: Box[] }, key: string): Box => {
  const box = boxes.find((each) => each.key === key);
  assert.ok(box, key);
  return box;
};
const dayOf = (moment: Date) => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
const minor = (amount: number, currency: string) => Math.round(amount * (currency === 'BHD' ? 1000 : 100));

for (const period of ['week', 'month', 'year'])
  for (const currency of ['SAR', 'BHD', 'USD'])
    test(`Admin figures for the ${period} in ${currency} equal the sum of all vendors`, async () => {
      const query = `period=${period}&currency=${currency}`;
      const all = await dataOf(`/admin/dashboard?${query}`);
      const each = await Promise.all(vendors.map((vendor) => dataOf(`/vendor/dashboard?${query}`, vendor.token)));
      const together = (read: (data: { boxes: Box[] }) => number) => each.reduce((sum, data) => sum + read(data), 0);
      for (const key of ['sales', 'orders', 'units'])
        for (const side of ['value', 'previous'] as const) {
          const number = (data: { boxes: Box[] }) =>
            key === 'sales' ? minor(boxOf(data, key)[side], currency) : boxOf(data, key)[side];
          assert.equal(number(all), together(number), `${key} ${side}`);
        }
      assert.equal(boxOf(all, 'vendors').value, each.filter((data) => boxOf(data, 'orders').value > 0).length);
      const { from, to } = all.span;
      const inSpan = (moment: string) => moment >= from && moment <= to;
      const sold = books.filter(
        (book) => book.currency === currency && !isCancelled(book.status) && inSpan(dayOf(book.placedAt)),
      );
      assert.equal(boxOf(all, 'customers').value, new Set(sold.map(({ userId }) => userId)).size);
      const [sales, orders] = [minor(boxOf(all, 'sales').value, currency), boxOf(all, 'orders').value];
      assert.equal(minor(boxOf(all, 'average_order').value, currency), orders && Math.round(sales / orders));
      const bars = (read: (bar: { sales: number; orders: number }) => number) =>
        all.series.reduce((sum: number, bar: { sales: number; orders: number }) => sum + read(bar), 0);
      assert.deepEqual([bars((bar) => minor(bar.sales, currency)), bars((bar) => bar.orders)], [sales, orders]);
      const listed = await totalOf(`/admin/orders?from=${from}&to=${to}&currency=${currency}&cancelled=0`);
      assert.equal(boxOf(all, 'orders').value, listed);
      assert.deepEqual(
        all.top_vendors.map(({ id, sales, orders }: Record<string, unknown>) => [id, sales, orders]),
        vendors
          .map(({ vendorId }, index) => [
            vendorId,
            boxOf(each[index], 'sales').value,
            boxOf(each[index], 'orders').value,
          ])
          .filter(([, , orders]) => orders !== 0)
          .sort(([a = 0, one = 0], [b = 0, other = 0]) => other - one || a - b),
      );
    });

test('The admin’s default is the last week in the shop’s main currency', async () => {
  const { currency, period, currencies, series } = await dataOf('/admin/dashboard');
  const site = (await shop.call('GET /site')).body.data;
  assert.deepEqual([currency, period, series.length], [site.default_currency, 'week', 7]);
  assert.deepEqual(
    currencies.map((each: { currency: string; orders: number }) => each.orders),
    currencies.map(
      (each: { currency: string }) =>
        books.filter((book) => book.currency === each.currency && !isCancelled(book.status)).length,
    ),
  );
});

test('Orders are filtered by vendor, currency, day and sold state, also in the export', async () => {
  const [vendor] = vendors;
  const from = dayOf(new Date(Date.now() - 60 * 86_400_000));
  const count = (fits: (book: Book) => boolean) =>
    books.filter((book) => book.vendorId === vendor?.vendorId && book.currency === 'BHD' && fits(book)).length;
  const query = `vendor=${vendor?.vendorId}&currency=BHD`;
  assert.equal(
    await totalOf(`/admin/orders?${query}`),
    count(() => true),
  );
  assert.equal(
    await totalOf(`/admin/orders?${query}&cancelled=0`),
    count(({ status }) => !isCancelled(status)),
  );
  assert.equal(
    await totalOf(`/admin/orders?${query}&cancelled=1`),
    count(({ status }) => isCancelled(status)),
  );
  const recent = count(({ placedAt }) => dayOf(placedAt) >= from);
  assert.equal(await totalOf(`/admin/orders?${query}&from=${from}`), recent);
  const { text } = await shop.call(`GET /admin/orders.csv?${query}&from=${from}`, { token });
  const [head, ...rows] = text.trim().split('\r\n');
  assert.match(String(head), /,Vendor,Vendor’s email$/);
  assert.equal(rows.length, recent);
  assert.equal((await shop.call('GET /admin/orders?from=yesterday', { token })).status, 422);
});

test('The number of orders in each status equals the list it links to', async () => {
  const { orders_by_status: counts } = await dataOf('/admin/dashboard');
  const countOf = (status: StatusCode) =>
    counts.find((each: { status_code: number }) => each.status_code === status)?.count ?? 0;
  for (const status of statusCodes) {
    // The list of cancelled orders includes those with a refund, and so does the number that links to it.
    const shown = status === CANCELLED ? countOf(CANCELLED) + countOf(REFUNDED) : countOf(status);
    assert.equal(shown, await totalOf(`/admin/orders?status=${status}`), String(status));
  }
});

test('Each number of pending tasks equals the list it links to', async () => {
  const fresh = await shop.make.vendor({ active: 0 });
  const stopped = await shop.make.vendor();
  await shop.call(`POST /admin/vendor/${stopped.vendorId}/status`, { token, body: { active: 0 } });
  const [asking, declined] = [await shop.make.vendor(), await shop.make.vendor()];
  await shop.database.query(sql`
    INSERT INTO vendor_identity_requests (vendor_id, company_name, company_name_ar, cr_number, declined_at)
    VALUES (${asking.vendorId}, 'Palm', 'النخيل', '', NULL), (${declined.vendorId}, 'Cedar', 'الأرز', '', now())`);
  await shop.make.product({ approved: false });
  await shop.make.product({ approved: false, status: 'draft' });
  const { vendorId } = await shop.make.product({ approved: false });
  await shop.call(`DELETE /admin/vendor/${vendorId}`, { token });
  const { id: productId } = await shop.make.product();
  await shop.database.query(sql`
    INSERT INTO reviews (product_id, user_id, rating, body)
    VALUES (${productId}, ${(await shop.make.customer()).id}, 4, 'Soft.')`);
  const { id: draftId } = await shop.make.product({ status: 'draft' });
  await shop.database.query(sql`
    INSERT INTO product_changes (product_id, name) VALUES (${productId}, 'Another'), (${draftId}, 'Another')`);
  await shop.database.query(sql`
    INSERT INTO contact_messages (name, email, phone_number, subject, message)
    VALUES ('Noor', 'noor@example.com', '0500000000', 'Gloves', 'Do you have size M?')`);
  await shop.call(`POST /products/${productId}/reports`, {
    body: { reason: 'expired', text: 'It is old.', email: 'noor@example.com' },
  });
  await shop.database.query(sql`UPDATE vendor_orders SET cancel_requested_at = now() WHERE status = ${CONFIRMED}`);
  await shop.database.query(sql`
    INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank, state)
    VALUES (${vendorId}, 'SA0380000000608010167519', 'Palm Company', 'Gulf Bank', 'waiting')`);
  const { waiting } = await dataOf('/admin/dashboard');
  assert.deepEqual(waiting, {
    vendors: await totalOf('/admin/vendor?waiting=1'),
    identities: await totalOf('/admin/vendor?asks=1'),
    tax_details: await totalOf('/admin/vendor?vat_state=waiting'),
    bank_accounts: await totalOf('/admin/bank-accounts?state=waiting'),
    licences: await totalOf('/admin/licences?state=submitted'),
    licences_expiring: await totalOf('/admin/licences?due=expiring'),
    categories_paused: await totalOf('/admin/category-holds'),
    products: await totalOf('/admin/products?approval=0&status=1'),
    changed_products: await totalOf('/admin/products?status=1&approval=changed'),
    cancel_requests: await totalOf('/admin/orders?due=request'),
    reviews: await totalOf('/admin/reviews?state=waiting'),
    messages: await totalOf('/admin/messages?state=open'),
    reports: await totalOf('/admin/reports?state=open'),
  });
  assert.deepEqual(
    [
      waiting.vendors,
      waiting.identities,
      waiting.bank_accounts,
      waiting.products,
      waiting.changed_products,
      waiting.reviews,
      waiting.messages,
      waiting.reports,
    ],
    [1, 1, 1, 1, 1, 1, 1, 1],
  );
  const listed = async (query: string) =>
    (await dataOf(`/admin/vendor?${query}`)).vendors.map((vendor: { id: number; stopped: boolean }) => [
      vendor.id,
      vendor.stopped,
    ]);
  assert.deepEqual(await listed('waiting=1'), [[fresh.vendorId, false]]);
  assert.deepEqual(await listed('status=0'), [
    [stopped.vendorId, true],
    [fresh.vendorId, false],
  ]);
  assert.deepEqual(await listed('asks=1'), [[asking.vendorId, false]]);
  assert.deepEqual(await dataOf('/admin/waiting'), waiting);
  const { token: accountant } = await shop.make.admin('finance');
  const {
    products,
    messages,
    bank_accounts: accounts,
  } = (await shop.call('GET /admin/waiting', { token: accountant })).body.data;
  assert.deepEqual([products, messages, accounts], [0, 0, waiting.bank_accounts]);
  assert.equal(waiting.cancel_requests, books.filter(({ status }) => status === CONFIRMED).length);
});

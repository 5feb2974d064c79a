import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createNotifications } from '../../src/modules/people/notifications/notifications.ts';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

interface News {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  href: string;
  read_at: string | null;
}

const read = async ({ token }: Vendor): Promise<{ notifications: News[]; unread: number }> => {
  const { status, body, text } = await shop.call('GET /vendor/notifications', { token });
  assert.equal(status, 200, text);
  return body;
};

const unread = async ({ token }: Vendor) => (await shop.call('GET /vendor/notifications/unread', { token })).body;

const kindsOf = async (vendor: Vendor) => (await read(vendor)).notifications.map(({ kind }) => kind);

test('Each vendor of an order is notified once, even if the order is placed twice', async () => {
  const vendors = [await shop.make.vendor(), await shop.make.vendor()];
  const customer = await shop.make.customer();
  const wishes = [];
  for (const { vendorId } of vendors) wishes.push({ productId: (await shop.make.product({ vendorId })).id });
  const orderNo = await sales.draft(customer, wishes);
  const responses = await Promise.all(Array.from({ length: 5 }, () => sales.place(customer, orderNo)));
  assert.ok(responses.every(({ status }) => status === 200));
  for (const [index, vendor] of vendors.entries()) {
    const { notifications, unread: count } = await read(vendor);
    const [news] = notifications;
    assert.deepEqual([notifications.length, count, news?.kind], [1, 1, 'order_placed']);
    assert.equal(news?.href, `/vendor/orders/${orderNo}-${index + 1}`);
    assert.deepEqual([news?.payload.total, news?.payload.currency, news?.read_at], [12, 'USD', null]);
    assert.match(String(news?.payload.customer), /^Layla No\d+$/);
  }
  await sales.assertBooksAreRight();
});

test('A vendor is not notified of an order that was not placed', async () => {
  const vendor = await shop.make.vendor();
  const [hasty, slow] = [await shop.make.customer(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock: 1 });
  const drafts = [await sales.draft(hasty, [{ productId }]), await sales.draft(slow, [{ productId }])];
  const responses = await Promise.all([sales.place(hasty, drafts[0] ?? ''), sales.place(slow, drafts[1] ?? '')]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 422]);
  assert.deepEqual(await kindsOf(vendor), ['order_placed']);
});

test('A vendor is notified once of a cancellation request and once of a cancellation', async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [pending] = await sales.buy(customer, [{ productId }]);
  const [confirmed] = await sales.buy(customer, [{ productId }]);
  await shop.call(`POST /vendor/orders/${confirmed}/status`, { token: vendor.token, body: { status: 2 } });
  for (const id of [pending, confirmed])
    await Promise.allSettled(
      Array.from({ length: 4 }, () => shop.call(`POST /orders/${id}/cancel`, { token: customer.token })),
    );
  assert.deepEqual(await kindsOf(vendor), ['cancel_requested', 'order_cancelled', 'order_placed', 'order_placed']);
});

test('Low stock is reported when a sale crosses the threshold and again after a refill', async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId, slug, name } = await shop.make.product({ vendorId: vendor.vendorId, stock: 8 });
  const lowNews = async () => (await read(vendor)).notifications.filter(({ kind }) => kind === 'low_stock');
  const buy = (quantity: number) => sales.buy(customer, [{ productId, quantity }]);
  await buy(2);
  assert.equal((await lowNews()).length, 0);
  const [crossing] = await buy(2);
  await buy(1);
  const [news, ...more] = await lowNews();
  assert.deepEqual(more, []);
  assert.deepEqual([news?.payload.stock, news?.payload.name, news?.href], [4, name, `/vendor/edit-product/${slug}`]);
  const setStatus = (status: number) =>
    shop.call(`POST /vendor/orders/${crossing}/status`, { token: vendor.token, body: { status } });
  await shop.database.query(sql`UPDATE products SET stock = stock + 1 WHERE id = ${productId}`);
  await setStatus(5);
  await setStatus(2);
  assert.equal((await lowNews()).length, 2);
});

test('A low-stock notification names the size', async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId, variantIds } = await shop.make.product({
    vendorId: vendor.vendorId,
    variants: [
      { value: 'S', stock: 6 },
      { value: 'L', stock: 30 },
    ],
  });
  await sales.buy(customer, [
    { productId, variantId: variantIds[0] ?? 0, quantity: 6 },
    { productId, variantId: variantIds[1] ?? 0, quantity: 6 },
  ]);
  const [news, ...more] = (await read(vendor)).notifications.filter(({ kind }) => kind === 'low_stock');
  assert.deepEqual([news?.payload.variant, news?.payload.stock, more.length], ['S', 0, 0]);
});

test('Ten concurrent buyers cause one low-stock notification', async () => {
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock: 12 });
  const buyers = [];
  for (let count = 0; count < 10; count += 1) {
    const customer = await shop.make.customer();
    buyers.push({ customer, orderNo: await sales.draft(customer, [{ productId }]) });
  }
  await Promise.all(buyers.map(({ customer, orderNo }) => sales.place(customer, orderNo)));
  const kinds = await kindsOf(vendor);
  const { unread: count } = await unread(vendor);
  assert.deepEqual([kinds.filter((kind) => kind === 'low_stock').length, count], [1, 11]);
});

test('A vendor marks some or all as read; another vendor’s notifications look missing', async () => {
  const [vendor, other] = [await shop.make.vendor(), await shop.make.vendor()];
  const { notifyVendor } = createNotifications(shop.database);
  const product = { slug: 'mask', name: 'Mask', name_arabic: 'كمامة' };
  await notifyVendor(vendor.vendorId, 'product_approved', product);
  await notifyVendor(vendor.vendorId, 'review_posted', { ...product, author: 'Layla', rating: null });
  for (const { vendorId } of [vendor, other]) await notifyVendor(vendorId, 'import_done', { created: 3, updated: 4 });
  const { notifications } = await read(vendor);
  assert.deepEqual(
    notifications.map(({ href }) => href),
    ['/vendor/products', '/vendor/reviews', '/vendor/edit-product/mask'],
  );
  const [newest, ...rest] = notifications.map(({ id }) => id);
  const mark = ({ token }: Vendor, body?: object) => shop.call('POST /vendor/notifications/read', { token, body });
  assert.deepEqual([(await unread(vendor)).unread, (await unread(vendor)).newest_id], [3, newest]);
  const foreign = await mark(other, { ids: rest });
  const missing = await mark(other, { ids: [999_999_999] });
  assert.deepEqual([foreign.status, foreign.text], [404, missing.text]);
  assert.equal((await mark(vendor, { ids: rest })).body.unread, 1);
  assert.equal((await mark(vendor, { ids: [...rest, 999_999_999] })).status, 404);
  assert.equal((await mark(vendor)).body.unread, 0);
  assert.ok((await read(vendor)).notifications.every(({ read_at: readAt }) => readAt !== null));
  assert.equal((await unread(other)).unread, 1);
});

test('A vendor pages through notifications, and old ones are deleted', async () => {
  const vendor = await shop.make.vendor();
  const { notifyVendor } = createNotifications(shop.database);
  for (let count = 1; count <= 12; count += 1)
    await notifyVendor(vendor.vendorId, 'import_done', { created: count, updated: 0 });
  const page = (await shop.call('GET /vendor/notifications?page=2', { token: vendor.token })).body;
  assert.deepEqual(
    page.notifications.map(({ payload }: News) => payload.created),
    [2, 1],
  );
  assert.deepEqual([page.meta.total, page.meta.last_page, page.unread], [12, 2, 12]);
  await shop.database.query(sql`
    UPDATE notifications SET created_at = now() - interval '91 days' WHERE user_id = ${vendor.id} AND payload ->> 'created' <> '12'`);
  await deleteExpired(shop.database);
  assert.deepEqual(
    (await read(vendor)).notifications.map(({ payload }) => payload.created),
    [12],
  );
});

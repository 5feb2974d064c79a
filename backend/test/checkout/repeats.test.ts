import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

interface Post {
  readonly route: string;
  readonly token: string;
  readonly body?: object;
  /** The effect of the call as a number. */
  effect(): Promise<number>;
}

const numberOf = async (statement: ReturnType<typeof sql>) =>
  (await shop.database.first<{ n: number }>(statement))?.n ?? Number.NaN;
const piecesOf = (userId: number) =>
  numberOf(sql`SELECT coalesce(sum(quantity), 0)::int AS n FROM cart_items WHERE user_id = ${userId}`);
const decisionsOn = (entity: string, id: number) =>
  numberOf(sql`SELECT count(*) AS n FROM audit_log WHERE entity = ${entity} AND entity_id = ${String(id)}`);

const posts: Record<string, () => Promise<Post>> = {
  async 'POST /carts'() {
    const { id, token } = await shop.make.customer();
    const product = await shop.make.product();
    return { route: 'POST /carts', token, body: { product_id: product.id, quantity: 1 }, effect: () => piecesOf(id) };
  },
  async 'POST /carts/{id}'() {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product();
    await sales.fillCart(customer, [{ productId }]);
    const { body } = await shop.call('GET /carts', { token: customer.token });
    const version = () => numberOf(sql`SELECT version - 1 AS n FROM carts WHERE user_id = ${customer.id}`);
    return {
      route: `POST /carts/${body.data[0].cart_items[0].id}`,
      token: customer.token,
      body: { quantity: 3 },
      effect: version,
    };
  },
  async 'POST /carts/coupon'() {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product();
    await sales.fillCart(customer, [{ productId }]);
    const { code } = await createCoupons(shop.database).make();
    const version = () => numberOf(sql`SELECT version - 1 AS n FROM carts WHERE user_id = ${customer.id}`);
    return { route: 'POST /carts/coupon', token: customer.token, body: { code }, effect: version };
  },
  async 'POST /wishlist'() {
    const { id, token } = await shop.make.customer();
    const product = await shop.make.product();
    const wishes = () => numberOf(sql`SELECT count(*) AS n FROM wishlist_items WHERE user_id = ${id}`);
    return { route: 'POST /wishlist', token, body: { product_id: product.id }, effect: wishes };
  },
  async 'POST /orders/checkout'() {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product();
    await sales.fillCart(customer, [{ productId }]);
    const drafts = () => numberOf(sql`SELECT count(*) AS n FROM orders WHERE user_id = ${customer.id}`);
    return { route: 'POST /orders/checkout', token: customer.token, effect: drafts };
  },
  async 'POST /orders/place-order'() {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product({ stock: 5 });
    const order_no = await sales.draft(customer, [{ productId }]);
    const body = { order_no, payment_method: 'cash', billing: await sales.billing() };
    const sold = async () => 5 - (await sales.stockOf(productId));
    return { route: 'POST /orders/place-order', token: customer.token, body, effect: sold };
  },
  async 'POST /orders/{id}/cancel'() {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product();
    const [id] = await sales.buy(customer, [{ productId }]);
    const changes = () =>
      numberOf(sql`SELECT count(*) - 1 AS n FROM order_status_history WHERE vendor_order_id = ${id}`);
    return { route: `POST /orders/${id}/cancel`, token: customer.token, effect: changes };
  },
  async 'POST /vendor/orders/{id}/status'() {
    const vendor = await shop.make.vendor();
    const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
    const [id] = await sales.buy(await shop.make.customer(), [{ productId }]);
    const changes = () =>
      numberOf(sql`SELECT count(*) - 1 AS n FROM order_status_history WHERE vendor_order_id = ${id}`);
    return { route: `POST /vendor/orders/${id}/status`, token: vendor.token, body: { status: 2 }, effect: changes };
  },
  async 'POST /admin/product/toggle/featured/{id}'() {
    const { token } = await shop.make.admin();
    const { id } = await shop.make.product();
    return { route: `POST /admin/product/toggle/featured/${id}`, token, effect: () => decisionsOn('product', id) };
  },
  async 'POST /admin/product/toggle/approval/{id}'() {
    const { token } = await shop.make.admin();
    const { id } = await shop.make.product();
    return { route: `POST /admin/product/toggle/approval/${id}`, token, effect: () => decisionsOn('product', id) };
  },
  async 'POST /admin/vendor/{id}/status'() {
    const { token } = await shop.make.admin();
    const { vendorId: id } = await shop.make.vendor({ active: 0 });
    const effect = () => decisionsOn('vendor', id);
    return { route: `POST /admin/vendor/${id}/status`, token, body: { active: 1 }, effect };
  },
};

/** Repetitions run again with the same effect (`idempotency: 'natural'`). */
const NATURAL = new Set(['POST /wishlist', 'POST /orders/checkout']);

for (const [name, prepare] of Object.entries(posts)) {
  test(`${name} repeated with one key takes effect once and returns one response`, async () => {
    const { route, token, body, effect } = await prepare();
    const send = () => shop.call(route, { token, body, headers: { 'idempotency-key': `key of ${name}` } });
    const atOnce = await Promise.all(Array.from({ length: 20 }, send));
    const later = await send();
    for (const response of [...atOnce, later]) assert.deepEqual([response.status, response.text], [200, later.text]);
    assert.equal(later.headers['idempotent-replayed'], NATURAL.has(name) ? undefined : 'true');
    assert.equal(await effect(), 1);
    await sales.assertBooksAreRight();
  });
}

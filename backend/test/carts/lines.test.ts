import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { fillWithLines } from './full-cart.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

interface Line {
  readonly id: number;
  readonly quantity: number;
}

const partsOf = async (token: string) => (await shop.call('GET /carts', { token })).body.data;
const quantities = (lines: readonly Line[]) => lines.map(({ quantity }) => quantity);

test('Only the addressed line changes, and the response belongs to its seller', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const [one, two] = [await shop.make.vendor(), await shop.make.vendor()];
  const near = await shop.make.product({ vendorId: one.vendorId });
  const sized = await shop.make.product({
    vendorId: two.vendorId,
    variants: [
      { value: 'S', stock: 9 },
      { value: 'M', stock: 2 },
    ],
  });
  await sales.fillCart(customer, [
    { productId: near.id },
    { productId: sized.id, variantId: sized.variantIds[0], quantity: 3 },
    { productId: sized.id, variantId: sized.variantIds[1], quantity: 1 },
  ]);
  const medium = (await partsOf(token))[1].cart_items[1];
  const changed = await shop.call(`POST /carts/${medium.id}`, { token, body: { quantity: 2 } });
  assert.equal(changed.body.cart.vendor.id, two.vendorId);
  assert.deepEqual(quantities(changed.body.cart.cart_items), [3, 2]);
  assert.equal((await shop.call(`POST /carts/${medium.id}`, { token, body: { quantity: 3 } })).status, 422);
  const removed = await shop.call(`DELETE /carts/${medium.id}`, { token });
  assert.equal(removed.body.cart.vendor.id, two.vendorId);
  assert.deepEqual(quantities(removed.body.cart.cart_items), [3]);
  const [last] = removed.body.cart.cart_items;
  const emptied = (await shop.call(`DELETE /carts/${last.id}`, { token })).body.cart;
  assert.deepEqual([emptied.vendor.id, emptied.delivers, emptied.sub_total], [two.vendorId, true, 0]);
  assert.equal((await partsOf(token)).length, 1);
});

test('What is not on sale cannot be added to a cart', async () => {
  const { token } = await shop.make.customer();
  const { id } = await shop.make.product({ status: 'draft' });
  for (const product_id of [id, 999_999])
    assert.equal((await shop.call('POST /carts', { token, body: { product_id, quantity: 1 } })).status, 404);
});

test('A product whose seller cannot be paid is refused with the seller’s name', async () => {
  const { token } = await shop.make.customer();
  const vendor = await shop.make.vendor();
  const { id: product_id } = await shop.make.product({ vendorId: vendor.vendorId });
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = false WHERE id = ${vendor.vendorId}`);
  const { status, body } = await shop.call('POST /carts', { token, body: { product_id, quantity: 1 } });
  assert.deepEqual([status, body.code], [422, 'seller_not_payable']);
  assert.match(body.message, new RegExp(`Supplies ${vendor.id}`));
  assert.deepEqual(await partsOf(token), []);
});

test('A product whose seller does not deliver here is refused with the seller’s name', async () => {
  const customer = await shop.make.customer();
  await shop.make.address(customer.id);
  const vendor = await shop.make.vendor();
  const { countryId } = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  await shop.database.query(
    sql`UPDATE shipping_zones SET country_id = ${countryId} WHERE vendor_id = ${vendor.vendorId}`,
  );
  const { id: product_id } = await shop.make.product({ vendorId: vendor.vendorId });
  const body = { product_id, quantity: 1 };
  const refused = await shop.call('POST /carts', { token: customer.token, body });
  assert.deepEqual([refused.status, refused.body.code], [422, 'seller_not_delivering']);
  assert.match(refused.body.message, new RegExp(`Supplies ${vendor.id}`));
});

test('A full cart takes no new line until one leaves; existing lines can grow', async () => {
  const { id: userId, token } = await shop.make.customer();
  const held = await fillWithLines(shop, userId, 500);
  const { id: product_id } = await shop.make.product();
  const add = (line: object) => shop.call('POST /carts', { token, body: { quantity: 1, ...line } });
  const refused = await add({ product_id });
  assert.deepEqual([refused.status, refused.body.code], [422, 'cart_full']);
  assert.match(refused.body.message, /^Your cart is full: it can have at most 500 items\./);
  assert.equal((await add(held)).status, 200);
  const [part] = await partsOf(token);
  assert.deepEqual([part.cart_items.length, part.cart_items[0].quantity], [500, 2]);
  await shop.call(`DELETE /carts/${part.cart_items[1].id}`, { token });
  assert.equal((await add({ product_id })).status, 200);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LIMITS } from '../../src/facts/limits.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

interface Signed {
  readonly id: number;
  readonly token: string;
}

const reorder = ({ token }: Signed, partId: number | undefined) =>
  shop.call(`POST /orders/${partId}/reorder`, { token });

const cart = ({ id }: Signed) =>
  shop.database.query<{ product_id: number; variant_id: number | null; quantity: number }>(
    sql`SELECT product_id, variant_id, quantity FROM cart_items WHERE user_id = ${id} ORDER BY id`,
  );

const setStock = (productId: number, stock: number) =>
  shop.database.query(sql`UPDATE products SET stock = ${stock} WHERE id = ${productId}`);

test('A customer reorders the same products and sizes', async () => {
  const customer = await shop.make.customer();
  const { vendorId } = await shop.make.vendor();
  const plain = await shop.make.product({ vendorId });
  const sized = await shop.make.product({ vendorId, variants: [{ value: 'M' }, { value: 'L' }] });
  const variantId = sized.variantIds[1];
  const [partId] = await sales.buy(customer, [
    { productId: plain.id, quantity: 3 },
    { productId: sized.id, variantId, quantity: 2 },
  ]);
  const { status, body } = await reorder(customer, partId);
  assert.equal(status, 200);
  assert.deepEqual([body.added.map(({ quantity }: { quantity: number }) => quantity), body.skipped], [[3, 2], []]);
  assert.deepEqual(await cart(customer), [
    { product_id: plain.id, variant_id: null, quantity: 3 },
    { product_id: sized.id, variant_id: variantId, quantity: 2 },
  ]);
});

test('A customer gets the available quantity and reads what is missing', async () => {
  const customer = await shop.make.customer();
  const { vendorId } = await shop.make.vendor();
  const make = () => shop.make.product({ vendorId });
  const [few, none, gone] = [await make(), await make(), await make()];
  const sized = await shop.make.product({ vendorId, variants: [{ value: 'S' }] });
  const [partId] = await sales.buy(customer, [
    { productId: few.id, quantity: 4 },
    { productId: none.id },
    { productId: gone.id },
    { productId: sized.id, variantId: sized.variantIds[0] },
  ]);
  await setStock(few.id, 2);
  await setStock(none.id, 0);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${gone.id}`);
  await shop.database.query(sql`UPDATE variants SET deleted_at = now() WHERE product_id = ${sized.id}`);
  const { body } = await reorder(customer, partId);
  const name_arabic = few.name.replace('Mask', 'كمامة');
  assert.deepEqual(body.added, [{ name: few.name, name_arabic, variant: '', variant_arabic: '', quantity: 2 }]);
  assert.deepEqual(
    body.skipped.map(({ name, reason }: { name: string; reason: string }) => [name, reason]),
    [
      [few.name, 'fewer'],
      [none.name, 'sold_out'],
      [gone.name, 'unavailable'],
      [sized.name, 'unavailable'],
    ],
  );
  assert.deepEqual(await cart(customer), [{ product_id: few.id, variant_id: null, quantity: 2 }]);
});

test('Reordering skips vendors who take no payment or no longer ship here', async () => {
  const customer = await shop.make.customer();
  await shop.make.address(customer.id, 1);
  const { id: productId, vendorId } = await shop.make.product();
  const [partId] = await sales.buy(customer, [{ productId }]);
  const again = async () => {
    const { body } = await reorder(customer, partId);
    return [body.added.length, body.skipped[0]?.reason];
  };
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = false WHERE id = ${vendorId}`);
  assert.deepEqual(await again(), [0, 'not_payable']);
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = true WHERE id = ${vendorId}`);
  const bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  await shop.database.query(sql`UPDATE shipping_zones SET country_id = ${bahrain} WHERE vendor_id = ${vendorId}`);
  assert.deepEqual(await again(), [0, 'not_delivered']);
  await shop.database.query(sql`UPDATE shipping_zones SET country_id = NULL WHERE vendor_id = ${vendorId}`);
  assert.deepEqual(await again(), [1, undefined]);
});

test('Reordering counts what is already in the cart against the stock', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ stock: 6 });
  const [partId] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  await sales.fillCart(customer, [{ productId, quantity: 3 }]);
  assert.deepEqual((await reorder(customer, partId)).body.skipped[0].reason, 'fewer');
  const again = await reorder(customer, partId);
  assert.deepEqual([again.body.added, again.body.message], [[], 'Nothing from this order is available right now.']);
  assert.equal((await cart(customer))[0]?.quantity, 4);
});

test('Reordering counts what is already in the cart against the limit of a line', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ stock: 2 * LIMITS.quantity });
  const [partId] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  await sales.fillCart(customer, [{ productId, quantity: LIMITS.quantity - 1 }]);
  assert.equal((await reorder(customer, partId)).body.skipped[0].reason, 'fewer');
  assert.equal((await cart(customer))[0]?.quantity, LIMITS.quantity);
});

test('Ten simultaneous reorders never exceed the stock', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ stock: 9 });
  const [partId] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  const responses = await Promise.all(Array.from({ length: 10 }, () => reorder(customer, partId)));
  assert.ok(responses.every(({ status }) => status === 200));
  assert.equal((await cart(customer))[0]?.quantity, 7);
});

test('A customer cannot reorder another customer’s order', async () => {
  const [owner, stranger] = [await shop.make.customer(), await shop.make.customer()];
  const [partId] = await sales.buy(owner, [{ productId: (await shop.make.product()).id }]);
  assert.equal((await reorder(stranger, partId)).status, 404);
  assert.deepEqual(await cart(stranger), []);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';
import { createSales, type Sales } from '../../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const variant = { type: 'size', barcode: '1', price_sar: 50, price_bhd: 5, price_usd: 13 };

/** A product on sale. */
const onSale = async (fields: Record<string, unknown> = {}): Promise<TestResponse['body']> => {
  const product = await writer.created(fields);
  await shop.database.query(sql`UPDATE products SET approval_status = 1 WHERE id = ${product.id}`);
  return product;
};

const buy = async (productId: number, quantity: number, variantId?: number) =>
  sales.buy(await shop.make.customer(), [{ productId, variantId, quantity }]);

const cancel = (orderId: number | undefined) =>
  shop.call(`POST /vendor/orders/${orderId}/status`, { token: vendor.token, body: { status: 5 } });

test('Sales during a vendor’s edit stay counted', async () => {
  const product = await onSale({ stock: 10 });
  await buy(product.id, 3);
  const untouched = await writer.edit(product, { name: 'Renamed' });
  assert.equal(untouched.body.product.stock, 7);
  const raised = await writer.edit(untouched.body.product, { stock: 27, stock_seen: 7 });
  assert.equal(raised.body.product.stock, 27);
  const counted = await writer.edit(raised.body.product, { stock: 5, stock_seen: undefined });
  assert.equal(counted.body.product.stock, 5);
  await sales.assertBooksAreRight();
});

test('A stock cannot become negative, and the vendor reads what is left', async () => {
  const product = await onSale({ stock: 10 });
  await buy(product.id, 8);
  const { status, body } = await writer.edit(product, { stock: 5 });
  assert.deepEqual([status, body.errors], [422, { stock: ['Only 2 are left: the stock cannot be lowered by more.'] }]);
  assert.equal(await sales.stockOf(product.id), 2);
  const sold = await writer.edit(product, { stock: 8 });
  assert.equal(sold.body.product.stock, 0);
  const empty = await writer.edit(sold.body.product, { name: 'Sold out' });
  assert.deepEqual([empty.status, empty.body.product.stock], [200, 0]);
  await sales.assertBooksAreRight();
});

test('Sales during an edit stay counted for each variant', async () => {
  const product = await onSale({
    variants: [
      { ...variant, value: 'S', sku: 'a', stock: 6 },
      { ...variant, value: 'M', sku: 'b', stock: 6 },
    ],
  });
  const [small, medium] = product.variants;
  await buy(product.id, 2, small.id);
  const { variants } = writer.formOf(product) as { variants: Record<string, unknown>[] };
  const [first, second] = variants;
  const { body } = await writer.edit(product, { variants: [first, { ...second, stock: 9 }] });
  assert.deepEqual(
    body.product.variants.map(({ stock }: { stock: number }) => stock),
    [4, 9],
  );
  assert.equal(body.product.stock, 13);
  const refused = await writer.edit(body.product, { variants: [{ ...first, stock: 1 }, second] });
  assert.deepEqual(Object.keys(refused.body.errors), ['variants.0.stock']);
  assert.equal((await writer.read(product.slug)).variants[1].id, medium.id);
  await sales.assertBooksAreRight();
});

test('Cancelling an order of a deleted variant keeps the stock ledger consistent', async () => {
  const product = await onSale({
    variants: [
      { ...variant, value: 'S', sku: 'c', stock: 6 },
      { ...variant, value: 'M', sku: 'd', stock: 6 },
    ],
  });
  const [small, medium] = product.variants;
  const [order] = await buy(product.id, 2, small.id);
  const shopper = await shop.make.customer();
  await sales.fillCart(shopper, [{ productId: product.id, variantId: small.id }]);

  const { body } = await writer.edit(product, { variants: [{ ...medium, stock_seen: 6 }] });
  assert.equal(body.product.stock, 6);
  await sales.assertBooksAreRight();
  const cart = await shop.call('GET /carts', { token: shopper.token });
  assert.equal(cart.status, 200);
  assert.equal(cart.body.data[0].cart_items[0].available_stock, 0);
  assert.equal((await shop.call('POST /orders/checkout', { token: shopper.token, body: {} })).status, 422);

  assert.equal((await cancel(order)).status, 200);
  assert.equal(await sales.stockOf(product.id), 6);
  await sales.assertBooksAreRight();
});

test('A product gains and loses variants with orders of both kinds in between', async () => {
  const plain = await onSale({ stock: 10 });
  const [before] = await buy(plain.id, 4);
  const sized = (await writer.edit(plain, { variants: [{ ...variant, value: 'S', sku: 'e', stock: 3 }] })).body.product;
  assert.equal(sized.stock, 3);
  const [between] = await buy(plain.id, 1, sized.variants[0].id);
  await sales.assertBooksAreRight();
  await cancel(before);
  assert.equal(await sales.stockOf(plain.id), 2);
  await sales.assertBooksAreRight();
  const again = await writer.edit(sized, { variants: [], stock: 20 });
  assert.equal(again.body.product.stock, 20, again.text);
  await cancel(between);
  assert.equal(await sales.stockOf(plain.id), 20);
  await sales.assertBooksAreRight();
});

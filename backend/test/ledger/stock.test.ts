import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createStockLedger } from '../../src/ledger/stock.ts';
import type { StockLine } from '../../src/ledger/take-stock.ts';
import { LOW_STOCK } from '../../src/facts/stock.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let ledger: ReturnType<typeof createStockLedger>;
let vendorOrderId: number;
before(async () => {
  shop = await buildTestApp();
  ledger = createStockLedger(shop.database);
  const { id: productId } = await shop.make.product();
  [vendorOrderId = 0] = await createSales(shop).buy(await shop.make.customer(), [{ productId }]);
});
after(() => shop.close());

const line = (productId: number, variantId: number | null, quantity: number): StockLine => ({
  vendorOrderId,
  productId,
  variantId,
  quantity,
  orderItemId: 0,
  promisedExpiry: null,
});

const stockOf = async (table: 'products' | 'variants', id: number) => {
  const row = await shop.database.first<{ stock: number }>(
    table === 'products'
      ? sql`SELECT stock FROM products WHERE id = ${id}`
      : sql`SELECT stock FROM variants WHERE id = ${id}`,
  );
  return row?.stock;
};

/** Stock of a product and of each of its variants. */
const stocks = ({ id, variantIds }: { id: number; variantIds: number[] }) =>
  Promise.all([stockOf('products', id), ...variantIds.map((variantId) => stockOf('variants', variantId))]);

/** The latest stock moves of a product. */
const movesOf = (productId: number, count: number) =>
  shop.database.query(sql`
    SELECT variant_id, delta, reason, vendor_order_id FROM (
      SELECT * FROM stock_moves WHERE product_id = ${productId} ORDER BY id DESC LIMIT ${count}) last ORDER BY id`);

test('Each line takes stock only from its own product or size', async () => {
  const plain = await shop.make.product({ stock: 30 });
  const other = await shop.make.product({ stock: 30 });
  const sized = await shop.make.product({ variants: [{ stock: 20 }, { stock: 20 }, { stock: 20 }] });
  const [small = 0, medium = 0] = sized.variantIds;
  const taken = await ledger.take([line(sized.id, medium, 3), line(plain.id, null, 4), line(sized.id, small, 2)]);
  assert.deepEqual(taken, { shortages: [], low: [] });
  assert.deepEqual(await stocks(plain), [26]);
  assert.deepEqual(await stocks(sized), [55, 18, 17, 20]);
  assert.deepEqual(await stocks(other), [30]);
  assert.deepEqual(await movesOf(sized.id, 2), [
    { variant_id: medium, delta: -3, reason: 'sale', vendor_order_id: vendorOrderId },
    { variant_id: small, delta: -2, reason: 'sale', vendor_order_id: vendorOrderId },
  ]);
});

test('The last unit can be sold, and lines of the same product are added up', async () => {
  const plain = await shop.make.product({ stock: 3 });
  const both = [line(plain.id, null, 2), line(plain.id, null, 2)];
  const short = { productId: plain.id, variantId: null, availableStock: 3 };
  assert.deepEqual(await ledger.take(both), { shortages: [short, short], low: [] });
  assert.deepEqual(await stocks(plain), [3]);
  assert.deepEqual((await ledger.take([line(plain.id, null, 2), line(plain.id, null, 1)])).shortages, []);
  assert.deepEqual(await stocks(plain), [0]);
});

test('A shortage is named with the available stock, and nothing is taken', async () => {
  const plain = await shop.make.product({ stock: 9 });
  const sized = await shop.make.product({ variants: [{ stock: 1 }, { stock: 9 }] });
  const [small = 0] = sized.variantIds;
  assert.deepEqual(await ledger.take([line(plain.id, null, 4), line(sized.id, small, 2)]), {
    shortages: [{ productId: sized.id, variantId: small, availableStock: 1 }],
    low: [],
  });
  assert.deepEqual([await stocks(plain), await stocks(sized)], [[9], [10, 1, 9]]);
});

test('A product that got sizes after its sale neither sells nor restocks without one', async () => {
  const sized = await shop.make.product({ variants: [{ stock: 8 }] });
  const whole = [line(sized.id, null, 1)];
  assert.deepEqual((await ledger.take(whole)).shortages, [{ productId: sized.id, variantId: null, availableStock: 0 }]);
  await ledger.putBack(whole);
  assert.deepEqual(await stocks(sized), [8, 8]);
});

test('Only the sale that crosses the low-stock threshold reports it, with the rest', async () => {
  const plain = await shop.make.product({ stock: LOW_STOCK + 2 });
  const sized = await shop.make.product({ variants: [{ stock: LOW_STOCK + 2 }, { stock: 50 }] });
  const [small = 0] = sized.variantIds;
  const lowAfter = async (...lines: StockLine[]) => (await ledger.take(lines)).low;
  assert.deepEqual(await lowAfter(line(plain.id, null, 2)), []);
  assert.deepEqual(await lowAfter(line(plain.id, null, 1)), [
    { productId: plain.id, variantId: null, stock: LOW_STOCK - 1 },
  ]);
  assert.deepEqual(await lowAfter(line(plain.id, null, 1)), []);
  assert.deepEqual(await lowAfter(line(sized.id, small, 4)), [
    { productId: sized.id, variantId: small, stock: LOW_STOCK - 2 },
  ]);
});

test('Returned stock goes to its product or size; a deleted size is ignored', async () => {
  const plain = await shop.make.product({ stock: 5 });
  const other = await shop.make.product({ stock: 5 });
  const sized = await shop.make.product({ variants: [{ stock: 5 }, { stock: 5 }] });
  const [small = 0, medium = 0] = sized.variantIds;
  const lines = [line(plain.id, null, 2), line(sized.id, small, 3), line(sized.id, medium, 1)];
  await ledger.take(lines);
  await shop.database.query(sql`UPDATE variants SET deleted_at = now() WHERE id = ${medium}`);
  await ledger.putBack(lines);
  assert.deepEqual(await stocks(plain), [5]);
  assert.deepEqual(await stocks(other), [5]);
  assert.deepEqual(await stocks(sized), [5, 5, 5]);
  assert.deepEqual(await movesOf(plain.id, 1), [
    { variant_id: null, delta: 2, reason: 'restock', vendor_order_id: vendorOrderId },
  ]);
  // It has nothing to sell, although it has stock.
  const { shortages } = await ledger.take([line(sized.id, medium, 1)]);
  assert.deepEqual(
    shortages.map(({ productId, variantId }) => [productId, variantId]),
    [[sized.id, medium]],
  );
  assert.deepEqual(await stocks(sized), [5, 5, 5]);
  const untouched = await shop.make.product({ variants: [{ stock: 5 }] });
  await shop.database.query(sql`UPDATE products SET stock = 77 WHERE id = ${untouched.id}`);
  await ledger.putBack([line(sized.id, small, 1)]);
  assert.deepEqual(await stocks(untouched), [77, 5]);
});

test('A product whose stock differs from the sum of its sizes cannot be sold', async () => {
  const sized = await shop.make.product({ variants: [{ stock: 5 }] });
  const [small = 0] = sized.variantIds;
  await shop.database.query(sql`UPDATE products SET stock = 1 WHERE id = ${sized.id}`);
  await assert.rejects(
    shop.database.transaction(() => ledger.take([line(sized.id, small, 2)])),
    /not the sum over its variants \(products\)/,
  );
  assert.deepEqual(await stocks(sized), [1, 5]);
});

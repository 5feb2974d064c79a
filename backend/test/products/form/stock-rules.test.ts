import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { LOW_STOCK } from '../../../src/facts/stock.ts';
import { lowStock } from '../../../src/ledger/low-stock.ts';
import { createStockLedger } from '../../../src/ledger/stock.ts';
import { LIMITS } from '../../../src/facts/limits.ts';
import type { FieldErrors } from '../../../src/wire/field-errors.ts';
import type { LockedProduct } from '../../../src/modules/catalogue/products/form/repository.ts';
import { changedStock, planStock, type EnteredStock } from '../../../src/modules/catalogue/products/form/stock.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const changed = (present: number, entered: EnteredStock) => {
  const errors: FieldErrors = new Map();
  return [changedStock(present, entered, 'stock', errors), errors.get('stock')];
};

const tooMany = { key: 'validation.too_big.number', params: { count: LIMITS.stock } };

test('A stock change applies to the current stock and stays between 0 and the maximum', () => {
  assert.deepEqual(changed(5, { stock: 8 }), [8, undefined]);
  assert.deepEqual(changed(5, { stock: 8, stock_seen: 7 }), [6, undefined]);
  assert.deepEqual(changed(5, { stock: 2, stock_seen: 7 }), [0, undefined]);
  assert.deepEqual(changed(5, { stock: 1, stock_seen: 7 }), [-1, { key: 'products.stock_left', params: { count: 5 } }]);
  assert.deepEqual(changed(5, { stock: LIMITS.stock }), [LIMITS.stock, undefined]);
  assert.deepEqual(changed(5, { stock: LIMITS.stock, stock_seen: 4 }), [LIMITS.stock + 1, tooMany]);
});

const planned = (present: Partial<LockedProduct> | null, entered: EnteredStock) => {
  const errors: FieldErrors = new Map();
  return [planStock(present as LockedProduct | null, entered, errors), errors.get('stock')];
};

test('A stock of zero must be explicit, unless the stock was already zero', () => {
  const missing = 'products.stock_required';
  assert.deepEqual(planned(null, { stock: 0 }), [0, missing]);
  assert.deepEqual(planned(null, { stock: 3 }), [3, undefined]);
  assert.deepEqual(planned({ stock: 5 }, { stock: 0 }), [0, missing]);
  assert.deepEqual(planned({ stock: 0 }, { stock: 0 }), [0, undefined]);
  assert.deepEqual(planned({ stock: 5 }, { stock: 0, stock_seen: 0 }), [5, undefined]);
  assert.deepEqual(planned({ stock: 0 }, { stock: 0, stock_seen: 4 }), [
    -4,
    { key: 'products.stock_left', params: { count: 0 } },
  ]);
  assert.deepEqual(planned({ stock: 5, has_variants: true }, { stock: 4, stock_seen: 5 }), [4, undefined]);
  assert.deepEqual(planned({ stock: 5, has_variants: true }, { stock: 0 }), [0, undefined]);
});

test('The ledger of a product without its variants sums its own moves, or zero', async () => {
  const book = createStockLedger(shop.database);
  const plain = await shop.make.product({ stock: 7 });
  const sized = await shop.make.product({ variants: [{ stock: 4 }] });
  assert.deepEqual([await book.entered(plain.id), await book.entered(sized.id)], [7, 0]);
});

test('Low stock is one to four pieces, also of one size; sold out is not low', async () => {
  const [few, many] = [LOW_STOCK - 1, LOW_STOCK];
  const plain = await Promise.all([0, 1, few, many].map(async (stock) => (await shop.make.product({ stock })).id));
  const sized = await Promise.all(
    [
      [many, many],
      [many, few],
      [many, 0],
      [many, 1],
    ].map(async (stocks) => shop.make.product({ variants: stocks.map((stock) => ({ stock })) })),
  );
  await shop.database.query(sql`UPDATE variants SET deleted_at = now() WHERE id = ${sized[3]?.variantIds[1]}`);
  const ids = [...plain, ...sized.map(({ id }) => id)];
  const low = await shop.database.query<{ id: number }>(
    sql`SELECT p.id FROM products p WHERE p.id >= ${Math.min(...ids)} AND ${lowStock}`,
  );
  const found = new Set(low.map(({ id }) => id));
  assert.deepEqual(
    ids.map((id) => found.has(id)),
    [false, true, true, false, false, true, false, false],
  );
});

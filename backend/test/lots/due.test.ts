import assert from 'node:assert/strict';
import { after, afterEach, before, mock, test } from 'node:test';
import { createDueLots } from '../../src/modules/catalogue/lots/due.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots } from '../support/lots.ts';
import { createSales, type Sales } from '../support/sales.ts';

const DAY_MS = 86_400_000;

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let settleDue: () => Promise<void>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  settleDue = createDueLots(shop.database);
});
afterEach(() => mock.timers.reset());
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const promise = (categoryId: number, days: number) =>
  shop.database.query(sql`UPDATE categories SET min_shelf_life_days = ${days} WHERE id = ${categoryId}`);

const waiting = async (categoryId: number) => {
  const row = await shop.database.first<{ due: boolean }>(
    sql`SELECT lots_due_at IS NOT NULL AS due FROM categories WHERE id = ${categoryId}`,
  );
  return row?.due;
};

test('A longer promise takes batches off sale, a shorter one puts them back', async () => {
  const { product } = await lots.tracked([{ lot_no: 'A', days: 80, quantity: 3 }]);
  await promise(product.categoryId, 90);
  assert.equal(await waiting(product.categoryId), true);
  await settleDue();
  assert.deepEqual(await lots.stored(product.id), [['A', 3, 'short_dated']]);
  assert.equal(await waiting(product.categoryId), false);
  await promise(product.categoryId, 10);
  await Promise.all([settleDue(), settleDue()]);
  assert.deepEqual(await lots.stored(product.id), [['A', 3, null]]);
  assert.equal((await lots.productRow(product.id))?.stock, 3);
});

test('A product that moves to another category follows its promise', async () => {
  const { product } = await lots.tracked([{ lot_no: 'A', days: 80, quantity: 3 }]);
  const strict = await shop.make.category();
  await promise(strict.id, 90);
  await settleDue();
  await shop.database.query(sql`UPDATE products SET category_id = ${strict.id} WHERE id = ${product.id}`);
  await settleDue();
  assert.deepEqual(await lots.stored(product.id), [['A', 3, 'short_dated']]);
  assert.equal(await waiting(strict.id), false);
});

test('A sale at midnight takes a batch on its last day, or not at all', async () => {
  const { product } = await lots.tracked([
    { lot_no: 'LAST', days: 30, quantity: 12 },
    { lot_no: 'LATER', days: 300, quantity: 4 },
  ]);
  const drafts = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const customer = await shop.make.customer();
      return { customer, orderNo: await sales.draft(customer, [{ productId: product.id }]) };
    }),
  );
  const placeAll = (some: typeof drafts) => some.map(({ customer, orderNo }) => sales.place(customer, orderNo));
  const evening = placeAll(drafts.slice(0, 8));
  mock.timers.enable({ apis: ['Date'], now: Date.now() + DAY_MS });
  const placed = await Promise.all([...evening, ...placeAll(drafts.slice(8)), settleDue(), settleDue()]);
  const statuses = placed.flatMap((each) => (each ? [each.status] : []));
  for (const status of statuses) assert.ok([200, 409, 422].includes(status), String(status));
  await settleDue();
  const [last] = await lots.stored(product.id);
  assert.equal(last?.[2], 'short_dated');
  const sold = await shop.database.query<{ lot_no: string; quantity: number }>(sql`
    SELECT l.lot_no, sum(taken.quantity)::integer AS quantity FROM order_item_lots taken JOIN lots l ON l.id = taken.lot_id
    WHERE l.product_id = ${product.id} GROUP BY l.lot_no`);
  assert.equal(
    sold.reduce((sum, { quantity }) => sum + quantity, 0),
    statuses.filter((status) => status === 200).length,
  );
  await sales.assertBooksAreRight();
});

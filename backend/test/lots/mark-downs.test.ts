import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createEndedMarkDowns } from '../../src/modules/catalogue/lots/mark-downs.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots, type LotSpec } from '../support/lots.ts';
import { createSales, type Sales } from '../support/sales.ts';

/** Days of shelf life that a category promises by default. */
const PROMISED = 30;

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let endMarkDowns: () => Promise<void>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  endMarkDowns = createEndedMarkDowns(shop.database);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const tracked = async (specs: readonly LotSpec[]) => {
  const { vendor, product } = await lots.tracked(specs);
  const lotOf = async (number: string) => {
    const id = await lots.idOf(product.id, number);
    return (await shop.call(`GET /vendor/lots/${id}`, { token: vendor.token })).body.data;
  };
  const post = (path: string, body: object) => shop.call(`POST ${path}`, { token: vendor.token, body });
  const markDown = async (number: string, discount: number, seen = 0) =>
    post(`/vendor/products/${product.slug}/mark-down`, {
      ...{ lot_id: await lots.idOf(product.id, number), discount, discount_seen: seen },
    });
  const stored = () =>
    shop.database.first<{ discount: number; marked_down: boolean }>(
      sql`SELECT discount, marked_down FROM products WHERE id = ${product.id}`,
    );
  const quarantine = async (number: string) =>
    post(`/vendor/lots/${await lots.idOf(product.id, number)}/quarantine`, { reason: 'Wet' });
  const newsOf = () =>
    shop.database.query<{ payload: Record<string, unknown> }>(sql`
      SELECT payload FROM notifications WHERE user_id = ${vendor.id} AND kind = 'mark_down_ended'`);
  return { vendor, product, lotOf, post, markDown, stored, quarantine, newsOf };
};

/** Sold in the last 90 days, as one order. */
const sell = async (productId: number, quantity: number) =>
  sales.buy(await shop.make.customer(), [{ productId, quantity }]);

test('The less time is left, the higher is the suggested discount', async () => {
  const { lotOf } = await tracked([
    { lot_no: 'FAR', days: PROMISED + 91, quantity: 5 },
    { lot_no: 'TEN', days: PROMISED + 61, quantity: 5 },
    { lot_no: 'MORE', days: PROMISED + 60, quantity: 5 },
    { lot_no: 'MOST', days: PROMISED + 29, quantity: 5 },
    { lot_no: 'NEVER', days: null, quantity: 5 },
  ]);
  const suggested = async (number: string) => (await lotOf(number)).mark_down?.discount ?? null;
  assert.deepEqual(
    [await suggested('FAR'), await suggested('TEN'), await suggested('MORE'), await suggested('MOST')],
    [null, 10, 25, 40],
  );
  assert.equal(await suggested('NEVER'), null);
});

test('Only units not sold in time count, and earlier batches are sold first', async () => {
  const { product, lotOf } = await tracked([
    { lot_no: 'A', days: PROMISED + 44, quantity: 30 },
    { lot_no: 'B', days: PROMISED + 44, quantity: 10 },
  ]);
  await sell(product.id, 24);
  // 24 in 90 days are 12 in 45: the 6 of A, and 6 of the 10 of B.
  assert.equal((await lotOf('A')).mark_down, null);
  assert.deepEqual((await lotOf('B')).mark_down, { discount: 25, discount_seen: 0, units: 4 });
});

test('A mark-down ends with its batch, and restores the earlier discount', async () => {
  const { product, markDown, stored, quarantine, newsOf, lotOf } = await tracked([
    { lot_no: 'A', days: PROMISED + 40, quantity: 5 },
    { lot_no: 'B', days: 400, quantity: 5 },
  ]);
  await shop.database.query(sql`UPDATE products SET discount = 5 WHERE id = ${product.id}`);
  assert.equal((await markDown('A', 25, 5)).status, 200);
  assert.deepEqual(await stored(), { discount: 25, marked_down: true });
  const shown = await shop.call(`GET /products/${product.id}`);
  assert.deepEqual([shown.body.product.discount, shown.body.product.marked_down], [25, true]);
  assert.deepEqual([(await lotOf('A')).marked_down, (await lotOf('A')).mark_down], [25, null]);
  await endMarkDowns();
  assert.equal((await stored())?.discount, 25);
  assert.equal((await markDown('A', 40, 25)).status, 200);
  await quarantine('A');
  await Promise.all([endMarkDowns(), endMarkDowns()]);
  assert.deepEqual(await stored(), { discount: 5, marked_down: false });
  const news = await newsOf();
  assert.deepEqual(
    news.map(({ payload }) => payload),
    [{ slug: product.slug, name: product.name, name_arabic: news[0]?.payload.name_arabic, lot_no: 'A', discount: 5 }],
  );
});

test('A sold-out batch ends its mark-down', async () => {
  const { product, markDown, stored } = await tracked([{ lot_no: 'A', days: PROMISED + 40, quantity: 2 }]);
  await markDown('A', 25);
  await sell(product.id, 2);
  await endMarkDowns();
  assert.deepEqual(await stored(), { discount: 0, marked_down: false });
});

test('A discount that the vendor changes is theirs from then on', async () => {
  const { product, markDown, stored, quarantine, newsOf } = await tracked([
    { lot_no: 'A', days: PROMISED + 40, quantity: 2 },
  ]);
  await markDown('A', 25);
  await shop.database.query(sql`UPDATE products SET discount = 30 WHERE id = ${product.id}`);
  assert.deepEqual(await stored(), { discount: 30, marked_down: false });
  await shop.database.query(sql`UPDATE products SET discount = 25 WHERE id = ${product.id}`);
  await quarantine('A');
  await endMarkDowns();
  assert.deepEqual(await stored(), { discount: 25, marked_down: false });
  assert.deepEqual(await newsOf(), []);
});

test('An outdated screen, a stopped batch or a lower discount is refused', async () => {
  const { markDown, stored, quarantine } = await tracked([
    { lot_no: 'A', days: PROMISED + 40, quantity: 2 },
    { lot_no: 'B', days: PROMISED + 50, quantity: 2 },
  ]);
  assert.equal((await markDown('A', 25, 10)).body.code, 'changed_meanwhile');
  await markDown('A', 25);
  assert.deepEqual(Object.keys((await markDown('B', 25, 25)).body.errors), ['discount']);
  await quarantine('B');
  assert.deepEqual(Object.keys((await markDown('B', 40, 25)).body.errors), ['lot_id']);
  assert.deepEqual(await stored(), { discount: 25, marked_down: true });
});

test('Two clicks mark a product down once', async () => {
  const { markDown, product } = await tracked([{ lot_no: 'A', days: PROMISED + 40, quantity: 2 }]);
  const clicks = await Promise.all([markDown('A', 25), markDown('A', 25)]);
  assert.deepEqual(clicks.map(({ status }) => status).sort(), [200, 409]);
  const rows = await shop.database.query(sql`SELECT id FROM mark_downs WHERE product_id = ${product.id}`);
  assert.equal(rows.length, 1);
});
